import { setTimeout as pause } from 'node:timers/promises'
import { samplePassword, samples } from '#features/account/samples.ts'
import { inFolder } from '#test/machine/each-database.ts'
import { megabytesOf } from '#test/machine/memory.ts'
import { findProgram } from '#test/machine/programs.ts'
import { startAndWait } from '#test/machine/site-process.ts'
import { loggedIn, newVisitor } from '#test/machine/visitor.ts'
import { median } from '#test/median.ts'
import type { Figure } from '#test/proofs/figure.ts'
import { processorSecondsOf } from './processor-time.ts'

const times = 5

/** Longer than the site waits before it tidies up. */
const secondsUntilIdle = 8

/**
 * From the start of the process until the start page is answered with 200: on one core, so that threads count too. The
 * time of the processor is that of the process and its threads; other programs of the machine hardly change it.
 */
export async function benchStart(): Promise<Figure[]> {
  const fromNone = await timesOf(() => inFolder(timeIn))
  const existing = await inFolder(async (folder) => {
    await timeIn(folder)
    return timesOf(() => timeIn(folder))
  })
  return [
    {
      what: `start from an existing database until the start page is answered, one core, median of ${times}`,
      figure: inWords(existing),
      limit: '≤ 1.0 s of processor time',
      holds: existing.processor <= 1,
    },
    {
      what: `the same from none: tables and content are made, median of ${times}`,
      figure: inWords(fromNone),
      limit: '',
      holds: true,
    },
    await inFolder(idleMemory),
  ]
}

type Time = { clock: number; processor: number }

async function timesOf(measure: () => Promise<Time>): Promise<Time> {
  const measured: Time[] = []
  for (let count = 0; count < times; count++) measured.push(await measure())
  return {
    clock: median(measured.map(({ clock }) => clock)),
    processor: median(measured.map(({ processor }) => processor)),
  }
}

async function timeIn(folder: string): Promise<Time> {
  const site = await start(folder)
  await site.end()
  return { clock: site.millisecondsToStart / 1_000, processor: site.processor }
}

function inWords({ clock, processor }: Time): string {
  return `${processor.toFixed(2)} s of processor time (${clock.toFixed(2)} s by the clock)`
}

async function start(
  folder: string,
): Promise<Awaited<ReturnType<typeof startAndWait>> & { processor: number }> {
  const wrapper = findProgram('taskset') ? ['taskset', '-c', '0'] : []
  const site = await startAndWait({ DATA_DIR: folder }, { wrapper })
  return { ...site, processor: processorSecondsOf(site.child.pid) }
}

/** After the start page, a search and a login, when nobody asks any more. */
async function idleMemory(folder: string): Promise<Figure> {
  const measured: number[] = []
  for (let count = 0; count < times; count++) measured.push(await megabytesWhenIdle(folder))
  const megabytes = median(measured)
  return {
    what: `idle memory on SQLite (RSS), after the start page, a search and a login, median of ${times}`,
    figure: `${Math.round(megabytes)} MB (${measured.map(Math.round).join(', ')})`,
    limit: '≤ 120 MB',
    holds: megabytes <= 120,
  }
}

async function megabytesWhenIdle(folder: string): Promise<number> {
  const site = await start(folder)
  for (const path of ['/', '/zoeken?q=tandarts']) await newVisitor(site.address).get(path)
  await loggedIn(site.address, samples.anna.email, samplePassword)
  await pause(secondsUntilIdle * 1_000)
  const megabytes = await megabytesOf(site.child.pid)
  await site.end()
  return megabytes
}
