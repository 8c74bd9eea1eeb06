import type { FormState } from '#forms/answer.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Field } from '#ui/field/field.tsx'
import { PlainForm } from '../../plain-form.view.tsx'

type AskCodePageProps = { frame: Frame; returnUrl?: string | undefined; state?: FormState }

export function AskCodePage({ frame, returnUrl, state }: AskCodePageProps) {
  const isRecovery = state?.values.kind === 'recovery'
  return (
    <EditorDocument frame={frame} title={state ? 'Fout: Vul je code in' : 'Vul je code in'} isNarrow>
      <div className="editor-panel">
        <PlainForm
          action="/api/v1/redactie/code"
          submitLabel="Verder"
          state={isRecovery ? undefined : state}
          prefix="code"
        >
          <input type="hidden" name="redirect" value={returnUrl ?? ''} />
          <Field
            name="code"
            label="Code uit je app"
            hint="Open de app op je telefoon en typ de 6 cijfers over."
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            autoFocus={!state}
            errors={isRecovery ? {} : state?.errors}
            required
          />
        </PlainForm>
      </div>
      <details className="editor-panel" open={isRecovery || undefined}>
        <summary>Geen telefoon bij de hand?</summary>
        <PlainForm
          action="/api/v1/redactie/code"
          submitLabel="Gebruik herstelcode"
          look="secondary"
          state={isRecovery ? state : undefined}
          prefix="herstel"
        >
          <input type="hidden" name="redirect" value={returnUrl ?? ''} />
          <input type="hidden" name="kind" value="recovery" />
          <Field
            name="code"
            label="Herstelcode"
            hint="Een van de tien codes die je hebt afgedrukt. Elke code werkt één keer."
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            errors={isRecovery ? state?.errors : {}}
            required
          />
        </PlainForm>
        <p>Ook je herstelcodes kwijt? Vraag de beheerder van de website om je code te wissen.</p>
      </details>
    </EditorDocument>
  )
}
