import { kindsOfPages } from '#test/kinds-of-pages.ts'
import { categories, type FullVerdict, openJudge } from '#test/lighthouse.ts'
import { startAndWait } from '#test/machine/site-process.ts'
import type { Figure } from '#test/proofs/figure.ts'
import { findBrowser } from '../browser.mjs'
import { benchHeader } from './header.ts'
import { pathsOf } from './paths-of.ts'

/** Lighthouse as it comes, on every page that the site itself lists and one of every kind; and how the header opens. */
export async function benchBrowser(): Promise<Figure[]> {
  const chrome = findBrowser()
  if (!chrome) throw new Error('There is no browser: install Chromium, or name one with CHROME_PATH.')

  const executablePath = chrome === 'playwright' ? undefined : chrome
  const site = await startAndWait()
  const header = await benchHeader(site.address, executablePath)
  const { judge, close } = await openJudge(executablePath)
  const verdicts = new Map<string, FullVerdict>()
  const paths = new Set([...(await pathsOf(site.address)), ...Object.values(kindsOfPages)])
  for (const path of paths) verdicts.set(path, await judge(site.address + path))
  await close()
  await site.end()
  return [...header, ...categories.map((category) => lowestScore(verdicts, category)), largestShift(verdicts)]
}

function lowestScore(verdicts: Map<string, FullVerdict>, category: (typeof categories)[number]): Figure {
  const scores = [...verdicts.values()].map((verdict) => verdict.scores[category])
  const lower = [...verdicts].filter(([, verdict]) => verdict.scores[category] < 100)
  const which = lower.map(([path, { scores, lost }]) => `${path} ${scores[category]} (${lost.join(', ')})`)
  return {
    what: `Lighthouse mobile, lowest ${category} of ${scores.length} pages`,
    figure: [Math.min(...scores), ...which].join('; '),
    limit: '100',
    holds: lower.length === 0,
  }
}

function largestShift(verdicts: Map<string, FullVerdict>): Figure {
  const shift = Math.max(...[...verdicts.values()].map((verdict) => verdict.shift))
  return { what: 'largest layout shift of a page', figure: String(shift), limit: '0', holds: shift === 0 }
}
