import { daysInWords } from '#period-words.ts'
import { invitationInDays } from '#periods.ts'
import { Letter, Paragraph } from './letter.mail.tsx'
import type { MailOf } from './mail.ts'

type ToUrl = (path: string) => string

/** What those who make the pages write to each other through us. No word that somebody typed is in it. */
export const redactieMails = {
  'colleague-invited': ({ path, role }: MailOf<'colleague-invited'>, url: ToUrl) => ({
    subject: 'Je bent uitgenodigd voor de redactie van IZZ',
    letter: (
      <Letter
        preview="Kies een wachtwoord en begin."
        action={{ label: 'Maak je account voor de redactie', url: url(path) }}
        after={
          <Paragraph>
            De link werkt één keer, en hooguit {daysInWords(invitationInDays)}. Verwachtte je deze mail niet?
            Dan hoef je niets te doen.
          </Paragraph>
        }
      >
        <Paragraph>Je gaat meewerken aan de website, met de rol {role.toLowerCase()}.</Paragraph>
        <Paragraph>
          Je kiest een wachtwoord en stelt een app in die codes geeft. Je hoeft geen lid te zijn.
        </Paragraph>
      </Letter>
    ),
  }),

  'role-changed': ({ firstName, role }: MailOf<'role-changed'>, url: ToUrl) => ({
    subject: 'Je rol in de redactie is gewijzigd',
    letter: (
      <Letter
        firstName={firstName}
        preview={`Je rol is nu ${role.toLowerCase()}.`}
        action={{ label: 'Naar de redactie', url: url('/redactie') }}
      >
        <Paragraph>Je rol in de redactie is nu: {role.toLowerCase()}.</Paragraph>
        <Paragraph>Begrijp je niet waarom? Vraag het dan aan wie de redactie beheert.</Paragraph>
      </Letter>
    ),
  }),

  'check-asked': ({ firstName, path, what }: MailOf<'check-asked'>, url: ToUrl) => ({
    subject: 'Er wacht iets op je controle',
    letter: (
      <Letter
        firstName={firstName}
        preview={`Een collega vraagt of je ${aboutCheck[what].short} wilt nakijken.`}
        action={{ label: 'Bekijk wat er wacht', url: url(path) }}
      >
        <Paragraph>{aboutCheck[what].long}</Paragraph>
        <Paragraph>Heeft een andere collega het al nagekeken? Dan zie je dat meteen.</Paragraph>
      </Letter>
    ),
  }),

  'check-sent-back': ({ firstName, path, what }: MailOf<'check-sent-back'>, url: ToUrl) => ({
    subject: 'Je krijgt iets terug na de controle',
    letter: (
      <Letter
        firstName={firstName}
        preview="Een collega keek het na. Het staat nog niet op de site."
        action={{ label: 'Bekijk het', url: url(path) }}
      >
        <Paragraph>
          {what === 'page'
            ? 'Een collega keek je pagina na. Bij de blokken staat wat er nog moet gebeuren.'
            : 'Een collega keek je wijziging na, en nam die niet over. Overleg samen wat er anders moet.'}
        </Paragraph>
      </Letter>
    ),
  }),
}

const aboutCheck = {
  page: {
    short: 'een pagina',
    long: 'Een collega heeft een pagina klaar en vraagt of jij die wilt nakijken. Klopt alles? Dan publiceer je de pagina. Anders stuur je hem terug, met opmerkingen bij de blokken.',
  },
  setting: {
    short: 'een instelling',
    long: 'Een collega wil een instelling wijzigen waar vier ogen voor nodig zijn. Kijk de wijziging na. Klopt alles? Dan neem je die over.',
  },
}
