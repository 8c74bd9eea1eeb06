import { registeredPath } from '#addresses.ts'
import type { ProfileOptions } from '#features/profile/options.ts'
import type { FormState } from '#forms/answer.ts'
import { Island } from '#islands/island.tsx'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { Beside } from '#ui/beside/beside.tsx'
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
        <Beside label="Over je account" panel={<AboutMembership />}>
          <Island
            of={RegisterForm}
            props={{ options, sent: registeredPath, ...(state && { state }) }}
            wake="idle"
          />
          <p>
            We gebruiken je gegevens alleen voor je account en je lidmaatschap. Lees in onze{' '}
            <a href="/privacy">privacyverklaring</a> hoe dat zit.
          </p>
        </Beside>
      </div>
    </Document>
  )
}

function AboutMembership() {
  return (
    <>
      <h2>Dit heb je nodig</h2>
      <ul>
        <li>een e-mailadres waar je nu bij kunt</li>
        <li>een wachtwoord dat je nergens anders gebruikt</li>
        <li>een paar minuten tijd</li>
      </ul>
      <h2>Dit krijg je als lid</h2>
      <ul>
        <li>
          gratis <a href="/gezond-werken/trainingen">trainingen</a> met mensen die hetzelfde werk doen
        </li>
        <li>
          <a href="/ledenvoordeel/kortingen">kortingen</a> voor wie in de zorg werkt
        </li>
        <li>
          een stem in het <a href="/ledenvoordeel/ledenpanel">ledenpanel</a>, als je dat wilt
        </li>
      </ul>
      <h2>Je gegevens blijven van jou</h2>
      <p>Je kunt ze altijd bekijken, meenemen en weer laten verwijderen.</p>
    </>
  )
}
