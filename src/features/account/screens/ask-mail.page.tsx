import type { ReactNode } from 'react'
import { activationLinkSentPath } from '#addresses.ts'
import type { FormState } from '#forms/answer.ts'
import { Island } from '#islands/island.tsx'
import { minutesInLetters } from '#period-words.ts'
import { proofLifetimeInMinutes } from '#periods.ts'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { WholeWords } from '#ui/whole-words/whole-words.tsx'
import EmailForm from './email-form.island.tsx'

type AskMailPageProps = { frame: Frame; state?: FormState }

export function ActivationLinkPage({ frame, state }: AskMailPageProps) {
  return (
    <AskMail
      frame={frame}
      title="Activatielink aanvragen"
      state={state}
      form={{
        action: '/actions/users/send-activation-email',
        submitLabel: 'Stuur mij een activatielink',
        hint: 'Het e-mailadres waarmee je je account hebt gemaakt.',
        sent: activationLinkSentPath,
      }}
    >
      <p>
        <WholeWords>
          Ben je je activatiemail kwijt, of is de link verlopen? Vul je e-mailadres in. We sturen je een
          nieuwe link.
        </WholeWords>
      </p>
    </AskMail>
  )
}

export function ForgotPasswordPage({ frame, state }: AskMailPageProps) {
  return (
    <AskMail
      frame={frame}
      title="Wachtwoord vergeten"
      state={state}
      form={{
        action: '/actions/users/send-password-reset-email',
        submitLabel: 'Stuur mij een link',
        hint: 'Het e-mailadres van je account.',
        sent: frame.addresses.resetLinkSent,
      }}
    >
      <p>
        <WholeWords>
          {`Vul je e-mailadres in. We sturen je een link waarmee je een nieuw wachtwoord kiest. De link werkt ${minutesInLetters(proofLifetimeInMinutes['reset-password'])}.`}
        </WholeWords>
      </p>
    </AskMail>
  )
}

type AskMailProps = {
  frame: Frame
  title: string
  state: FormState | undefined
  form: { action: string; submitLabel: string; hint: string; sent: string }
  children: ReactNode
}

function AskMail({ frame, title, state, form, children }: AskMailProps) {
  return (
    <Document frame={frame} title={pageTitle(state ? `Fout: ${title}` : title)} isPrivate>
      <div className="plain-page container">
        <h1>{title}</h1>
        {children}
        <Island of={EmailForm} props={{ ...form, ...(state && { state }) }} wake="idle" />
        <p>
          <a href={frame.addresses.logIn}>Terug naar inloggen</a>
        </p>
      </div>
    </Document>
  )
}
