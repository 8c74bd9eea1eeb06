/** Who opened this screen, by a number; by now somebody else may be logged in, in another tab. Nobody on the server. */
export function whoseScreen(): string {
  return globalThis.document?.body.dataset.account ?? ''
}
