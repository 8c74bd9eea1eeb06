import { waitInWords } from '#period-words.ts'

/** By itself: the scripts of a page say it too, and need none of the others. */
export const generalMessage = 'Er is een fout opgetreden, probeer het later opnieuw.'

/**
 * What the calls say to a person: what happened, and what to do. What is wrong with one field stands with the rule for
 * that field.
 */
export const messages = {
  general: generalMessage,
  methodNotAllowed: 'Dit adres kun je zo niet gebruiken.',
  unreadable: 'Deze aanvraag begrijpen we niet. Probeer het opnieuw.',
  tooLarge: 'Dit is te groot om te versturen. Maak het korter.',
  addressTooLong: 'Dit adres is te lang. Maak het korter en probeer het opnieuw.',
  headersTooLarge:
    'Je browser stuurt te veel mee, of het adres is te lang. Verwijder de cookies van deze site of maak het adres korter, en probeer het opnieuw.',
  unexpected: 'Je programma vraagt iets wat deze site niet kan. Open de pagina in een browser.',
  tooSlow: 'Het duurde te lang voor we alles van je hadden. Probeer het opnieuw.',
  otherType: 'We kunnen deze aanvraag niet lezen. Laad de pagina opnieuw en probeer het nog een keer.',
  beyondTheEnd: 'Zo lang is dit bestand niet.',
  unknownCall: 'Deze aanvraag bestaat niet.',
  notThere: 'Dit is er niet (meer). Iemand heeft het verplaatst, gepubliceerd of verwijderd.',
  notAllFilledIn: 'Nog niet alles is goed ingevuld.',
  notLoggedIn: 'Je bent niet (meer) ingelogd. Log in en probeer het opnieuw.',
  forbidden: 'Dit mag je niet doen.',
  editorsOnly: 'Deze pagina is alleen voor de redactie.',
  settingProposed: 'Je wijziging wacht op controle door een collega.',
  noMember: 'Dit account is voor de redactie. Je bent hiermee geen lid.',
  notYourRole: 'Dit kan niet met jouw rol in de redactie. Vraag een eindredacteur of beheerder.',
  settingSaved: 'Opgeslagen. Het staat binnen een paar seconden op de site.',
  wrongCode: 'Deze code klopt niet, of is al gebruikt. Wacht op een nieuwe code en probeer het opnieuw.',
  secondFactorNeeded: 'Vul eerst je inlogcode in.',
  csrfInvalid: 'Deze pagina stond te lang open. Laad de pagina opnieuw en probeer het nog een keer.',
  sessionsEnded: 'Gelukt. Daar ben je nu uitgelogd.',
  profileSaved: 'Je gegevens zijn opgeslagen.',
  nothingChanged: 'Er is niets gewijzigd.',
  otherAccount:
    'Er is niets opgeslagen. Je vulde het formulier in met een ander account dan waarmee je nu bent ingelogd.',
  wrongCredentials: 'E-mailadres of wachtwoord klopt niet.',
  notActivated: 'Je account is nog niet actief. Open de link in de activatiemail die we je stuurden.',
  tooOften: 'Je hebt het te vaak geprobeerd. Wacht even en probeer het daarna opnieuw.',
  wrongPassword: 'Je wachtwoord klopt niet.',
  sameEmail: 'Dit is al je e-mailadres.',
  registered: 'Bijna klaar. Kijk in je mailbox en open de link in onze mail om je account te activeren.',
  activationSent:
    'Als er een account met dit e-mailadres is dat nog niet actief is, dan hebben we je een nieuwe activatielink gemaild.',
  activated: 'Je account is geactiveerd!',
  passwordNeeded:
    'Je opent deze link in een andere browser dan waarin je je account aanvroeg. Vul ter controle je wachtwoord in.',
  chosenPassword: 'Vul het wachtwoord in dat je koos toen je je account aanvroeg.',
  alreadyActive: 'Je account is al actief. Je kunt inloggen.',
  invalidActivation: 'Deze activatielink werkt niet meer. Vraag een nieuwe activatielink aan.',
  resetSent:
    'Als er een account met dit e-mailadres is, dan hebben we je een link gemaild om een nieuw wachtwoord te kiezen.',
  invalidReset: 'Deze link werkt niet meer. Vraag een nieuwe link aan.',
  passwordReset: 'Je wachtwoord is gewijzigd, je kunt nu inloggen met het nieuwe wachtwoord.',
  passwordChanged: 'Je wachtwoord is gewijzigd. Op andere apparaten ben je uitgelogd.',
  emailNotVerified: 'Je e-mailadres kon helaas niet worden gewijzigd, neem contact met ons op.',
  indispensable: 'Je bent de enige met de rol beheer in de redactie. Geef eerst een collega die rol.',
  removed: 'Je account is verwijderd. We hebben je een laatste mail gestuurd als bevestiging.',
} as const

export function emailChangeAsked(email: string): string {
  return `We hebben een mail gestuurd naar ${email}. Open de link in die mail om je nieuwe e-mailadres te bevestigen. Tot die tijd blijft je oude e-mailadres werken.`
}

export function tooOftenFor(minutes: number): string {
  return `Je hebt het te vaak geprobeerd. Wacht ${waitInWords(minutes)} en probeer het daarna opnieuw.`
}
