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

const starts = 5

/** Longer than the site waits before it tidies up. */
const secondsUntilIdle = 8

/**
 * From the start of the process until the start page is answered with 200: on one core, so that threads count too. The
 * time of the processor is that of the process and its threads; other programs of the machine hardly change it.
 */
export const benchStart = () => inFolder(startsIn)

async function startsIn(folder: string): Promise<Figure[]> {
  const first = await start(folder)
  await first.end()
  const times: { clock: number; processor: number }[] = []
  for (let count = 0; count < starts; count++) {
    const site = await start(folder)
    times.push({ clock: site.millisecondsToStart / 1_000, processor: site.processor })
    await site.end()
  }
  const clock = median(times.map((time) => time.clock))
  const processor = median(times.map((time) => time.processor))
  return [
    {
      what: `start from an existing database until the start page is answered, one core, median of ${starts}`,
      figure: `${processor.toFixed(2)} s of processor time (${clock.toFixed(2)} s by the clock)`,
      limit: '≤ 1.0 s of processor time',
      holds: processor <= 1,
    },
    {
      what: 'the same from none: tables and content are made',
      figure: `${first.processor.toFixed(2)} s (${(first.millisecondsToStart / 1_000).toFixed(2)} s by the clock)`,
      limit: '',
      holds: true,
    },
    await idleMemory(folder),
  ]
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
  const site = await start(folder)
  for (const path of ['/', '/zoeken?q=tandarts']) await newVisitor(site.address).get(path)
  await loggedIn(site.address, samples.anna.email, samplePassword)
  await pause(secondsUntilIdle * 1_000)
  const megabytes = await megabytesOf(site.child.pid)
  await site.end()
  return {
    what: 'idle memory on SQLite (RSS), after the start page, a search and a login',
    figure: `${Math.round(megabytes)} MB`,
    limit: '≤ 120 MB',
    holds: megabytes <= 120,
  }
}
