import { toPlainText } from '@react-email/render'
import { Fragment, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { forgotPasswordPath, logInPath } from '#addresses.ts'
import { daysInWords, minutesInLetters, minutesInWords } from '#period-words.ts'
import { proofLifetimeInMinutes, registrationLifetimeInDays } from '#periods.ts'
import { Letter, Paragraph } from './letter.mail.tsx'
import type { Mail, MailKind, MailOf, WrittenMail } from './mail.ts'
import { redactieMails } from './redactie-mails.mail.tsx'

type Composed = { subject: string; letter: ReactElement }

/** Every kind of mail; one without its text is a type error. */
const composers: { [Kind in MailKind]: (mail: MailOf<Kind>, url: (path: string) => string) => Composed } = {
  activate: ({ path }, url) => ({
    subject: 'Activeer je IZZ-account',
    letter: (
      <Letter
        preview="Nog één stap en je account is klaar."
        action={{ label: 'Activeer mijn account', url: url(path) }}
        after={
          <Paragraph>
            De link werkt {minutesInWords(proofLifetimeInMinutes.activate)}. Open je hem op een ander
            apparaat? Dan vragen we je ook om het wachtwoord dat je koos. Heb je geen account aangevraagd? Dan
            hoef je niets te doen. Zonder activatie verwijderen we de aanvraag na{' '}
            {daysInWords(registrationLifetimeInDays)}.
          </Paragraph>
        }
      >
        <Paragraph>
          Welkom! Bevestig met de knop dat dit e-mailadres van jou is. Daarna kun je inloggen.
        </Paragraph>
      </Letter>
    ),
  }),

  'account-exists': ({ firstName }, url) => ({
    subject: 'Je hebt al een IZZ-account',
    letter: (
      <Letter
        firstName={firstName}
        preview="Je kunt inloggen met dit e-mailadres."
        action={{ label: 'Naar inloggen', url: url(logInPath) }}
        after={
          <Paragraph>
            Weet je je wachtwoord niet meer? Kies op de inlogpagina voor ‘Je wachtwoord vergeten?’. Was jij
            dit niet? Dan hoef je niets te doen: er is niets veranderd.
          </Paragraph>
        }
      >
        <Paragraph>
          Iemand vroeg met dit e-mailadres een account of een activatielink aan. Je hebt al een account dat
          actief is.
        </Paragraph>
      </Letter>
    ),
  }),

  'reset-password': ({ firstName, path }, url) => ({
    subject: 'Kies een nieuw wachtwoord',
    letter: (
      <Letter
        firstName={firstName}
        preview={`De link werkt ${minutesInLetters(proofLifetimeInMinutes['reset-password'])}.`}
        action={{ label: 'Kies een nieuw wachtwoord', url: url(path) }}
        after={
          <Paragraph>
            De link werkt {minutesInWords(proofLifetimeInMinutes['reset-password'])}. Heb je dit niet
            aangevraagd? Dan hoef je niets te doen. Je wachtwoord blijft hetzelfde.
          </Paragraph>
        }
      >
        <Paragraph>
          Je wilt een nieuw wachtwoord voor je IZZ-account. Dat kies je met de knop hieronder.
        </Paragraph>
      </Letter>
    ),
  }),

  'password-changed': ({ firstName }, url) => ({
    subject: 'Je wachtwoord is gewijzigd',
    letter: (
      <Letter
        firstName={firstName}
        preview="Was jij dit niet? Kies dan meteen een nieuw wachtwoord."
        action={{ label: 'Ik was dit niet', url: url(forgotPasswordPath) }}
      >
        <Paragraph>
          Het wachtwoord van je IZZ-account is zojuist gewijzigd. Heb je dat zelf gedaan? Dan hoef je niets te
          doen.
        </Paragraph>
        <Paragraph>Was jij dit niet? Kies dan meteen een nieuw wachtwoord met de knop.</Paragraph>
      </Letter>
    ),
  }),

  'confirm-email': ({ path }, url) => ({
    subject: 'Bevestig je nieuwe e-mailadres',
    letter: (
      <Letter
        preview="Tot je dit doet, blijft je oude e-mailadres werken."
        action={{ label: 'Bevestig mijn e-mailadres', url: url(path) }}
        after={
          <Paragraph>
            De link werkt {minutesInWords(proofLifetimeInMinutes['change-email'])}. Tot je bevestigt, blijft
            je oude e-mailadres werken. Heb je dit niet aangevraagd? Druk dan niet op de knop. Anders krijgt
            iemand anders een account met jouw e-mailadres.
          </Paragraph>
        }
      >
        <Paragraph>
          Je wilt dit e-mailadres gebruiken voor je IZZ-account. Bevestig dat met de knop.
        </Paragraph>
      </Letter>
    ),
  }),

  'email-changed': ({ firstName }, url) => ({
    subject: 'Je e-mailadres is gewijzigd',
    letter: (
      <Letter
        firstName={firstName}
        preview="Je logt voortaan in met je nieuwe e-mailadres."
        action={{ label: 'Neem contact op', url: url('/contact') }}
      >
        <Paragraph>
          Het e-mailadres van je IZZ-account is gewijzigd. Je logt voortaan in met het nieuwe adres. Deze mail
          sturen we nog één keer naar je oude adres.
        </Paragraph>
        <Paragraph>Was jij dit niet? Neem dan meteen contact met ons op.</Paragraph>
      </Letter>
    ),
  }),

  'email-taken': ({ firstName }, url) => ({
    subject: 'Iemand wilde je e-mailadres gebruiken',
    letter: (
      <Letter
        firstName={firstName}
        preview="Er is niets veranderd aan je account."
        action={{ label: 'Naar inloggen', url: url(logInPath) }}
      >
        <Paragraph>
          Iemand wilde dit e-mailadres gebruiken voor een ander IZZ-account. Dat kan niet, want jij hebt er al
          een account mee. Er is niets veranderd.
        </Paragraph>
        <Paragraph>Was jij dit zelf? Log dan in met dit e-mailadres, of gebruik een ander adres.</Paragraph>
      </Letter>
    ),
  }),

  'account-removed': ({ firstName }, url) => ({
    subject: 'Je IZZ-account is verwijderd',
    letter: (
      <Letter
        firstName={firstName}
        preview="Je gegevens zijn weg."
        action={{ label: 'Naar de site', url: url('/') }}
      >
        <Paragraph>
          Je IZZ-account is verwijderd, met alle gegevens die erbij hoorden. Dit is de laatste mail die je van
          ons krijgt.
        </Paragraph>
        <Paragraph>Wil je later weer een account? Je bent altijd welkom.</Paragraph>
      </Letter>
    ),
  }),

  ...redactieMails,

  premium: ({ path, year, choices }, url) => ({
    subject: 'Je premieberekening',
    letter: (
      <Letter
        preview={`Wat een zorgverzekering kost in ${year}.`}
        about="een berekening op onze site"
        action={{ label: 'Bekijk de berekening', url: url(path) }}
        after={
          <Paragraph>
            Het is een voorbeeldberekening. Je verzekeraar bepaalt wat je echt betaalt. Heb je deze mail niet
            aangevraagd? Dan vulde iemand per ongeluk jouw e-mailadres in. Je hoeft niets te doen. We hebben
            je adres niet bewaard.
          </Paragraph>
        }
      >
        <Paragraph>Je vroeg om de berekening van je zorgpremie voor {year}. Hier is hij.</Paragraph>
        {choices.map(({ name, month, year: wholeYear, lines }) => (
          <Paragraph key={name}>
            <strong>{name}</strong>
            <br />
            {month} per maand, {wholeYear} per jaar
            {lines.map((line) => (
              <Fragment key={line}>
                <br />
                {line}
              </Fragment>
            ))}
          </Paragraph>
        ))}
      </Letter>
    ),
  }),
}

/** HTML and plain text from one text; links get the address of the site in front, never that of a request. */
export function writeMail(mail: Mail, origin: string): WrittenMail {
  const compose = composers[mail.kind] as (mail: Mail, url: (path: string) => string) => Composed
  const { subject, letter } = compose(mail, (path) => origin + path)
  const html = `<!doctype html>${renderToStaticMarkup(letter)}`
  return { subject, html, text: toPlainText(html) }
}
