import { askOutside, type Heard, type Outside, type Silence } from './ask-outside.ts'
import { mayAsk } from './robots.ts'

/** What is wrong with a link; empty when it works, or when we cannot tell. */
export type LinkFault = '' | 'gone' | 'broken' | 'in-circles' | Silence

const program = 'IZZ-linkcontrole'
const mostRedirects = 5
const mostRobotsBytes = 64 * 1024
const mostHosts = 500

type Robots = { text: string } | Silence
export type TryLink = (address: string) => Promise<LinkFault>

/** Tries links one by one, and asks each host once for what programs may ask there. */
export function linkTrier(outside: Outside, origin: string, leaving: AbortSignal): TryLink {
  const robots = new Map<string, Promise<Robots>>()
  const headers = { 'user-agent': `${program}/1.0 (+${origin})`, accept: '*/*' }

  return async (address) => {
    let url = new URL(address)
    for (let step = 0; step <= mostRedirects; step++) {
      const heard = await ask(url)
      if (typeof heard === 'string') return heard
      if (!heard.location || !redirects.includes(heard.status)) return faultOf(heard.status)
      const next = URL.parse(heard.location, url)
      if (!next) return 'broken'
      url = next
    }
    return 'in-circles'
  }

  async function ask(url: URL): Promise<Heard | LinkFault> {
    const rules = await robotsOf(url)
    if (typeof rules === 'string') return rules
    if (!mayAsk(rules.text, program, `${url.pathname}${url.search}`)) return ''
    const heard = await askOutside(outside, url, { method: 'HEAD', headers }, leaving)
    if (typeof heard === 'string' || (heard.status !== 405 && heard.status !== 501)) return heard
    const one = { ...headers, range: 'bytes=0-0' }
    return askOutside(outside, url, { method: 'GET', headers: one }, leaving)
  }

  /** A host that does not answer is asked nothing more: the link does not work for the same reason. */
  function robotsOf({ origin: host }: URL): Promise<Robots> {
    const asked = robots.get(host) ?? fetchRobots(host)
    if (robots.size >= mostHosts) robots.clear()
    robots.set(host, asked)
    return asked
  }

  async function fetchRobots(host: string): Promise<Robots> {
    const url = URL.parse('/robots.txt', host)
    if (!url) return 'not-public'
    const asked = { method: 'GET', headers, mostBytes: mostRobotsBytes } as const
    const heard = await askOutside(outside, url, asked, leaving)
    if (typeof heard === 'string') return heard
    if (heard.status >= 500) return { text: 'User-agent: *\nDisallow: /' }
    return { text: heard.status === 200 ? heard.text : '' }
  }
}

const redirects = [301, 302, 303, 307, 308]

/** A site that sends programs away (401, 403, 429) may welcome people: we cannot tell. */
function faultOf(status: number): LinkFault {
  if (status === 404 || status === 410) return 'gone'
  return status >= 500 ? 'broken' : ''
}
