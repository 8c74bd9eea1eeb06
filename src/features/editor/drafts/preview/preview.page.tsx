import { Blocks } from '#features/blocks/blocks.view.tsx'
import type { Gathered } from '#features/blocks/gathered.ts'
import { WordNotes } from '#features/blocks/glossary/word-notes.view.tsx'
import { inWords } from '#features/insurance/days.ts'
import { RelatedView } from '#features/pages/related.view.tsx'
import { momentInWords } from '#period-words.ts'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { Message } from '#ui/message/message.tsx'
import type { Sketch } from './sketch.ts'

type PreviewPageProps = {
  frame: Frame
  sketch: Sketch
  gathered: Gathered
  expiresAt: string
  day: string | undefined
}

/** A draft as visitors would see it, for whoever has the private address. */
export function PreviewPage({
  frame,
  sketch: { page, unfinished },
  gathered,
  expiresAt,
  day,
}: PreviewPageProps) {
  return (
    <Document frame={frame} title={pageTitle(`Voorbeeld: ${page.title}`)} isPrivate>
      <div className="text">
        <form className="container" method="get">
          <div className="form-group">
            <Message tone="notice">
              <strong>Dit is een voorbeeld.</strong> De pagina staat zo nog niet op de site. Wie dit adres
              heeft, kan hem bekijken tot {momentInWords(expiresAt)}.
              {unfinished.length > 0 && ` Nog niet af, en daarom niet te zien: ${unfinished.join(', ')}.`}
            </Message>
            <Field
              label="Bekijk deze pagina op een andere dag"
              hint={
                day
                  ? `Je ziet de bedragen en datums van ${inWords(day)}.`
                  : 'Je ziet dan de bedragen en datums van die dag.'
              }
              name="dag"
              type="date"
              defaultValue={day}
            />
            <div className="form-actions">
              <Button type="submit" look="secondary">
                Toon die dag
              </Button>
            </div>
          </div>
        </form>
      </div>
      <Blocks blocks={page.blocks} gathered={gathered} />
      <WordNotes explained={gathered.explained} />
      <RelatedView page={page} gathered={gathered} />
    </Document>
  )
}
