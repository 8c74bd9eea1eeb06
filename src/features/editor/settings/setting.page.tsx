import type { FormState } from '#forms/answer.ts'
import { daysInWords } from '#period-words.ts'
import { reportedSearchesInDays } from '#periods.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Message } from '#ui/message/message.tsx'
import type { Editor } from '../people/editor.ts'
import { PlainForm } from '../plain-form.view.tsx'
import type { SettingForm, SettingValues } from './setting-form.ts'
import { RowCard, SettingInput } from './setting-row.view.tsx'

type SettingPageProps = {
  frame: Frame
  editor: Editor
  form: SettingForm
  values: SettingValues
  revision: string
  isSaved?: boolean
  state?: FormState
  /** What somebody else saved meanwhile. */
  others?: string[]
  /** Searches that found nothing, where they help. */
  searches: { query: string; times: number }[]
}

const rowsToAdd = 3

export function SettingPage(props: SettingPageProps) {
  const { frame, editor, form, values, revision, isSaved, state, others, searches } = props
  const errors = state?.errors ?? {}
  const { rows, removed = [] } = values
  const filled = rows.length + removed.length
  const empty = form.mayAdd ? Array.from({ length: rowsToAdd }, () => ({})) : []
  return (
    <EditorDocument frame={frame} editor={editor} title={state ? `Fout: ${form.title}` : form.title}>
      <p>
        <a href="/redactie/instellingen">Alle instellingen</a>
      </p>
      <p className="setting-lead">{form.lead}</p>
      {isSaved && <Message tone="good">Opgeslagen. Het staat binnen een paar seconden op de site.</Message>}
      {searches.length > 0 && <Searches searches={searches} />}
      <PlainForm action={`/api/v1/redactie/instellingen/${form.slug}`} submitLabel="Opslaan" state={state}>
        {others && <Others lines={others} />}
        <input type="hidden" name="revision" value={revision} />
        {form.fields.length > 0 && (
          <div className="setting-around">
            {form.fields.map((field) => (
              <SettingInput
                key={field.name}
                field={field}
                value={values.fields[field.name]}
                errors={errors}
              />
            ))}
          </div>
        )}
        {rows.map((row, number) => (
          <RowCard key={number} {...{ form, row, number, errors }} />
        ))}
        {removed.map((row, index) => (
          <RowCard key={`weg-${index}`} {...{ form, row, number: rows.length + index, errors }} isRemoved />
        ))}
        {empty.map((row, index) => (
          <RowCard key={`nieuw-${index}`} {...{ form, row, number: filled + index, errors }} isNew />
        ))}
      </PlainForm>
    </EditorDocument>
  )
}

function Others({ lines }: { lines: string[] }) {
  return (
    <details className="editor-panel" open>
      <summary>Dit is er nu opgeslagen</summary>
      <ul className="plain-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

function Searches({ searches }: { searches: SettingPageProps['searches'] }) {
  return (
    <details className="editor-panel">
      <summary>Hier vonden bezoekers niets mee ({searches.length})</summary>
      <p>Gezocht in de laatste {daysInWords(reportedSearchesInDays)}, het vaakst bovenaan.</p>
      <ul className="plain-list">
        {searches.map(({ query, times }) => (
          <li key={query}>
            {query} ({times} keer)
          </li>
        ))}
      </ul>
    </details>
  )
}
