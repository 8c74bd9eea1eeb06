import { Blocks } from '#features/blocks/blocks.view.tsx'
import type { Gathered } from '#features/blocks/gathered.ts'
import { WordNotes } from '#features/blocks/glossary/word-notes.view.tsx'
import { isToChooseFrom } from '#features/blocks/hero/hero.view.tsx'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import type { Page } from './page.ts'
import { actionsOf, railedBlocks } from './rail/rail.ts'
import { Rail, Railed } from './rail/rail.view.tsx'
import { ReadAloud } from './read-aloud/read-aloud.view.tsx'
import { RelatedView } from './related.view.tsx'
import { sharePictureAddress, sharePictureAlt } from './share-picture/address.ts'

type ContentPageProps = { frame: Frame; page: Page; gathered: Gathered }

export function ContentPage({ frame, page, gathered }: ContentPageProps) {
  const { before, beside, rest } = railedBlocks(page.blocks, gathered.keyAmount !== undefined)
  const rail = { beside, amount: gathered.keyAmount, isAtTop: before.length === 1 }
  return (
    <Document
      frame={frame}
      title={pageTitle(page.title)}
      description={page.description}
      isShort={before[0]?.kind === 'hero' && isToChooseFrom(before[1])}
      sharePicture={{ address: sharePictureAddress(page), alt: sharePictureAlt(page) }}
    >
      <Blocks blocks={before} gathered={gathered} />
      {beside[0]?.kind === 'sticky-panel' ? (
        <Blocks blocks={beside} gathered={gathered} abovePanel={<Rail {...rail} />} />
      ) : beside.length > 0 ? (
        <Railed rail={<Rail {...rail} actions={actionsOf(page.blocks)} />}>
          <Blocks blocks={beside} gathered={gathered} />
        </Railed>
      ) : (
        rest.length > 0 && (
          <div className="read-aloud-place container">
            <ReadAloud />
          </div>
        )
      )}
      <Blocks blocks={rest} gathered={gathered} />
      <WordNotes explained={gathered.explained} />
      <RelatedView page={page} gathered={gathered} />
    </Document>
  )
}
