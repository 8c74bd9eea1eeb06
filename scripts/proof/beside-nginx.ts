import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { median } from '../median.ts'
import { freePort } from '../throw-away-postgres.mjs'
import { behindNginx, type Pair } from './behind-nginx.ts'
import type { Finding } from './finding.ts'
import { getProgram } from './programs.ts'

/** Many and short: a busy moment hits few of them. */
const rounds = 9

/** A page from the cache of nginx comes as quickly as a file, for whoever asks. */
export async function proveBesideNginx({ seconds }: { seconds: number }): Promise<Finding[]> {
  const filePort = await freePort()

  const prove = async ({ site, nginx }: Pair) => {
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
  }
  return behindNginx(prove, async (site, folder) =>
    fileServer(folder, filePort, await writePage(site.address, folder)),
  )
}

/** Gives the headers that say how to treat the page; nginx makes the others itself. */
async function writePage(address: string, folder: string): Promise<[name: string, value: string][]> {
  const page = await fetch(`${address}/`, { headers: { 'accept-encoding': 'identity' } })
  writeFileSync(join(folder, 'page.html'), Buffer.from(await page.arrayBuffer()))
  return [...page.headers].filter(([name]) => !ofNginx.has(name))
}

const ofNginx = new Set(['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive'])

/** With the settings that the site has. */
const fileServer = (folder: string, port: number, headers: [name: string, value: string][]) => `
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    access_log ${folder}/file.log izz;
    open_file_cache max=2000 inactive=60s;
    open_file_cache_valid 10s;
    gzip off;
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
