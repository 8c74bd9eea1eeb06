import { behindNginx, type Pair } from '../machine/behind-nginx.ts'
import { codesInLogs } from './codes-in-logs.ts'
import { type Figure, noneOf } from './figure.ts'

/** Of every kind: for everyone, for a member, with frames, missing, moved, a call, a file. */
const paths = [
  '/',
  '/contact',
  '/zoeken?q=premie',
  '/voorbeelden',
  '/inloggen',
  '/activeren?code=kanarie',
  '/voorbeeld/kanarie',
  '/Voorbeeld/kanarie/x',
  '/activeren/Kanarie-kanarie-kanarie-kanarie-kanarie-kanarie',
  '/mijn-account',
  '/redactie',
  '/postvak',
  '/bestaat-niet',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.svg',
  '/api/v1/user/status',
]

/** Whoever comes through nginx is told all that the site says, in the same words, also from a copy. */
export async function proveHeaderLines(): Promise<Figure[]> {
  return behindNginx(compareHeaderLines)
}

export async function compareHeaderLines({ site, nginx }: Pair): Promise<Figure[]> {
  return [await linesThrough(nginx, site, 'nginx'), codesInLogs('behind nginx', nginx.logs())]
}

type Place = { address: string }

export async function linesThrough(front: Place, site: Place, name: string): Promise<Figure> {
  const faults: string[] = []
  let compared = 0
  for (const path of [...paths, await sharePicture(site.address)]) {
    const direct = await linesOf(site.address + path)
    for (const time of ['first', 'second']) {
      const through = new Map(await linesOf(front.address + path))
      for (const [name, value] of direct) {
        compared++
        if (through.get(name) !== value)
          faults.push(`${path} the ${time} time: ${name} is ${through.get(name)}`)
      }
    }
  }
  return noneOf(`header lines of the site that ${name} leaves out or changes`, faults, String(compared))
}

/** Other sites may show it. */
async function sharePicture(address: string): Promise<string> {
  const html = await (await fetch(address)).text()
  return /\/og\/[^"]+/.exec(html)?.[0] ?? '/og/'
}

/** These are of one answer or one connection; a page becomes shorter when it has been compressed well. */
const passing = new Set([
  ...['connection', 'content-length', 'date', 'keep-alive', 'set-cookie', 'transfer-encoding'],
])

async function linesOf(url: string): Promise<[name: string, value: string][]> {
  const answer = await fetch(url, { redirect: 'manual' })
  await answer.arrayBuffer()
  return [...answer.headers].filter(([name]) => !passing.has(name))
}
