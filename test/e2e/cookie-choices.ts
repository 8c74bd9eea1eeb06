/** What a browser brings along of an earlier visit. */
export const undecided = { cookies: [], origins: [] }
export const refused = browserWith('v1:none')

export function browserWith(choice: string) {
  const cookie = { name: 'cookiebar', value: choice, domain: '127.0.0.1', path: '/', expires: -1 }
  return { cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' as const }], origins: [] }
}
