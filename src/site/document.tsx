import type { ReactNode } from 'react'
import { BreadcrumbList } from './breadcrumb-list.tsx'
import type { Frame } from './frame.ts'
import { FloorAndHeaderPlace, FooterPlace } from './frame-parts.tsx'

type DocumentProps = {
  frame: Frame
  title: string
  description?: string
  /** Shown where somebody shares the page. */
  sharePicture?: SharePicture
  /** Something to choose from stands right below the title, and is to be seen at once. */
  isShort?: boolean
  /** Pages that search engines have no business with. */
  isPrivate?: boolean
  children: ReactNode
}

type SharePicture = { address: string; alt: string }

const sitePicture: SharePicture = {
  address: '/og.png',
  alt: 'Drie zorgmedewerkers met de armen om elkaar heen',
}

export function Document(props: DocumentProps) {
  const {
    frame,
    title,
    description,
    sharePicture = sitePicture,
    isShort = false,
    isPrivate = false,
    children,
  } = props
  const { assets, origin, path } = frame
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />
        <link rel="stylesheet" href={assets.style} />
        <script type="module" src={assets.script} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content="#00434b" />
        {description && <meta name="description" content={description} />}
        {isPrivate ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={origin + path} />
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content="IZZ" />
            <meta property="og:locale" content="nl_NL" />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
            <meta property="og:url" content={origin + path} />
            <meta property="og:image" content={origin + sharePicture.address} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta property="og:image:alt" content={sharePicture.alt} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
      </head>
      <body>
        <a className="skip-link" href="#inhoud">
          Ga naar de inhoud
        </a>
        {/* What stands still while the menu is open. */}
        <div id="app">
          <FloorAndHeaderPlace />
          <main id="inhoud" tabIndex={-1}>
            <BreadcrumbList breadcrumbs={frame.breadcrumbs} origin={origin} isShort={isShort} />
            {children}
          </main>
          <FooterPlace />
          <div className="backdrop" data-level="0" />
        </div>
        <p className="announcement" aria-live="polite" />
      </body>
    </html>
  )
}

/** The name of the site follows the name of the page, as in browser tabs elsewhere. */
export function pageTitle(title: string): string {
  return `${title} | IZZ`
}
