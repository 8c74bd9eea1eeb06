/** The login page, which leads back to this page. */
export function logInAddress(logIn: string): string {
  const here = new TextEncoder().encode(pathHere())
  const encoded = btoa(String.fromCharCode(...here))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return `${logIn}?return-url=${encoded}`
}

/** Path and query of this page; on the server, which draws for every page at once, there is none. */
export function pathHere(): string {
  return typeof location === 'undefined' ? '' : location.pathname + location.search
}
