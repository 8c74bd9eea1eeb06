import { DemoMailbox } from '#site/demo-mailbox.tsx'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Message } from '#ui/message/message.tsx'
import type { Editor } from '../editor.ts'

type RecoveryCodesPageProps = { frame: Frame; editor: Editor; email: string; recoveryCodes: string[] }

export function RecoveryCodesPage({ frame, editor, email, recoveryCodes }: RecoveryCodesPageProps) {
  return (
    <EditorDocument frame={frame} editor={editor} title="Bewaar je herstelcodes" isNarrow>
      <Message tone="good">Je app is ingesteld. Vanaf nu vragen we bij het inloggen om een code.</Message>
      <DemoMailbox frame={frame} to={email} />
      <p>
        Ben je je telefoon kwijt? Dan kom je binnen met een herstelcode. Elke code werkt één keer. Je ziet ze
        alleen nu: druk ze af en bewaar ze op een veilige plek.
      </p>
      <section className="recovery-codes" aria-labelledby="herstelcodes">
        <h2 id="herstelcodes">Herstelcodes van {editor.name}</h2>
        <ol>
          {recoveryCodes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </section>
      <div className="form-actions">
        <Button type="button" look="secondary" data-print hidden>
          Druk de codes af
        </Button>
        <ButtonLink href="/redactie">Ik heb ze bewaard, naar de redactie</ButtonLink>
      </div>
    </EditorDocument>
  )
}
