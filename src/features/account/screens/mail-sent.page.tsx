import { activationLinkPath, forgotPasswordPath } from '#addresses.ts'
import { Island } from '#islands/island.tsx'
import { minutesInLetters, minutesInWords } from '#period-words.ts'
import { proofLifetimeInMinutes } from '#periods.ts'
import { DemoMailbox } from '#site/demo-mailbox.tsx'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { WholeWords } from '#ui/whole-words/whole-words.tsx'
import MailedTo from './mailed-to.island.tsx'

/** After somebody asked for a mail: look in your mailbox. */
export type LinkMail = 'registration' | 'activation' | 'reset'

type SentMail = LinkMail | 'premium'

const texts: Record<SentMail, { title: string; text: string }> = {
  registration: {
    title: 'Kijk in je mailbox',
    text: `Bijna klaar. We hebben je een mail gestuurd. Open de link in die mail om je account te activeren. De link werkt ${minutesInWords(proofLifetimeInMinutes.activate)}.`,
  },
  activation: {
    title: 'Kijk in je mailbox',
    text: 'Als er een account met dit e-mailadres is dat nog niet actief is, dan hebben we je een nieuwe activatielink gemaild.',
  },
  reset: {
    title: 'Kijk in je mailbox',
    text: `Als er een account met dit e-mailadres is, dan hebben we je een link gemaild om een nieuw wachtwoord te kiezen. De link werkt ${minutesInLetters(proofLifetimeInMinutes['reset-password'])}.`,
  },
  premium: {
    title: 'Kijk in je mailbox',
    text: 'Klopt het e-mailadres? Dan staat de berekening zo in je mailbox. Vroeg je het net al een paar keer? Dan sturen we hem niet nog eens.',
  },
}

/** Where the same can be asked for again. */
const again: Record<LinkMail, string> = {
  registration: activationLinkPath,
  activation: activationLinkPath,
  reset: forgotPasswordPath,
}

/** `to`: the address of whoever asked in a form without script; `back` leads to what was mailed. */
type MailSentProps = { frame: Frame } & (
  | { sent: LinkMail; to?: string | undefined }
  | { sent: 'premium'; back: string; to: string }
)

export function MailSentPage({ frame, ...mail }: MailSentProps) {
  const { title, text } = texts[mail.sent]
  return (
    <Document frame={frame} title={pageTitle(title)} isPrivate>
      <div className="plain-page container">
        <h1>{title}</h1>
        <p>
          <WholeWords>{text}</WholeWords>
        </p>
        {mail.sent === 'premium' ? (
          <p>
            De mail gaat naar <strong>{mail.to}</strong>.
          </p>
        ) : (
          <Island of={MailedTo} props={{ mayAskAgain: true, to: mail.to }} wake="load" />
        )}
        <DemoMailbox frame={frame} />
        <h2>Geen mail gekregen?</h2>
        <ul>
          <li>Wacht een paar minuten. Soms is een mail wat langer onderweg.</li>
          <li>Kijk ook in de map met ongewenste mail.</li>
          <li>
            Niets gevonden?{' '}
            {mail.sent === 'premium' ? (
              <a href={mail.back}>Ga terug naar je berekening</a>
            ) : (
              <a href={again[mail.sent]}>Vraag een nieuwe link aan</a>
            )}
            .
          </li>
        </ul>
      </div>
    </Document>
  )
}
