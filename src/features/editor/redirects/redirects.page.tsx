import type { FormState } from '#forms/answer.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Field, FieldPrefix } from '#ui/field/field.tsx'
import { Message } from '#ui/message/message.tsx'
import type { Editor } from '../people/editor.ts'
import { mostRedirects } from '../work/work-limits.ts'
import { addedInWords } from './redirect-rows.ts'

type RedirectsPageProps = {
  frame: Frame
  editor: Editor
  /** How many were taken over from a file. */
  added?: number | undefined
  state?: FormState
}

const title = 'Doorverwijzingen uit een bestand'

/** Redirects to a spreadsheet and back. */
export function RedirectsPage({ frame, editor, added, state }: RedirectsPageProps) {
  const { faults = [] } = (state?.data ?? {}) as { faults?: string[] }
  return (
    <EditorDocument frame={frame} editor={editor} title={state ? `Fout: ${title}` : title} isNarrow>
      <p>
        <a href="/redactie/instellingen/doorverwijzingen">Alle doorverwijzingen</a> ·{' '}
        <a href="/redactie/niet-gevonden">Niet gevonden</a>
      </p>
      {added !== undefined && <Message tone="good">{addedInWords(added)}</Message>}
      {state && (
        <Message tone="wrong">
          <p>{state.message}</p>
          {faults.length > 0 && (
            <ul className="redirect-faults">
              {faults.map((fault) => (
                <li key={fault}>
                  <bdi>{fault}</bdi>
                </li>
              ))}
            </ul>
          )}
        </Message>
      )}
      <section className="editor-panel" aria-labelledby="bewaren">
        <h2 id="bewaren">Downloaden als bestand</h2>
        <p>Je krijgt een CSV-bestand met alle doorverwijzingen. Dat open je in een programma zoals Excel.</p>
        <p>
          <ButtonLink look="secondary" href="/redactie/doorverwijzingen/csv">
            Download als CSV
          </ButtonLink>
        </p>
      </section>
      <section className="editor-panel" aria-labelledby="overnemen">
        <h2 id="overnemen">Overnemen uit een bestand</h2>
        <p>
          Zet in de eerste kolom het oude adres en in de tweede kolom het adres van de pagina waar het naartoe
          gaat. Bewaar het als CSV. Doorverwijzingen die er al zijn, blijven staan. Klopt één regel niet, dan
          nemen we niets over.
        </p>
        <form
          className="form"
          method="post"
          action="/api/v1/redactie/redirects/import"
          encType="multipart/form-data"
        >
          <FieldPrefix value="bestand">
            <Field
              name="file"
              type="file"
              accept=".csv,text/csv"
              label="CSV-bestand"
              hint={`Hooguit ${mostRedirects} regels.`}
              errors={state?.errors}
            />
          </FieldPrefix>
          <div className="form-actions">
            <Button>Neem over</Button>
          </div>
        </form>
      </section>
    </EditorDocument>
  )
}
