import { kindsOfPages, toolPages } from '#test/kinds-of-pages.ts'
import { categories, type FullVerdict, openJudge, type TimelessVerdict } from '#test/lighthouse.ts'
import { startAndWait } from '#test/machine/site-process.ts'
import type { Figure } from '#test/proofs/figure.ts'
import { pathOfChrome } from './chrome.ts'
import { pathsOf } from './paths-of.ts'

/**
 * Lighthouse as it comes, on every page that the site itself lists and one of every kind; in the dark too, where no other
 * file is loaded, so that performance is judged of one of every kind.
 */
export async function benchLighthouse(): Promise<Figure[]> {
  const site = await startAndWait()
  const { judge, judgeWithoutClock, close } = await openJudge(pathOfChrome())
  const verdicts = new Map<string, SomeVerdict>()
  const kinds = [...Object.values(kindsOfPages), ...Object.values(toolPages)]
  const paths = new Set([...(await pathsOf(site.address)), ...kinds])
  const others = [...paths].filter((path) => !kinds.includes(path))
  const asked = [
    ...[...paths].map((path) => [path, path, 'light', judge] as const),
    ...kinds.map((path) => [`${path} in the dark`, path, 'dark', judge] as const),
    ...others.map((path) => [`${path} in the dark`, path, 'dark', judgeWithoutClock] as const),
  ]
  for (const [name, path, theme, ask] of asked) {
    const verdict = await ask(site.address + path, theme)
    verdicts.set(name, verdict)
    // It takes an hour: whoever waits sees how far it is.
    console.error(`${verdicts.size} of ${asked.length}: ${name} ${Object.values(verdict.scores).join(' ')}`)
  }
  await close()
  await site.end()
  return [...categories.map((category) => lowestScore(verdicts, category)), largestShift(verdicts)]
}

type SomeVerdict = FullVerdict | TimelessVerdict

function lowestScore(verdicts: Map<string, SomeVerdict>, category: (typeof categories)[number]): Figure {
  const scored = [...verdicts].flatMap(([path, { scores, lost }]) => {
    const score = (scores as Partial<FullVerdict['scores']>)[category]
    return score === undefined ? [] : [{ path, score, lost }]
  })
  const scores = scored.map(({ score }) => score)
  const lower = scored.filter(({ score }) => score < 100)
  const which = lower.map(({ path, score, lost }) => `${path} ${score} (${lost.join(', ')})`)
  return {
    what: `Lighthouse mobile, lowest ${category} of ${scores.length} pages, of which some in the dark`,
    figure: [Math.min(...scores), ...which].join('; '),
    limit: '100',
    holds: lower.length === 0,
  }
}

function largestShift(verdicts: Map<string, SomeVerdict>): Figure {
  const shifts = [...verdicts].map(([path, { shift }]) => ({ path, shift }))
  const moving = shifts.filter(({ shift }) => shift > 0).map(({ path, shift }) => `${path} ${shift}`)
  return {
    what: 'largest layout shift of a page',
    figure: [Math.max(...shifts.map(({ shift }) => shift)), ...moving].join('; '),
    limit: '0',
    holds: moving.length === 0,
  }
}
