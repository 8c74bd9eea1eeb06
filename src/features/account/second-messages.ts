import { activationLinkPath, forgotPasswordPath } from '#addresses.ts'

/** Second messages of the login form, as HTML: the way on from here. All that are ever sent stand here. */
export const secondMessages = {
  notActivated: `Geen mail gekregen? <a href="${activationLinkPath}">Vraag een nieuwe activatielink aan</a>.`,
  tooOften: `Weet je je wachtwoord niet meer? <a href="${forgotPasswordPath}">Kies een nieuw wachtwoord</a>. Was je account op slot, dan kun je daarna meteen inloggen.`,
} as const
