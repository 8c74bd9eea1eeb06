import { mailboxPath } from '#addresses.ts'
import { momentInWords } from '#period-words.ts'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { Card } from '#ui/card/card.tsx'
import type { SentMail } from './mailbox.ts'

type MailboxPageProps = { frame: Frame; mails: Pick<SentMail, 'id' | 'to' | 'subject' | 'date'>[] }

export function MailboxPage({ frame, mails }: MailboxPageProps) {
  return (
    <Document frame={frame} title={pageTitle('Postvak')} isPrivate>
      <div className="plain-page container">
        <h1>Postvak</h1>
        <p>Dit is een demonstratie: mails gaan niet de deur uit. Je leest ze hier.</p>
        {mails.length === 0 && <p>Er zijn nog geen mails verstuurd.</p>}
        {mails.map(({ id, to, subject, date }) => (
          <Card key={id} title={subject} href={`${mailboxPath}/${id}`} level={2}>
            <p>
              Aan {to}, {momentInWords(date)}
            </p>
          </Card>
        ))}
      </div>
    </Document>
  )
}

type MailPageProps = { frame: Frame; mail: Omit<SentMail, 'html'> }

export function MailPage({ frame, mail }: MailPageProps) {
  return (
    <Document frame={frame} title={pageTitle(mail.subject)} isPrivate>
      <div className="plain-page container">
        <h1>{mail.subject}</h1>
        <p>
          Aan {mail.to}, {momentInWords(mail.date)}
        </p>
        <iframe
          className="mail-frame"
          title="De mail zoals hij eruitziet"
          src={`${mailboxPath}/${mail.id}/html`}
          sandbox="allow-popups allow-top-navigation-by-user-activation"
        />
        <h2>Als platte tekst</h2>
        <pre className="mail-text">{mail.text}</pre>
        <p>
          <a href={mailboxPath}>Terug naar het postvak</a>
        </p>
      </div>
    </Document>
  )
}
