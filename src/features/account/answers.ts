import { z } from 'zod'
import { emailChangeForm } from './forms.ts'

/** What the account calls answer when all is well, and what they are for. */

const csrfTokenValue = z.string()
const message = z.string()
const redirect = z.string()

const csrf = { csrfTokenName: z.literal('csrf'), csrfTokenValue }

export const about = {
  status: { summary: 'Is de bezoeker ingelogd', answer: z.strictObject({ authenticated: z.boolean() }) },
  sessionInfo: {
    summary: 'De sessie, en het token dat je nodig hebt om iets te wijzigen',
    answer: z.union([
      z.strictObject({ isGuest: z.literal(true), timeout: z.literal(0), ...csrf }),
      z.strictObject({
        isGuest: z.literal(false),
        timeout: z.int().min(0),
        id: z.string(),
        email: z.string(),
        ...csrf,
      }),
    ]),
  },
  logIn: {
    summary: 'Log in',
    answer: z.strictObject({ returnUrl: z.string(), redirect: redirect.optional(), csrfTokenValue }),
  },
  logOut: { summary: 'Log uit', answer: z.strictObject({ csrfTokenValue }) },
  saveUser: {
    summary: 'Zonder userId: maak een account. Met userId: vraag een nieuw e-mailadres aan',
    alsoTakes: emailChangeForm,
  },
  sendActivation: { summary: 'Vraag een nieuwe activatielink aan' },
  activate: {
    summary: 'Activeer het account met de code uit de mail',
    answer: z.strictObject({ message, redirect }),
  },
  sendReset: { summary: 'Vraag een link voor een nieuw wachtwoord aan' },
  setPassword: {
    summary: 'Kies een nieuw wachtwoord met de code uit de mail',
    answer: z.strictObject({ message, redirect }),
  },
  verifyEmail: { summary: 'Bevestig het nieuwe e-mailadres', answer: z.strictObject({ redirect }) },
  changePassword: {
    summary: 'Wijzig het wachtwoord',
    answer: z.strictObject({ message, csrfTokenValue }),
    needsMember: true,
  },
  removeAccount: { summary: 'Verwijder het account', needsMember: true },
} as const
