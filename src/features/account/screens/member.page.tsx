import { accountRemovedPath } from '#addresses.ts'
import { Island } from '#islands/island.tsx'
import { daysInWords } from '#period-words.ts'
import { securityLogInDays } from '#periods.ts'
import { DemoMailbox } from '#site/demo-mailbox.tsx'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { MemberDocument } from '#site/member-document.tsx'
import { ButtonLink } from '#ui/button/button.tsx'
import { Message } from '#ui/message/message.tsx'
import { WholeWords } from '#ui/whole-words/whole-words.tsx'
import ChangeEmailForm, { type ChangeEmailFormProps } from './change-email-form.island.tsx'
import ChangePasswordForm from './change-password-form.island.tsx'
import MailedTo from './mailed-to.island.tsx'
import RemoveAccountForm from './remove-account-form.island.tsx'

/** `done`: what was asked for without script, and what to do next. */
type ChangeEmailPageProps = { frame: Frame; done?: string | undefined } & ChangeEmailFormProps

export function ChangeEmailPage({ frame, member, state, done }: ChangeEmailPageProps) {
  const title = 'E-mailadres wijzigen'
  return (
    <MemberDocument frame={frame} title={state ? `Fout: ${title}` : title} heading={title}>
      {done ? (
        <Message tone="good">{done}</Message>
      ) : (
        <Island of={ChangeEmailForm} props={{ member, ...(state && { state }) }} wake="load" />
      )}
      <DemoMailbox frame={frame} />
    </MemberDocument>
  )
}

export function ChangePasswordPage({ frame, email }: { frame: Frame; email: string }) {
  return (
    <MemberDocument frame={frame} title="Wachtwoord wijzigen">
      <p>
        Na het wijzigen log je op andere apparaten opnieuw in. Je krijgt een mail ter bevestiging op{' '}
        <strong>{email}</strong>.
      </p>
      <Island of={ChangePasswordForm} props={{}} wake="load" />
      <DemoMailbox frame={frame} />
    </MemberDocument>
  )
}

export function RemoveAccountPage({ frame, email }: { frame: Frame; email: string }) {
  return (
    <MemberDocument frame={frame} title="Account verwijderen">
      <h2>Dit gaat weg</h2>
      <ul className="plain-list">
        <li>
          <WholeWords>je naam, e-mailadres, geboortedatum en wachtwoord</WholeWords>
        </li>
        <li>wat je over je werk en je lidmaatschap hebt ingevuld</li>
        <li>je aanmelding voor het ledenpanel en de nieuwsbrief</li>
      </ul>
      <h2>Dit blijft</h2>
      <ul className="plain-list">
        <li>je zorgverzekering: die loopt via VGZ of CZ en verandert niet</li>
        <li>
          een logboek voor de beveiliging, {daysInWords(securityLogInDays)},{' '}
          <WholeWords>zonder je naam of e-mailadres</WholeWords>
        </li>
      </ul>
      <Island of={RemoveAccountForm} props={{ removed: accountRemovedPath, email }} wake="load" />
    </MemberDocument>
  )
}

export function AccountRemovedPage({ frame }: { frame: Frame }) {
  return (
    <Document frame={frame} title={pageTitle('Account verwijderd')} isPrivate>
      <div className="plain-page container">
        <h1>Je account is verwijderd</h1>
        <p>Je gegevens zijn weg. We hebben je een laatste mail gestuurd als bevestiging.</p>
        <Island of={MailedTo} props={{}} wake="load" />
        <DemoMailbox frame={frame} />
        <p>
          <ButtonLink href="/">Naar de homepagina</ButtonLink>
        </p>
      </div>
    </Document>
  )
}
