import type { APIRequestContext } from '@playwright/test'

/** The pages that an editor made, as the site itself lists them. */
export async function contentPaths(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/sitemap.xml')
  const addresses = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)
  const paths = [...addresses].map(([, address = '']) => new URL(address).pathname)
  if (!paths.includes('/')) throw new Error('The sitemap does not list the home page.')
  return paths
}

/** Nobody made this page, so a 404 is drawn. */
export const missingPath = '/deze-pagina-bestaat-niet'

/** The pages that the site draws by itself. */
const otherPaths = ['/sitemap', '/zoeken?q=risico', '/zoeken?q=xyzzy', '/voorbeelden', missingPath]

export async function allPaths(request: APIRequestContext): Promise<string[]> {
  return [...(await contentPaths(request)), ...otherPaths]
}
