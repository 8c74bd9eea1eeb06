/**
 * How long things last. The code counts with these numbers, and whatever tells a person about them makes its words of
 * them: mails, screens, pages and the privacy register.
 */

/** What we mail to prove a mailbox works for so long, by what it is for. */
export const proofLifetimeInMinutes = {
  activate: 72 * 60,
  'reset-password': 60,
  'change-email': 24 * 60,
}
/** Kept a while longer, so that an old link can say that it is old. */
export const expiredProofsInDays = 30
/** An account that was asked for waits so long for its activation. */
export const registrationLifetimeInDays = 30
export const youngestMemberInYears = 16

/** After the last click. */
export const idleSessionInMinutes = 60
/** After logging in, however busy somebody is. */
export const longestSessionInHours = 12
/** So long before the session ends, we ask whether to stay. */
export const sessionWarningInMinutes = 2
/** After the last time that somebody logged in with it. */
export const knownBrowserInDays = 180
/** Whoever guessed too often waits so long. */
export const lockInMinutes = 5
/** Every app for codes knows this one: RFC 6238. */
export const totpStepInSeconds = 30

export const cookieChoiceInDays = 30
/** After the choice for a light or a dark site. */
export const themeChoiceInDays = 365

/** The role of an editor waits so long for somebody without an account. */
export const invitationInDays = 14
/** Those who check a concept hear of it once in this time, however often it is asked. */
export const checkMailPauseInMinutes = 60
export const previewLifetimeInHours = 72
/** Nobody plans further ahead. */
export const longestPlanInDays = 400
/** Whoever was not heard of for so long has left the editing screen. */
export const presenceInSeconds = 30

/** What could not be done within a day is not wanted any more, and holds personal data. */
export const unfinishedJobsInDays = 1
/** A mail that cannot be sent is tried for so long. */
export const mailPatienceInHours = 24
/** That a mail failed is kept for whoever must find out why; what it said and to whom is not. */
export const failedMailsInDays = 30
export const securityLogInDays = 365
/** As Debian's logrotate keeps what nginx writes (`deploy/nginx.conf`). */
export const webServerLogInDays = 15
export const searchLogInDays = 90
/** What editors see of it. */
export const reportedSearchesInDays = 30

/** Addresses that visitors asked for and did not get. */
export const missedAddressesInDays = 30

/** Links to other sites are tried so often; */
export const linksTriedEveryDays = 7
/** what did not work, again after so long. */
export const failedLinksAgainInDays = 1

/** Machines that share a database need not have exactly the same time. */
export const clocksDifferInMinutes = 5
/** What is over is taken away so often. */
export const housekeepingInMinutes = 10

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 86_400_000)
}
