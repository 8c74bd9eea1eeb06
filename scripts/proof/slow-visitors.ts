import { readdirSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { atMost, type Finding, noneOf } from './finding.ts'
import { megabytesOf } from './memory.ts'
import { startSite, untilReady } from './site-process.ts'
import { dribble, openStrangers, type Stranger, secondsUntilEnded } from './sockets.ts'

const megabytesForNothing = 60

/**
 * Hundreds hold a connection and give or take next to nothing: they are sent away, and nobody else notices. Kinds that
 * are borne for longer than `most` seconds are left out.
 */
export async function proveSlowVisitors({ each, most }: { each: number; most: number }): Promise<Finding[]> {
  const site = await startSite({ LOG_LEVEL: 'error' })
  try {
    await untilReady(site)
    const pages = watchPages(site.address)
    const before = await megabytesOf(site.child.pid)
    const kinds = kindsOf(each).filter((kind) => kind.most <= most)
    const groups = await Promise.all(kinds.map(({ begin }) => begin(site.port)))
    let isOver = false
    void dribble(groups.filter((_, index) => kinds[index]?.dribbles).flat(), () => isOver)
    const measured = Promise.all(
      kinds.map(({ most }, index) => secondsUntilEnded(groups[index] ?? [], most + 20)),
    )
    await pause(5_000)
    const during = await megabytesOf(site.child.pid)
    const ended = await measured
    isOver = true
    const { asked, faults, slowest } = await pages.stop()

    return [
      ...kinds.map(({ what, most }, index) =>
        atMost(`${each} ${what}: all sent away after`, ended[index] ?? Number.NaN, most, 's'),
      ),
      noneOf('pages that failed meanwhile', faults, `${asked}`),
      atMost('slowest page meanwhile', slowest, 1_000, 'ms'),
      atMost('memory taken by all of them', during - before, megabytesForNothing, 'MB'),
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

/** The header takes 15 seconds at most, a body 30, an answer that nobody takes 60; every 5 seconds we look. */
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
      what: 'who ask for large pictures and take nothing of them',
      most: 75,
      begin: async (port) => {
        const request = `GET /media/${largestMedium()} HTTP/1.1\r\nHost: a\r\n\r\n`
        const strangers = await openStrangers(port, each)
        for (const { socket } of strangers) {
          socket.pause()
          socket.write(request.repeat(20))
        }
        return strangers
      },
    },
  ]
}

function largestMedium(): string {
  const folder = new URL('../../build/media/', import.meta.url)
  const sizeOf = (name: string) => statSync(new URL(name, folder)).size
  return readdirSync(folder).toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? ''
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
