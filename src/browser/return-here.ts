/** The login page, which leads back to this page. */
export function logInAddress(): string {
  const here = new TextEncoder().encode(location.pathname + location.search)
  const encoded = btoa(String.fromCharCode(...here))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return `/inloggen?return-url=${encoded}`
}
