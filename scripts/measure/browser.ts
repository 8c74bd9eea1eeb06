import { kindsOfPages, toolPages } from '#test/kinds-of-pages.ts'
import { categories, type FullVerdict, openJudge } from '#test/lighthouse.ts'
import { startAndWait } from '#test/machine/site-process.ts'
import type { Figure } from '#test/proofs/figure.ts'
import { findBrowser } from '../browser.mjs'
import { benchPaint } from './paint.ts'
import { pathsOf } from './paths-of.ts'
import { benchRest } from './rest.ts'
import { benchTouches } from './touches.ts'

/**
 * Lighthouse as it comes, on every page that the site itself lists and one of every kind, which are judged in the dark too;
 * when something can be seen, against the least that a page can be; and how soon a touch is answered.
 */
export async function benchBrowser(): Promise<Figure[]> {
  const chrome = findBrowser()
  if (!chrome) throw new Error('There is no browser: install Chromium, or name one with CHROME_PATH.')

  const executablePath = chrome === 'playwright' ? undefined : chrome
  const site = await startAndWait()
  const rest = await benchRest(site.address, executablePath)
  const touches = await benchTouches(site.address, executablePath)
  const { judge, time, close } = await openJudge(executablePath)
  const paint = await benchPaint(site.address, time)
  const verdicts = new Map<string, FullVerdict>()
  const kinds = [...Object.values(kindsOfPages), ...Object.values(toolPages)]
  const paths = new Set([...(await pathsOf(site.address)), ...kinds])
  const asked = [
    ...[...paths].map((path) => [path, path, 'light'] as const),
    ...kinds.map((path) => [`${path} in the dark`, path, 'dark'] as const),
  ]
  for (const [name, path, theme] of asked) {
    const verdict = await judge(site.address + path, theme)
    verdicts.set(name, verdict)
    // It takes an hour: whoever waits sees how far it is.
    console.error(`${verdicts.size} of ${asked.length}: ${name} ${Object.values(verdict.scores).join(' ')}`)
  }
  await close()
  await site.end()
  const scores = categories.map((category) => lowestScore(verdicts, category))
  return [...rest, ...touches, ...paint, ...scores, largestShift(verdicts)]
}

function lowestScore(verdicts: Map<string, FullVerdict>, category: (typeof categories)[number]): Figure {
  const scores = [...verdicts.values()].map((verdict) => verdict.scores[category])
  const lower = [...verdicts].filter(([, verdict]) => verdict.scores[category] < 100)
  const which = lower.map(([path, { scores, lost }]) => `${path} ${scores[category]} (${lost.join(', ')})`)
  return {
    what: `Lighthouse mobile, lowest ${category} of ${scores.length} pages, of which some in the dark`,
    figure: [Math.min(...scores), ...which].join('; '),
    limit: '100',
    holds: lower.length === 0,
  }
}

function largestShift(verdicts: Map<string, FullVerdict>): Figure {
  const shifts = [...verdicts].map(([path, { shift }]) => ({ path, shift }))
  const moving = shifts.filter(({ shift }) => shift > 0).map(({ path, shift }) => `${path} ${shift}`)
  return {
    what: 'largest layout shift of a page',
    figure: [Math.max(...shifts.map(({ shift }) => shift)), ...moving].join('; '),
    limit: '0',
    holds: moving.length === 0,
  }
}
