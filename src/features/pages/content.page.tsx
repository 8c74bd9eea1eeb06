import { Blocks } from '#features/blocks/blocks.view.tsx'
import type { Pictures } from '#features/blocks/pictures.ts'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import type { Page } from './page.ts'

type ContentPageProps = { frame: Frame; page: Page; pictures: Pictures }

export function ContentPage({ frame, page, pictures }: ContentPageProps) {
  return (
    <Document frame={frame} title={pageTitle(page.title)} description={page.description}>
      <Blocks blocks={page.blocks} pictures={pictures} />
    </Document>
  )
}
