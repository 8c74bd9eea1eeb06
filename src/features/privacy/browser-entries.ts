import { type Cookie, choiceCookieName, secureCookieName, themeCookieName } from '#cookie-names.ts'
import { daysInWords } from '#period-words.ts'
import {
  cookieChoiceInDays,
  knownBrowserInDays,
  registrationLifetimeInDays,
  themeChoiceInDays,
} from '#periods.ts'
import { type Entry, ownBrowser, whileLoggedIn } from './entry.ts'

const browserAndUs = 'Je browser en wij'

/** A cookie that the server sets cannot be left out here: that is a type error. */
const serverCookies: Record<Cookie, Entry> = {
  session: {
    what: `Cookie ${secureCookieName('session')}: een geheime code`,
    why: 'Om je ingelogd te houden',
    ground: 'agreement',
    howLong: whileLoggedIn,
    who: browserAndUs,
  },
  csrf: {
    what: `Cookie ${secureCookieName('csrf')}: een geheime code`,
    why: 'Om te controleren dat een formulier echt van jou komt',
    ground: 'interest',
    howLong: 'Tot je je browser sluit',
    who: browserAndUs,
  },
  registration: {
    what: `Cookie ${secureCookieName('registration')}: een geheime code, als je een account aanvraagt`,
    why: 'Om te zien dat je de link uit onze mail opent in de browser waarin je het account aanvroeg',
    ground: 'interest',
    howLong: daysInWords(registrationLifetimeInDays),
    who: browserAndUs,
  },
  browser: {
    what: `Cookie ${secureCookieName('browser')}: een geheime code, als je inlogt of een nieuw wachtwoord kiest`,
    why: 'Om jou binnen te laten als iemand anders je wachtwoord probeert te raden',
    ground: 'interest',
    howLong: daysInWords(knownBrowserInDays),
    who: browserAndUs,
  },
}

/** What stays in the browser of the reader. */
export const browserEntries: Entry[] = [
  ...Object.values(serverCookies),
  {
    what: `Cookie ${choiceCookieName}: je cookiekeuze`,
    why: 'Om je keuze te onthouden',
    ground: 'interest',
    howLong: daysInWords(cookieChoiceInDays),
    who: ownBrowser,
  },
  {
    what: `Cookie ${themeCookieName}: licht of donker, als je dat onderaan een pagina kiest`,
    why: 'Om de site te laten zien zoals jij koos',
    ground: 'interest',
    howLong: daysInWords(themeChoiceInDays),
    who: browserAndUs,
  },
  {
    what: 'Je laatste cookiekeuzes, met de tijd waarop je koos',
    why: 'Om te kunnen laten zien wat je koos',
    ground: 'interest',
    howLong: 'Tot je de gegevens van deze site in je browser wist',
    who: ownBrowser,
  },
  {
    what: 'Wat je op je accountpagina invulde en nog niet opsloeg',
    why: 'Om niets kwijt te raken als je sessie stopt',
    ground: 'agreement',
    howLong: 'Tot je opslaat, uitlogt of het tabblad sluit',
    who: ownBrowser,
  },
  {
    what: 'Wat je in de redactie typte en nog niet opsloeg, met het nummer van je account',
    why: 'Om niets kwijt te raken als je sessie stopt, en het alleen aan jou terug te geven',
    ground: 'agreement',
    howLong: 'Tot je opslaat of het weggooit',
    who: ownBrowser,
  },
  {
    what: 'Het e-mailadres waar net een mail naartoe ging',
    why: 'Om op de volgende pagina te zeggen waar de mail naartoe gaat',
    ground: 'agreement',
    howLong: 'Tot die pagina er is, of tot je het tabblad sluit',
    who: ownBrowser,
  },
]

/** The files that keep something in the browser, and whether it says anything about a person. */
export const browserKeepers: Record<string, 'personal' | 'not personal'> = {
  'features/profile/unsaved-profile.browser.ts': 'personal',
  'features/account/screens/mailed-to.browser.ts': 'personal',
  'features/cookie-consent/consent.browser.ts': 'personal',
  'features/cookie-consent/ledger.browser.ts': 'personal',
  'browser/keyboard-use.ts': 'not personal',
  'browser/preload-errors.ts': 'not personal',
  'features/blocks/sticky-panel/sticky-panel.browser.ts': 'not personal',
  'features/editor/kept-form/kept-entries.browser.ts': 'personal',
  'features/editor/screen/keeping/kept-copy.browser.ts': 'personal',
  'features/editor/screen/panels/kept-panels.browser.ts': 'not personal',
  'features/editor/tabs.browser.ts': 'not personal',
}
