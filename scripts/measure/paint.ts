import type { Judge, Times } from '#test/lighthouse.ts'
import { startAndWait } from '#test/machine/site-process.ts'
import { median } from '#test/median.ts'
import type { Figure } from '#test/proofs/figure.ts'

const turns = 5
const pages = { 'the home page': '/', 'a page of results': '/zoeken?q=eigen+risico' }

/** The site and the least page take turns, so that a busy moment of the machine hits both. The middle one counts. */
export async function benchPaint(site: string, time: Judge['time']): Promise<Figure[]> {
  const least = await startAndWait({ COPY_OF: site }, { program: 'scripts/measure/least-server.ts' })
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) {
    const ours: Times[] = []
    const theirs: Times[] = []
    for (let turn = 0; turn < turns; turn++) {
      theirs.push(await time(least.address + path))
      ours.push(await time(site + path))
    }
    figures.push(...compare(name, middleOf(ours), middleOf(theirs)))
  }
  await least.end()
  return figures
}

function middleOf(times: Times[]): Times {
  const middle = (of: keyof Times) => median(times.map((time) => time[of]))
  return {
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    blocked: middle('blocked'),
  }
}

const mostBlockedInMilliseconds = 60

function compare(name: string, ours: Times, least: Times): Figure[] {
  return [
    ratio(`first paint of ${name}`, ours.firstPaint, least.firstPaint, 1.1),
    ratio(`largest paint of ${name}`, ours.largestPaint, least.largestPaint, 1.05),
    {
      what: `blocking time of ${name}, and of the least possible`,
      figure: `${inWhole(ours.blocked)}; ${inWhole(least.blocked)}`,
      limit: `≤ ${mostBlockedInMilliseconds} ms`,
      holds: ours.blocked <= mostBlockedInMilliseconds,
    },
  ]
}

function ratio(what: string, ours: number, least: number, most: number): Figure {
  return {
    what: `${what}, against the least possible`,
    figure: `${(ours / least).toFixed(2)} × (${inWhole(ours)}; ${inWhole(least)})`,
    limit: `≤ ${most} ×`,
    holds: ours <= most * least,
  }
}

function inWhole(milliseconds: number): string {
  return `${Math.round(milliseconds)} ms`
}
