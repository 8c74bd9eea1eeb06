import { findBrowser } from '../browser.mjs'
import type { Figure } from './bench.ts'
import { benchHeader } from './header.ts'
import { kindsOfPages } from './kinds-of-pages.ts'
import { categories, type FullVerdict, openJudge } from './lighthouse.ts'
import { pathsOf, startServer } from './server.ts'

/** Lighthouse as it comes, on every page that the site itself lists and one of every kind; and how the header opens. */
export async function benchBrowser(): Promise<Figure[]> {
  const chrome = findBrowser()
  if (!chrome) throw new Error('There is no browser: install Chromium, or name one with CHROME_PATH.')

  const executablePath = chrome === 'playwright' ? undefined : chrome
  const site = await startServer('src/main.ts')
  const header = await benchHeader(site.address, executablePath)
  const { judge, close } = await openJudge(executablePath)
  const verdicts = new Map<string, FullVerdict>()
  const paths = new Set([...(await pathsOf(site.address)), ...Object.values(kindsOfPages)])
  for (const path of paths) verdicts.set(path, await judge(site.address + path))
  await close()
  await site.stop()
  return [...header, ...categories.map((category) => lowestScore(verdicts, category)), largestShift(verdicts)]
}

function lowestScore(verdicts: Map<string, FullVerdict>, category: (typeof categories)[number]): Figure {
  const scores = [...verdicts.values()].map((verdict) => verdict.scores[category])
  const lower = [...verdicts].filter(([, verdict]) => verdict.scores[category] < 100)
  const which = lower.map(([path, { scores, lost }]) => `${path} ${scores[category]} (${lost.join(', ')})`)
  return {
    what: `Lighthouse mobile, lowest ${category} of ${scores.length} pages`,
    measured: [Math.min(...scores), ...which].join('; '),
    must: '100',
    reached: lower.length === 0,
  }
}

function largestShift(verdicts: Map<string, FullVerdict>): Figure {
  const shift = Math.max(...[...verdicts.values()].map((verdict) => verdict.shift))
  return { what: 'largest layout shift of a page', measured: String(shift), must: '0', reached: shift === 0 }
}
