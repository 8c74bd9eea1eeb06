import { activationLinkPath, registerPath } from '#addresses.ts'
import type { FormState } from '#forms/answer.ts'
import { Island } from '#islands/island.tsx'
import { DemoMailbox } from '#site/demo-mailbox.tsx'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { Beside } from '#ui/beside/beside.tsx'
import { Message, type MessageTone } from '#ui/message/message.tsx'
import { alreadyLoggedIn } from './already-logged-in.ts'
import LogInForm from './log-in-form.island.tsx'
import SendOn from './send-on.island.tsx'

type LogInPageProps = {
  frame: Frame
  state?: FormState
  /** Where to go after logging in: a path of our own. */
  returnUrl?: string | undefined
  /** What just happened, from the `r` of the address. */
  result?: string | undefined
}

/** The specification's texts, to the letter. `isMailed`: whoever did it got a mail too. */
const results: Record<string, { tone: MessageTone; text: string; isMailed?: true }> = {
  activated: { tone: 'good', text: 'Je account is geactiveerd!' },
  'password-reset': {
    tone: 'good',
    text: 'Je wachtwoord is gewijzigd, je kunt nu inloggen met het nieuwe wachtwoord.',
    isMailed: true,
  },
  'email-verified': {
    tone: 'good',
    text: 'Je e-mailadres is gewijzigd, je kunt nu inloggen met het nieuwe e-mailadres.',
    isMailed: true,
  },
  'email-verified-failed': {
    tone: 'wrong',
    text: 'Je e-mailadres kon helaas niet worden gewijzigd, neem contact met ons op.',
  },
}

export function LogInPage({ frame, state, returnUrl, result = '' }: LogInPageProps) {
  const { forgotPassword, myAccount } = frame.addresses
  const banner = Object.hasOwn(results, result) ? results[result] : undefined
  return (
    <Document frame={frame} title={pageTitle(state ? 'Fout: Inloggen' : 'Inloggen')} isPrivate>
      <div className="plain-page container">
        <h1>Log in op je IZZ-account</h1>
        {/* Whoever is logged in with another account reads what happened too. */}
        {banner ? (
          <>
            <Message tone={banner.tone}>{banner.text}</Message>
            {banner.isMailed && <DemoMailbox frame={frame} />}
          </>
        ) : (
          <Island of={SendOn} props={{ to: returnUrl ?? alreadyLoggedIn(frame.addresses) }} wake="load" />
        )}
        <Beside label="Nog geen account?" panel={<NoAccountYet />}>
          <Island
            of={LogInForm}
            props={{
              addresses: { forgotPassword, myAccount },
              ...(state && { state }),
              ...(returnUrl && { redirect: returnUrl }),
            }}
            wake="idle"
          />
        </Beside>
      </div>
    </Document>
  )
}

function NoAccountYet() {
  return (
    <>
      <h2>Nog geen account?</h2>
      <p>
        <a href={registerPath}>Maak gratis een account</a>. Wacht je nog op de activatiemail?{' '}
        <a href={activationLinkPath}>Vraag een nieuwe activatielink aan</a>.
      </p>
    </>
  )
}
