import type { Answer, Browser } from './browser.ts'
import type { ModelSite } from './model-site.ts'

/** Everything that somebody can see of an answer, without what is another every time. */
export type Seen = { asked: string; answer: string[]; work: string[] }

/** Writes down what these people see, and how much was done for it, while `live` goes on. */
export async function watchAnswers(
  site: ModelSite,
  isWatched: (browser: Browser) => boolean,
  live: () => Promise<unknown>,
): Promise<Seen[]> {
  const seen: Seen[] = []
  const before = site.onAnswer
  site.onAnswer = (browser, asked, answer) => {
    before(browser, asked, answer)
    if (isWatched(browser)) seen.push({ asked: plain(asked), answer: inWords(answer), work: [...site.work] })
  }
  await live()
  site.onAnswer = before
  return seen
}

function inWords({ status, text, headers, cookieNames }: Answer): string[] {
  const told = Object.entries(headers).filter(([name]) => !varying.includes(name))
  return [`${status} ${plain(text)}`, ...told.map(([name, value]) => `${name}: ${value}`), ...cookieNames]
}

/** Cookies are compared by name; the length of a body varies with what is masked in it. */
const varying = ['date', 'set-cookie', 'content-length', 'x-request-id']

export function plain(text: string): string {
  return text
    .replaceAll(/\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/g, 'ID')
    .replaceAll(/\b[\da-f]{10}-[\da-z]+\b/g, 'REQUEST')
    .replaceAll(/[\w-]{40,}/g, 'SECRET')
}

/** The first thing that is not the same. */
export function differenceBetween(one: Seen[], other: Seen[]): string | undefined {
  for (const [place, { asked, answer, work }] of one.entries()) {
    const difference =
      firstDifference(answer, other[place]?.answer ?? []) ?? firstDifference(work, other[place]?.work ?? [])
    if (difference) return `${asked}\n   ${difference}`
  }
  return one.length === other.length ? undefined : 'the number of answers'
}

function firstDifference(one: string[], other: string[]): string | undefined {
  const place = Array.from({ length: Math.max(one.length, other.length) }, (_, at) => at).find(
    (at) => one[at] !== other[at],
  )
  return place === undefined ? undefined : `${one[place] ?? 'nothing'}\n   ⟷ ${other[place] ?? 'nothing'}`
}
