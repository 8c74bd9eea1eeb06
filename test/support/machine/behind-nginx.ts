import { join } from 'node:path'
import { inFolder } from './each-database.ts'
import { type Nginx, startNginx } from './nginx.ts'
import { type SiteProcess, startSite, untilReady } from './site-process.ts'
import { freePort } from './throw-away-postgres.mjs'

export type Pair = { site: SiteProcess; nginx: Nginx; dataDir: string }

export async function behindNginx<T>(prove: (pair: Pair) => Promise<T>, settings?: string): Promise<T> {
  return inFolder(async (folder) => {
    await using pair = await openBehindNginx(folder, settings)
    return await prove(pair)
  })
}

/** One site with nginx in front of it. */
export async function openBehindNginx(folder: string, settings?: string): Promise<Pair & AsyncDisposable> {
  await using opened = new AsyncDisposableStack()
  const dataDir = join(folder, 'data')
  const site = await startSite({
    ...{ DATA_DIR: dataDir, LOG_LEVEL: 'error', SHARED_CACHE_SECONDS: '2', TRUST_PROXY: '127.0.0.1' },
  })
  opened.defer(async () => void (await site.end()))
  await untilReady(site)
  const ports: [number, number] = [site.port, site.port]
  const nginx = await startNginx(join(folder, 'nginx'), await freePort(), ports, settings)
  opened.defer(nginx.stop)
  const kept = opened.move()
  return { site, nginx, dataDir, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}
