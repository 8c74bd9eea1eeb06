import { forgotPasswordPath } from '#addresses.ts'
import { daysInWords } from '#period-words.ts'
import { invitationInDays } from '#periods.ts'
import { Letter, Paragraph } from './letter.mail.tsx'
import type { MailOf } from './mail.ts'

type ToUrl = (path: string) => string

/** To those who make the pages, also what they write to each other through us. No word that somebody typed is in it. */
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

  'editor-invited': ({ firstName, hasMoved = false }: MailOf<'editor-invited'>, url: ToUrl) => ({
    subject: 'Je hoort nu bij de redactie van IZZ',
    letter: (
      <Letter
        firstName={firstName}
        preview="Je kunt pagina’s van de website maken en wijzigen."
        action={
          hasMoved
            ? { label: 'Kies een nieuw wachtwoord', url: url(forgotPasswordPath) }
            : { label: 'Naar de redactie', url: url('/redactie') }
        }
        after={
          <>
            {hasMoved && (
              <Paragraph>
                Ga daarna naar {url('/redactie')} om te beginnen. Je uitnodiging geldt{' '}
                {daysInWords(invitationInDays)}.
              </Paragraph>
            )}
            <Paragraph>
              Je logt in met je wachtwoord en een code. Die code komt uit een app op je telefoon. Bij de
              eerste keer stel je de app in.
            </Paragraph>
          </>
        }
      >
        <Paragraph>Je kunt voortaan de pagina’s van de website maken en wijzigen.</Paragraph>
        {hasMoved && (
          <Paragraph>
            Kies eerst een nieuw wachtwoord voor je account. Dan weten we zeker dat dit e-mailadres van jou
            is.
          </Paragraph>
        )}
      </Letter>
    ),
  }),

  'second-factor-changed': ({ firstName, change }: MailOf<'second-factor-changed'>, url: ToUrl) => ({
    subject: 'De inlogcode van je IZZ-account is gewijzigd',
    letter: (
      <Letter
        firstName={firstName}
        preview="Was jij dit niet? Laat het ons meteen weten."
        action={{ label: 'Neem contact op', url: url('/contact') }}
      >
        <Paragraph>
          {change === 'set-up'
            ? 'Je hebt een app ingesteld die codes geeft voor de redactie. Vanaf nu log je in met je wachtwoord en een code.'
            : 'De codes voor de redactie zijn gewist. Stel bij je volgende bezoek opnieuw een app in. Je bent overal uitgelogd.'}
        </Paragraph>
        <Paragraph>Wist je hier niet van? Neem dan meteen contact met ons op.</Paragraph>
      </Letter>
    ),
  }),

  'second-factor-failed': ({ firstName }: MailOf<'second-factor-failed'>, url: ToUrl) => ({
    subject: 'Iemand probeert je inlogcode te raden',
    letter: (
      <Letter
        firstName={firstName}
        preview="Was jij dit niet? Kies dan meteen een nieuw wachtwoord."
        action={{ label: 'Kies een nieuw wachtwoord', url: url(forgotPasswordPath) }}
      >
        <Paragraph>
          Iemand logde in met je wachtwoord en vulde daarna bij de redactie een verkeerde code in. Dat
          gebeurde vandaag al een paar keer. Was jij dit zelf? Dan hoef je niets te doen.
        </Paragraph>
        <Paragraph>
          Was jij dit niet? Dan kent iemand je wachtwoord. Kies meteen een nieuw wachtwoord met de knop. Je
          bent dan overal uitgelogd.
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

  'recovery-code-used': ({ firstName, left }: MailOf<'recovery-code-used'>, url: ToUrl) => ({
    subject: 'Je hebt een herstelcode gebruikt',
    letter: (
      <Letter
        firstName={firstName}
        preview="Was jij dit niet? Laat het ons meteen weten."
        action={{ label: 'Neem contact op', url: url('/contact') }}
      >
        <Paragraph>
          Er is met een herstelcode ingelogd bij de redactie. Die code werkt nu niet meer. Je hebt er nog{' '}
          {left}.
        </Paragraph>
        <Paragraph>Was jij dit niet? Neem dan meteen contact met ons op.</Paragraph>
      </Letter>
    ),
  }),

  'publication-failed': ({ firstName, path, when, isAhead }: MailOf<'publication-failed'>, url: ToUrl) => {
    const { subject, preview, action, why, what } = aboutPlan[isAhead ? 'ahead' : 'past']
    return {
      subject,
      letter: (
        <Letter firstName={firstName} preview={preview} action={{ label: action, url: url(path) }}>
          <Paragraph>
            Je plande een pagina voor {when}. {why}
          </Paragraph>
          <Paragraph>Je werk is bewaard als concept. {what}</Paragraph>
        </Letter>
      ),
    }
  },

  'planned-change-failed': (
    { firstName, what, path, when }: MailOf<'planned-change-failed'>,
    url: ToUrl,
  ) => ({
    subject: 'Je geplande wijziging is niet gelukt',
    letter: (
      <Letter
        firstName={firstName}
        preview={aboutPlan.past.preview}
        action={{ label: aboutPlan.past.action, url: url(path) }}
      >
        <Paragraph>
          {what === 'offline'
            ? `Je had gepland dat een pagina op ${when} offline zou gaan. Dat is niet gelukt.`
            : `Je plande een wijziging van een instelling voor ${when}. Die is niet doorgegaan, want op dat moment klopte er iets niet.`}
        </Paragraph>
        <Paragraph>Er is niets verloren gegaan. Bekijk wat er staat, en plan het opnieuw.</Paragraph>
      </Letter>
    ),
  }),
}

const aboutPlan = {
  ahead: {
    subject: 'Je geplande pagina gaat niet door',
    preview: 'Op de pagina staat waarom.',
    action: 'Bekijk de pagina',
    why: 'Dat gaat niet door: op de pagina staat waarom.',
    what: 'Je kunt de pagina opnieuw plannen.',
  },
  past: {
    subject: 'Je geplande pagina is niet gepubliceerd',
    preview: 'Op de geplande tijd klopte er iets niet.',
    action: 'Bekijk wat er niet klopt',
    why: 'Op dat moment klopte er iets niet. Daarom staat de pagina niet op de site.',
    what: 'Los op wat er niet klopt, en publiceer de pagina opnieuw.',
  },
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
