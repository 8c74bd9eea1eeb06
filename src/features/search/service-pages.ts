import {
  activationLinkPath,
  changeEmailPath,
  changePasswordPath,
  forgotPasswordPath,
  logInPath,
  myAccountPath,
  registerPath,
  removeAccountPath,
} from '#addresses.ts'
import type { Findable } from './findable.ts'

/** Screens of the site itself that people look for. They are no content: nobody edits them, and they have no blocks. */
export const servicePages: Findable[] = [
  service(
    logInPath,
    'Inloggen',
    'Log in met je e-mailadres en je wachtwoord. Daarna zie en wijzig je je gegevens in Mijn account.',
    ['inloggen', 'login', 'aanmelden', 'hoe log ik in', 'inlogpagina', 'kan niet inloggen', 'uitloggen'],
  ),
  service(
    forgotPasswordPath,
    'Wachtwoord vergeten',
    'Weet je je wachtwoord niet meer? Vul je e-mailadres in. Je krijgt een mail waarmee je een nieuw wachtwoord kiest.',
    [
      'wachtwoord vergeten',
      'wachtwoord kwijt',
      'nieuw wachtwoord',
      'wachtwoord resetten',
      'ik weet mijn wachtwoord niet meer',
      'wachtwoord werkt niet',
    ],
  ),
  service(
    registerPath,
    'Account maken',
    'Maak een gratis account met je naam en je e-mailadres. Je krijgt een mail om het account te activeren.',
    ['registreren', 'account maken', 'account aanmaken', 'nieuw account', 'inschrijven'],
  ),
  service(
    activationLinkPath,
    'Activatielink aanvragen',
    'Kreeg je geen mail om je account te activeren, of werkt de link niet meer? Vraag een nieuwe activatielink aan.',
    [
      'activatielink',
      'activatielink aanvragen',
      'account activeren',
      'activatiemail',
      'geen activatiemail ontvangen',
    ],
  ),
  service(
    myAccountPath,
    'Mijn account',
    'Bekijk en wijzig je persoonlijke gegevens en je IZZ-lidmaatschap. Hiervoor log je in.',
    ['mijn account', 'mijn gegevens', 'gegevens wijzigen', 'mijn izz', 'profiel', 'mijn lidmaatschap'],
  ),
  service(
    changeEmailPath,
    'E-mailadres wijzigen',
    'Gebruik je een ander e-mailadres? Wijzig het in Mijn account. Hiervoor log je in.',
    ['e-mailadres wijzigen', 'nieuw e-mailadres', 'mailadres veranderen'],
  ),
  service(
    changePasswordPath,
    'Wachtwoord wijzigen',
    'Kies een ander wachtwoord in Mijn account. Hiervoor log je in met het wachtwoord dat je nu hebt.',
    ['wachtwoord wijzigen', 'wachtwoord veranderen', 'wachtwoord aanpassen'],
  ),
  service(
    removeAccountPath,
    'Account verwijderen',
    'Stop met je account en verwijder je gegevens. Je zorgverzekering blijft gewoon lopen. Hiervoor log je in.',
    ['account verwijderen', 'account opheffen', 'account stoppen', 'lidmaatschap opzeggen', 'uitschrijven'],
  ),
]

function service(path: string, title: string, description: string, answers: string[]): Findable {
  return { path, title, description, type: 'account', publishedDate: '', answers, blocks: [] }
}
