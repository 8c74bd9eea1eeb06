import type { FormState } from '#forms/answer.ts'
import { totpStepInSeconds } from '#periods.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Field } from '#ui/field/field.tsx'
import { PlainForm } from '../../plain-form.view.tsx'
import { QrCode } from './qr-code.view.tsx'

type SetUpCodePageProps = { frame: Frame; secret: string; address: string; state?: FormState }

export function SetUpCodePage({ frame, secret, address, state }: SetUpCodePageProps) {
  return (
    <EditorDocument
      frame={frame}
      title={state ? 'Fout: Stel je inlogcode in' : 'Stel je inlogcode in'}
      isNarrow
    >
      <p>
        Wie aan de website werkt, logt in met een wachtwoord én een code. Zo komt niemand binnen die alleen je
        wachtwoord kent. Dit instellen doe je één keer.
      </p>
      <ol className="code-steps">
        <li>
          <h2>Kies een app</h2>
          <p>
            Gebruik een app die inlogcodes geeft. Heb je er nog geen? Neem dan bijvoorbeeld Google
            Authenticator, Microsoft Authenticator of je wachtwoordmanager.
          </p>
        </li>
        <li>
          <h2>Scan deze code</h2>
          <p>Kies in de app voor een nieuw account en richt je camera op het plaatje.</p>
          <QrCode text={address} label="QR-code voor je app" />
          <p>Lukt scannen niet? Typ dan deze sleutel in de app:</p>
          <p className="code-secret">{secret.match(/.{1,4}/g)?.join(' ')}</p>
        </li>
        <li>
          <h2>Vul de code uit de app in</h2>
          <PlainForm action="/api/v1/redactie/code/instellen" submitLabel="Bevestig" state={state}>
            <Field
              name="code"
              label="Code uit je app"
              hint={`Dit zijn 6 cijfers. Ze veranderen elke ${totpStepInSeconds} seconden.`}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              errors={state?.errors}
              required
            />
          </PlainForm>
        </li>
      </ol>
    </EditorDocument>
  )
}
