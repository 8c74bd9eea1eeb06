/** The screens and calls of the redactie. */
export function isOfRedactie(url: string): boolean {
  return /^\/(api\/v1\/)?redactie(\/|\?|$)/.test(url)
}
