import type { ProfileOptions } from '#features/profile/options.ts'
import type { FormState } from '#forms/answer.ts'
import { Island } from '#islands/island.tsx'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { Message } from '#ui/message/message.tsx'
import { alreadyLoggedIn } from './already-logged-in.ts'
import RegisterForm from './register-form.island.tsx'
import SendOn from './send-on.island.tsx'

type RegisterPageProps = { frame: Frame; options: ProfileOptions; state?: FormState }

export function RegisterPage({ frame, options, state }: RegisterPageProps) {
  return (
    <Document
      frame={frame}
      title={pageTitle(state ? 'Fout: Account maken' : 'Account maken')}
      description="Maak gratis een IZZ-account. Je hebt je e-mailadres nodig en een paar minuten tijd."
      isPrivate
    >
      <div className="plain-page container">
        <h1>Maak je IZZ-account</h1>
        <p>
          Lid zijn is gratis. Je bent in een paar minuten klaar. Heb je al een account?{' '}
          <a href={frame.addresses.logIn}>Log dan in</a>.
        </p>
        {frame.footer.notice && (
          <Message tone="notice">
            Dit is een demonstratie. Je wordt er geen lid mee en je sluit er geen verzekering mee af. Vul dus
            gerust een verzonnen naam in.
          </Message>
        )}
        <Island of={SendOn} props={{ to: alreadyLoggedIn(frame.addresses) }} wake="load" />
        <Island of={RegisterForm} props={{ options, ...(state && { state }) }} wake="idle" />
        <p>
          We gebruiken je gegevens alleen voor je account en je lidmaatschap. Lees in onze{' '}
          <a href="/privacy">privacyverklaring</a> hoe dat zit.
        </p>
      </div>
    </Document>
  )
}
