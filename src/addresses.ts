/**
 * Where the screens and files are that the site answers itself; those of the redactie and calls stand with their routes.
 * Each is written here alone, and exported by itself: a browser gets no more than it uses.
 */
export const logInPath = '/inloggen'
export const registerPath = '/registreren'
export const registeredPath = '/registreren/gelukt'
export const activationLinkPath = '/activatielink-aanvragen'
export const activationLinkSentPath = '/activatielink-aanvragen/verstuurd'
export const activatePath = '/activeren'
export const forgotPasswordPath = '/wachtwoord-vergeten'
export const resetLinkSentPath = '/wachtwoord-vergeten/verstuurd'
export const setPasswordPath = '/wachtwoord-instellen'
export const confirmEmailPath = '/e-mailadres-bevestigen'

export const myAccountPath = '/mijn-account'
export const changeEmailPath = '/mijn-account/e-mailadres'
export const changePasswordPath = '/mijn-account/wachtwoord'
export const safetyPath = '/mijn-account/veiligheid'
export const removeAccountPath = '/mijn-account/verwijderen'
export const accountRemovedPath = '/account-verwijderd'

/** Takes `q`. */
export const searchPath = '/zoeken'
export const sitemapPath = '/sitemap'
export const sitemapXmlPath = '/sitemap.xml'
export const agendaPath = '/agenda.ics'
/** Below it lies a file for each day. */
export const agendaEventsPath = '/agenda'

/** Where a colleague who is no member makes an account for the redactie. */
export const invitationPath = '/uitnodiging'
/** Below it lies what is not published yet, for whoever has the address. */
export const previewPath = '/voorbeeld'

/** In the demonstration only. */
export const examplesPath = '/voorbeelden'
export const mailboxPath = '/postvak'
