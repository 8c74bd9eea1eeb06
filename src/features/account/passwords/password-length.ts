/** In characters, however many bytes or keys each takes. */
export const shortestPassword = 12
export const longestPassword = 256

export const passwordTooLong = `Kies een korter wachtwoord: hooguit ${longestPassword} tekens.`
