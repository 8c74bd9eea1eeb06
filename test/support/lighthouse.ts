import { chromium } from '@playwright/test'
import lighthouse, { type Flags } from 'lighthouse'
import { type Theme, themeCookieName } from '#cookie-names.ts'
import { freePort } from './machine/throw-away-postgres.mjs'

/** What Lighthouse finds on a busy machine as on a quiet one. */
const timeless = ['accessibility', 'best-practices', 'seo'] as const
export const categories = ['performance', ...timeless] as const

/** Scores from 0 to 100, the layout shift, the audits that took points, and what Lighthouse reckons in milliseconds. */
export type Verdict<Category extends string> = {
  scores: Record<Category, number>
  shift: number
  lost: string[]
  times: Times
}

export type Times = { firstPaint: number; largestPaint: number; blocked: number }

export type FullVerdict = Verdict<(typeof categories)[number]>
export type TimelessVerdict = Verdict<(typeof timeless)[number]>

export type Judge = {
  judge: (url: string, theme: Theme) => Promise<FullVerdict>
  judgeWithoutClock: (url: string, theme: Theme) => Promise<TimelessVerdict>
  time: (url: string) => Promise<Times>
  close: () => Promise<void>
}

/** The middle one of these counts, as others are measured: the best would flatter. */
const tries = 5

/** One browser for as many pages as there are; on each, Lighthouse's own idea of a phone. */
export async function openJudge(executablePath: string | undefined): Promise<Judge> {
  const port = await freePort()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  return {
    judge: (url, theme) => judge(url, port, theme),
    judgeWithoutClock: (url, theme) =>
      askLighthouse(url, port, timeless, {
        onlyAudits: ['cumulative-layout-shift'],
        // It waits two seconds for the file, whatever the machine does.
        skipAudits: ['robots-txt'],
        ...chosen(theme),
      }),
    time: async (url) => (await askLighthouse(url, port, ['performance'])).times,
    close: () => browser.close(),
  }
}

async function judge(url: string, port: number, theme: Theme): Promise<FullVerdict> {
  const verdicts: FullVerdict[] = []
  // When more than half are at the top, the middle one is known.
  const isKnown = () => verdicts.filter(({ scores }) => scores.performance === 100).length > tries / 2
  while (verdicts.length < tries && !isKnown())
    verdicts.push(await askLighthouse(url, port, categories, chosen(theme)))
  verdicts.sort((one, other) => other.scores.performance - one.scores.performance)
  return verdicts[Math.floor(tries / 2)] as FullVerdict
}

/** As somebody who chose this theme in the footer. */
function chosen(theme: Theme): Flags {
  return { extraHeaders: { cookie: `${themeCookieName}=${theme}` } }
}

async function askLighthouse<Category extends string>(
  url: string,
  port: number,
  asked: readonly Category[],
  flags: Flags = {},
): Promise<Verdict<Category>> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...asked],
    disableFullPageScreenshot: true,
    ...flags,
  })
  if (!result) throw new Error(`Lighthouse said nothing about ${url}.`)

  const { audits, categories: judged } = result.lhr
  const scores = Object.fromEntries(
    asked.map((category) => [category, Math.round((judged[category]?.score ?? 0) * 100)]),
  ) as Record<Category, number>
  const lost = Object.values(judged).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  )
  const figureOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const times = {
    firstPaint: figureOf('first-contentful-paint'),
    largestPaint: figureOf('largest-contentful-paint'),
    blocked: figureOf('total-blocking-time'),
  }
  return { scores, shift: figureOf('cumulative-layout-shift'), lost, times }
}
