import type { SecurityEventName } from '../security-log/security-event.ts'

/** Something that happened to an account, as its member reads it. */
export type OwnEvent = { at: string; what: string; outcome: string }

export function toOwnEvent({ at, event, outcome }: { at: string; event: string; outcome: string }): OwnEvent {
  return {
    at,
    what: names[event as SecurityEventName] ?? event,
    outcome: Object.hasOwn(outcomes, outcome) ? (outcomes[outcome] ?? '') : 'gelukt',
  }
}

const names: Record<SecurityEventName, string> = {
  register: 'Account aanmaken',
  activate: 'Account activeren',
  'activation-mail-asked': 'Activatielink aanvragen',
  'log-in': 'Inloggen',
  'log-out': 'Uitloggen',
  'session-end': 'Uitloggen op een ander apparaat',
  'password-reset-asked': 'Nieuw wachtwoord aanvragen',
  'password-reset': 'Nieuw wachtwoord instellen',
  'password-change': 'Wachtwoord wijzigen',
  'email-change-asked': 'Nieuw e-mailadres aanvragen',
  'email-change': 'Nieuw e-mailadres bevestigen',
  'profile-change': 'Gegevens wijzigen',
  'data-export': 'Gegevens downloaden',
  'account-removal': 'Account verwijderen',
  'mail-held-back': 'Mail aanvragen',
  'access-refused': 'Toegang vragen tot iets wat niet van jou is',
  publish: 'Pagina publiceren',
  'page-move': 'Pagina verplaatsen',
  'page-offline': 'Pagina offline halen',
  'page-removal': 'Pagina verwijderen',
  check: 'Pagina laten nakijken',
  'page-guard': 'Bepalen of een pagina vier ogen nodig heeft',
  'editor-role': 'Toegang tot de redactie wijzigen',
  'second-factor': 'Inlogcode invullen',
  'setting-change': 'Instelling van de website wijzigen',
}

/** Whatever has no words here went well. */
const outcomes: Record<string, string> = {
  wrong: 'mislukt, het wachtwoord klopte niet',
  'wrong-code': 'mislukt, de code klopte niet',
  unreadable: 'mislukt, we konden de code niet controleren',
  refused: 'mislukt, de link werkte niet meer',
  'too-often': 'geweigerd, te vaak geprobeerd',
  // Of a member, the right password of a registration that somebody else made with the same address.
  'not-activated': 'mislukt, het wachtwoord klopte niet',
  'has-account': 'niet nodig, je account is al actief',
  'set-up': 'app ingesteld',
  reset: 'gewist door ons',
  'by-us': 'gedaan door ons, op al je apparaten',
  'other-member': 'geweigerd',
  'not-an-editor': 'geweigerd',
  'not-this-role': 'geweigerd',
}
