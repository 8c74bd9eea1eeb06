import { LinkTiles } from '#ui/link-tiles/link-tiles.tsx'
import { PictureImage } from '#ui/picture/picture.tsx'
import type { Picture } from '#ui/picture/picture-file.ts'
import { SearchForm } from '#ui/search-form/search-form.tsx'
import { Document, pageTitle } from './document.tsx'
import type { Frame } from './frame.ts'

type NotFoundPageProps = { frame: Frame; picture?: Picture | undefined }

const home = { label: 'De homepagina', path: '/' }

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
            <SearchForm action={frame.addresses.search} id="zoek-verder" label="Zoek verder" />
          </div>
          {picture && <PictureImage picture={picture} alt="" sizes="24rem" isFirstInView />}
        </div>
        <h2>Of ga verder naar</h2>
        <LinkTiles links={[home, ...frame.navigation.main, ...frame.navigation.service]} />
      </div>
    </Document>
  )
}
