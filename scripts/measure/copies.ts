import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBehindNginx } from '#test/machine/behind-nginx.ts'
import { inFolder } from '#test/machine/each-database.ts'
import { type Nginx, startNginxWith } from '#test/machine/nginx.ts'
import { freePort } from '#test/machine/throw-away-postgres.mjs'
import { median } from '#test/median.ts'
import type { Figure } from '#test/proofs/figure.ts'
import { load } from './load.ts'

const rounds = 9
const leastRatio = 0.8

/** What one answer from nginx's copy costs with `deploy/nginx.conf`, against nginx that does nothing but keep copies. */
export async function proveCopies(): Promise<Figure[]> {
  return inFolder(async (folder) => {
    await using ours = await openBehindNginx(folder)
    await using opened = new AsyncDisposableStack()
    const port = await freePort()
    const bare = await startNginxWith(join(folder, 'bare'), port, bareSettings(folder, port, ours.site.port))
    opened.defer(bare.stop)

    const figures: Figure[] = []
    for (const [encoding, name] of [
      ['br', 'compressed with brotli'],
      ['identity', 'not compressed'],
    ] as const) {
      const options = ['-H', `accept-encoding: ${encoding}`]
      const costs: { bare: number; ours: number }[] = []
      await Promise.all([load(bare.address, 1, options), load(ours.nginx.address, 1, options)])
      for (let round = 0; round < rounds; round++)
        costs.push({
          bare: await microsecondsEach(bare, options),
          ours: await microsecondsEach(ours.nginx, options),
        })
      const ratio = median(costs.map(({ bare, ours }) => bare / ours))
      const [least, own] = [median(costs.map(({ bare }) => bare)), median(costs.map(({ ours }) => ours))]
      figures.push({
        what: `home page from nginx's copy, ${name}, against nginx with nothing but proxy_cache, by processor time`,
        figure: `${ratio.toFixed(2)} × (${least.toFixed(1)} against ${own.toFixed(1)} µs an answer)`,
        limit: `≥ ${leastRatio} ×`,
        holds: ratio >= leastRatio,
      })
    }
    return figures
  })
}

/** Of the one worker, in the kernel and outside; other programs do not count. */
async function microsecondsEach(nginx: Nginx, options: string[]): Promise<number> {
  const worker = readFileSync(`/proc/${nginx.pid}/task/${nginx.pid}/children`, 'utf8').split(' ')[0]
  const spent = () => Number(readFileSync(`/proc/${worker}/schedstat`, 'utf8').split(' ')[0]) / 1_000
  const before = spent()
  const { count, failed } = await load(nginx.address, 1, options)
  if (failed > 0) throw new Error(`${failed} answers failed.`)
  return (spent() - before) / count
}

function bareSettings(folder: string, port: number, sitePort: number): string {
  return `
proxy_cache_path ${join(folder, 'bare-copies')} keys_zone=bare:10m;
server {
    listen 127.0.0.1:${port};
    access_log off;
    location / {
        proxy_cache bare;
        proxy_pass http://127.0.0.1:${sitePort};
    }
}
`
}
