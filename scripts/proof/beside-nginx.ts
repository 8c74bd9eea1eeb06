import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { median } from '../median.ts'
import { freePort } from '../throw-away-postgres.mjs'
import { inFolder } from './databases.ts'
import type { Finding } from './finding.ts'
import { startNginx } from './nginx.ts'
import { getProgram } from './programs.ts'
import { startSite, untilReady } from './site-process.ts'

/** Many and short: a busy moment hits few of them. */
const rounds = 9

/** A page from the cache of nginx comes as quickly as a file, for whoever asks. */
export async function proveBesideNginx({ seconds }: { seconds: number }): Promise<Finding[]> {
  return inFolder(async (folder) => {
    await using opened = new AsyncDisposableStack()
    const [nginxPort, filePort] = [await freePort(), await freePort()]
    const site = await startSite({ LOG_LEVEL: 'error', SHARED_CACHE_SECONDS: '5', TRUST_PROXY: '127.0.0.1' })
    opened.defer(async () => void (await site.end()))
    await untilReady(site)
    const headers = await writePage(site.address, folder)
    const nginx = await startNginx(
      join(folder, 'nginx'),
      nginxPort,
      [site.port, site.port],
      fileServer(folder, filePort, headers),
    )
    opened.defer(nginx.stop)

    const ratios: number[] = []
    const bare: number[] = []
    for (let round = 0; round < rounds; round++) {
      const file = perSecond(`http://127.0.0.1:${filePort}/page.html`, seconds)
      ratios.push(perSecond(`${nginx.address}/`, seconds) / file)
      bare.push(perSecond(`${site.address}/`, seconds) / file)
    }
    return [
      ratio(
        "home page from nginx's cache, against nginx serving the same file with the same headers",
        median(ratios),
        0.9,
      ),
      ratio('home page from the site itself, against that', median(bare), 0),
    ]
  })
}

/** Gives the headers that say how to treat the page; nginx makes the others itself. */
async function writePage(address: string, folder: string): Promise<[name: string, value: string][]> {
  const page = await fetch(`${address}/`, { headers: { 'accept-encoding': 'identity' } })
  writeFileSync(join(folder, 'page.html'), Buffer.from(await page.arrayBuffer()))
  return [...page.headers].filter(([name]) => !ofNginx.has(name))
}

const ofNginx = new Set(['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive'])

const fileServer = (folder: string, port: number, headers: [name: string, value: string][]) => `
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    ${headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`).join('\n    ')}
    location / { }
  }`

/** wrk, since nginx outruns whatever is written in JavaScript. */
function perSecond(url: string, seconds: number): number {
  const args = ['-t', '1', '-c', '32', '-d', `${seconds}s`, url]
  const { stdout } = spawnSync(getProgram('wrk').path, args, { encoding: 'utf8' })
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} was not answered well: ${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

function ratio(what: string, measured: number, must: number): Finding {
  return {
    what,
    figure: `${measured.toFixed(2)} ×`,
    limit: must > 0 ? `≥ ${must} ×` : '–',
    holds: measured >= must,
  }
}
