import { join } from 'node:path'
import { freePort } from '../throw-away-postgres.mjs'
import { inFolder } from './databases.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { type SiteProcess, startSite, untilReady } from './site-process.ts'

export type Pair = { site: SiteProcess; nginx: Nginx }

/** One site with nginx in front of it. `besideOf` gives servers that nginx has beside it. */
export async function behindNginx<T>(
  prove: (pair: Pair) => Promise<T>,
  besideOf = async (_site: SiteProcess, _folder: string) => '',
): Promise<T> {
  return inFolder(async (folder) => {
    await using opened = new AsyncDisposableStack()
    const site = await startSite({ LOG_LEVEL: 'error', SHARED_CACHE_SECONDS: '2', TRUST_PROXY: '127.0.0.1' })
    opened.defer(async () => void (await site.end()))
    await untilReady(site)
    const nginx = await startNginx(
      join(folder, 'nginx'),
      await freePort(),
      [site.port, site.port],
      await besideOf(site, folder),
    )
    opened.defer(nginx.stop)
    return await prove({ site, nginx })
  })
}
