import { Blocks } from '#features/blocks/blocks.view.tsx'
import type { Gathered } from '#features/blocks/gathered.ts'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import type { Page } from './page.ts'
import { RelatedView } from './related.view.tsx'
import { sharePictureAddress, sharePictureAlt } from './share-picture/address.ts'

type ContentPageProps = { frame: Frame; page: Page; gathered: Gathered }

export function ContentPage({ frame, page, gathered }: ContentPageProps) {
  return (
    <Document
      frame={frame}
      title={pageTitle(page.title)}
      description={page.description}
      sharePicture={{ address: sharePictureAddress(page), alt: sharePictureAlt(page) }}
    >
      <Blocks blocks={page.blocks} gathered={gathered} />
      <RelatedView page={page} gathered={gathered} />
    </Document>
  )
}
