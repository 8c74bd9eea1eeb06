import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { behindNginx } from '../machine/behind-nginx.ts'
import { type Figure, noneOf } from './figure.ts'

/** Whoever chose a light or a dark site gets their own copies, and nobody can put another one in their place. */
export async function proveThemes(): Promise<Figure[]> {
  return behindNginx(compareThemes)
}

const chosen = ['', 'izz-theme=light', 'izz-theme=dark', 'izz=x; izz-theme=dark; cookiebar=v1:none']

/** What might be read in two ways. */
const odd: string[][] = [
  ['izz-theme=dark; izz-theme=light'],
  ['izz-theme=light; izz-theme=dark'],
  ['izz-theme=light', 'izz-theme=dark'],
  ['izz-theme=x', 'izz-theme=dark'],
  ['izz-theme=dark', 'a=b'],
  ['izz-theme=DARK'],
  ['IZZ-theme=dark'],
  ['izz-theme="dark"'],
  ['izz-theme=dark '],
  [' izz-theme=dark'],
  ['izz-theme =dark'],
  ['izz-theme= dark'],
  ['izz-theme=dark,izz-theme=light'],
  ['a=1;izz-theme=dark'],
  ['a=1;  izz-theme=dark'],
  ['a=1;\tizz-theme=dark'],
  ['a="; izz-theme=dark; "'],
  ['; izz-theme=dark'],
  ['izz-theme=dark;'],
  ['izz-theme=dark;;izz-theme=light'],
  ['__Host-izz-theme=dark'],
  ['izz-theme=dark\u00e9'],
  [`izz-theme=${'dark'.repeat(1_000)}`],
  [`${'a=1; '.repeat(700)}izz-theme=dark`],
]

type Place = { address: string }

export async function compareThemes({ site, nginx }: { site: Place; nginx: Place }): Promise<Figure[]> {
  return [await themesThrough(nginx, site, 'nginx')]
}

export async function themesThrough(front: Place, site: Place, name: string): Promise<Figure> {
  const faults: string[] = []
  const cookies = [...odd, ...chosen.map((cookie) => [cookie])]
  // Each comes first for a page of its own, and then again after all the others.
  for (const cookie of [...cookies, ...cookies])
    for (const path of ['/', '/contact', '/bestaat-niet', `/contact?eerst=${cookies.indexOf(cookie)}`]) {
      const direct = await rootOf(site.address + path, cookie)
      const through = await rootOf(front.address + path, cookie)
      if (through !== direct || !direct)
        faults.push(`${path} with ${cookie.join(' and ').slice(0, 40)}: ${through}`)
    }
  return noneOf(`pages from ${name} in a theme that was not asked for`, faults, String(cookies.length * 8))
}

async function rootOf(url: string, cookie: string[]): Promise<string | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const headers = cookie[0] === '' ? {} : { cookie }
  const asked = request(url, { headers, agent: false }, (answer) => text(answer).then(resolve, reject))
  asked.on('error', reject).end()
  return /<html[^>]*>/.exec(await promise)?.[0]
}
