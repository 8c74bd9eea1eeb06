import type { ReactNode } from 'react'
import type { Editor } from '#features/editor/people/editor.ts'
import { type Act, may } from '#features/editor/people/roles.ts'
import { WhoseScreen } from '#ui/form/whose-form.tsx'
import type { Frame } from '../frame.ts'
import { LogOutForm } from '../log-out-form.tsx'
import { Logo } from '../logo.tsx'

type EditorDocumentProps = {
  frame: Frame
  /** Not known yet while the second factor is asked for. */
  editor?: Editor | undefined
  title: string
  /** For a screen that fills the window and draws its own heading. */
  isWide?: boolean
  /** Other places to begin than the top of the content. */
  skipTo?: { href: string; label: string }[]
  /** Files that the page will need, asked for before its script does. */
  ahead?: string[]
  isLoggedOut?: boolean
  /** For a page with one thing to read or to fill in. */
  isNarrow?: boolean
  children: ReactNode
}

/** The frame of the redactie's own pages. Its stylesheet and script come on top of those of the site, and only here. */
export function EditorDocument(props: EditorDocumentProps) {
  const { frame, editor, title, isWide = false, isNarrow = false, skipTo = [], ahead = [], children } = props
  const { isLoggedOut = false } = props
  const { assets, path } = frame
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="color-scheme" content="light dark" />
        <title>{`${title} | Redactie IZZ`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="" />
        <link rel="stylesheet" href={assets.style} />
        <link rel="stylesheet" href={assets.editor.style} />
        <script type="module" src={assets.editor.script} />
        {ahead.map((href) =>
          href.endsWith('.css') ? (
            <link key={href} rel="preload" href={href} as="style" />
          ) : (
            <link key={href} rel="modulepreload" href={href} />
          ),
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body className="editor" data-account={editor?.memberId}>
        <a className="skip-link" href="#inhoud">
          Ga naar de inhoud
        </a>
        {skipTo.map(({ href, label }) => (
          <a key={href} className="skip-link" href={href}>
            {label}
          </a>
        ))}
        <EditorHeader path={path} editor={editor} isLoggedOut={isLoggedOut} />
        <main
          id="inhoud"
          tabIndex={-1}
          className={isWide ? 'editor-wide' : `editor-main${isNarrow ? ' editor-narrow' : ''}`}
        >
          {!isWide && <h1>{title.replace(/^Fout: /, '')}</h1>}
          <WhoseScreen value={editor?.memberId}>{children}</WhoseScreen>
        </main>
        <p className="announcement" aria-live="polite" />
      </body>
    </html>
  )
}

type EditorHeaderProps = { path: string; editor: Editor | undefined; isLoggedOut: boolean }

function EditorHeader({ path, editor, isLoggedOut }: EditorHeaderProps) {
  return (
    <header className="editor-header">
      <a className="editor-logo" href="/redactie">
        <Logo />
        <span className="editor-logo-word">redactie</span>
      </a>
      {editor && (
        <nav className="editor-navigation" aria-label="Redactie">
          <ul>
            {linksFor(editor).map((link) => (
              <li key={link.path}>
                <a href={link.path} aria-current={currentMark(link.path, path)}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="editor-who">
        {editor && <span className="editor-name">{editor.name}</span>}
        <a href="/">Naar de site</a>
        {!isLoggedOut && <LogOutForm />}
      </div>
    </header>
  )
}

const links: { path: string; label: string; act: Act }[] = [
  { path: '/redactie', label: 'Pagina’s', act: 'enter' },
  { path: '/redactie/gepland', label: 'Gepland', act: 'enter' },
  { path: '/redactie/media', label: 'Media', act: 'enter' },
  { path: '/redactie/instellingen', label: 'Instellingen', act: 'change-settings' },
  { path: '/redactie/collegas', label: 'Collega’s', act: 'manage' },
  { path: '/redactie/uitleg', label: 'Uitleg', act: 'enter' },
]

function linksFor(editor: Editor) {
  return links.filter(({ act }) => may(editor, act))
}

/** What belongs to no other link belongs to the pages. */
function currentMark(link: string, path: string): 'page' | 'true' | undefined {
  if (link === path) return 'page'
  const sections = links.slice(1).filter((section) => path.startsWith(`${section.path}/`))
  const isHere = link === '/redactie' ? !isSection(path) : sections.some((section) => section.path === link)
  return isHere ? 'true' : undefined
}

function isSection(path: string): boolean {
  return links.slice(1).some((section) => path === section.path || path.startsWith(`${section.path}/`))
}
