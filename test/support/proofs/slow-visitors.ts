import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inFolder } from '../machine/each-database.ts'
import { handlesOf, megabytesOf } from '../machine/memory.ts'
import { patienceInSeconds, startSite, untilReady } from '../machine/site-process.ts'
import { dribble, openStrangers, type Stranger, secondsUntil } from '../machine/sockets.ts'
import { atMost, type Figure, noneOf } from './figure.ts'

const kilobytesForNothing = 200

/**
 * Hundreds hold a connection and give or take next to nothing: they are sent away, and nobody else notices. Kinds that
 * are borne for longer than `most` seconds are left out.
 */
export function proveSlowVisitors(crowd: Crowd): Promise<Figure[]> {
  return inFolder((dataDir) => proveIn(dataDir, crowd))
}

type Crowd = { each: number; most: number }

async function proveIn(dataDir: string, { each, most }: Crowd): Promise<Figure[]> {
  makeFilm(dataDir)
  const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  try {
    await untilReady(site)
    const pages = watchPages(site.address)
    const { pid } = site.child
    const [before, handlesBefore] = [await megabytesOf(pid), await handlesOf(pid)]
    let wereIn = false
    /** Who takes nothing does not notice either that the connection has ended. */
    const areGone = async (strangers: Stranger[]) => {
      const areIn = (await handlesOf(pid)) >= handlesBefore + each / 2
      wereIn ||= areIn
      return strangers.every(({ isEnded }) => isEnded()) || (wereIn && !areIn)
    }
    const kinds = kindsOf(each).filter((kind) => kind.most <= most)
    const groups = await Promise.all(kinds.map(({ begin }) => begin(site.port)))
    let isOver = false
    void dribble(groups.filter((_, index) => kinds[index]?.dribbles).flat(), () => isOver)
    const measured = Promise.all(
      kinds.map(({ most }, index) =>
        secondsUntil(() => areGone(groups[index] ?? []), most + patienceInSeconds),
      ),
    )
    await pause(5_000)
    const during = await megabytesOf(pid)
    const connections = (await handlesOf(pid)) - handlesBefore
    const ended = await measured
    isOver = true
    const { asked, faults, slowest } = await pages.stop()

    return [
      ...kinds.map(({ what, most }, index) =>
        atMost(`${each} ${what}: all sent away after`, ended[index] ?? Number.NaN, most, 's'),
      ),
      noneOf('pages that failed meanwhile', faults, `${asked}`),
      atMost('slowest page meanwhile', slowest, 2_000, 'ms'),
      {
        ...atMost(
          'memory per connection that is held',
          ((during - before) * 1_024) / connections,
          kilobytesForNothing,
          'KB',
        ),
        // Where a busy machine had not let them in yet, or had sent them away, there was nothing to measure.
        isOnlyLate: connections < 2 * each,
      },
    ]
  } finally {
    await site.end('SIGKILL')
  }
}

type Kind = {
  what: string
  most: number
  dribbles?: true
  begin: (port: number) => Promise<Stranger[]>
}

/** The header takes 15 seconds at most, a body 30, an answer that nobody takes 30 or 60; every 5 seconds we look. */
function kindsOf(each: number): Kind[] {
  return [
    { what: 'who connect and say nothing', most: 25, begin: (port) => openStrangers(port, each) },
    {
      what: 'who send a header letter by letter (slowloris)',
      most: 25,
      dribbles: true,
      begin: (port) => saying(port, each, 'GET / HTTP/1.1\r\nHost: a\r\nX: '),
    },
    {
      what: 'who send a body letter by letter',
      most: 40,
      dribbles: true,
      begin: (port) => saying(port, each, `${postHead}Content-Type: application/json\r\n\r\n{"`),
    },
    {
      what: 'who ask for fifty pages at once',
      most: 10,
      begin: (port) => saying(port, each, 'GET /contact HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50)),
    },
    {
      what: 'who ask for a film and take nothing of it',
      most: 75,
      begin: async (port) => {
        const strangers = await openStrangers(port, each)
        for (const { socket } of strangers) socket.pause().write(`GET ${film} HTTP/1.1\r\nHost: a\r\n\r\n`)
        return strangers
      },
    },
  ]
}

const film = '/media/u/lang.mp4'
const megabytesOfFilm = 40

/** Longer than what the system itself takes of an answer before anybody reads it. */
function makeFilm(dataDir: string): void {
  mkdirSync(join(dataDir, 'media/u'), { recursive: true })
  writeFileSync(join(dataDir, film), Buffer.alloc(megabytesOfFilm << 20))
}

const postHead = 'POST /actions/users/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5000\r\n'

async function saying(port: number, count: number, words: string): Promise<Stranger[]> {
  const strangers = await openStrangers(port, count)
  for (const { socket } of strangers) socket.write(words)
  return strangers
}

function watchPages(address: string) {
  const seen = { asked: 0, faults: [] as string[], slowest: 0 }
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const asked = performance.now()
      const answer = await fetch(address).catch(() => undefined)
      await answer?.text()
      seen.asked += 1
      seen.slowest = Math.max(seen.slowest, performance.now() - asked)
      if (answer?.status !== 200) seen.faults.push(`a page answered ${answer?.status ?? 'nothing'}`)
      await pause(100)
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await watching
      return seen
    },
  }
}
