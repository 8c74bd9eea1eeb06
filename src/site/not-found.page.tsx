import { PictureImage } from '#ui/picture/picture.tsx'
import type { Picture } from '#ui/picture/picture-file.ts'
import { Document, pageTitle } from './document.tsx'
import type { Frame } from './frame.ts'
import { SearchForm } from './search-form.tsx'

type NotFoundPageProps = { frame: Frame; picture?: Picture | undefined }

export function NotFoundPage({ frame, picture }: NotFoundPageProps) {
  return (
    <Document frame={frame} title={pageTitle('Pagina niet gevonden')} isPrivate>
      <div className="plain-page container">
        <div className="plain-page-beside">
          <div>
            <h1>Deze pagina vinden we niet</h1>
            <p>
              Misschien is de pagina verhuisd, of zit er een typefout in het adres. Zoek wat je nodig hebt:
            </p>
            <SearchForm id="zoek-verder" label="Zoek verder" />
          </div>
          {picture && <PictureImage picture={picture} alt="" sizes="24rem" isFirstInView />}
        </div>
        <h2>Of ga verder naar</h2>
        <ul>
          <li>
            <a href="/">De homepagina</a>
          </li>
          {[...frame.navigation.main, ...frame.navigation.service].map((item) => (
            <li key={item.path}>
              <a href={item.path}>{item.label}</a>
            </li>
          ))}
        </ul>
      </div>
    </Document>
  )
}
