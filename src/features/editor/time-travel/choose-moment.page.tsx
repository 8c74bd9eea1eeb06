import type { FormState } from '#forms/answer.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { EditorForm } from '../drafts/editor-form.view.tsx'
import { type Later, MomentFields } from '../drafts/publishing/when-fields.view.tsx'
import type { Editor } from '../people/editor.ts'
import { calendarAddress } from '../planned/planned-change.ts'

type ChooseMomentPageProps = {
  frame: Frame
  editor: Editor
  later: Later
  lifetimeInHours: number
  state?: FormState | undefined
}

/** The whole site as it will be: which moment? */
export function ChooseMomentPage({ frame, editor, later, lifetimeInHours, state }: ChooseMomentPageProps) {
  return (
    <EditorDocument
      frame={frame}
      editor={editor}
      title={`${state ? 'Fout: ' : ''}Bekijk de site op een moment`}
    >
      <p className="setting-lead">
        Je loopt door de hele site zoals die dan is: de pagina’s, de menu’s, de bedragen en het zoeken. Je
        krijgt een besloten adres. Wie het heeft, kan {lifetimeInHours} uur meekijken. Versturen kan daar
        niet.
      </p>
      <EditorForm
        action="/api/v1/redactie/time-travel"
        submitLabel="Bekijk de site"
        state={state}
        back={calendarAddress}
      >
        <MomentFields state={state} later={later} />
      </EditorForm>
    </EditorDocument>
  )
}
