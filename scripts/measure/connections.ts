import { connect, type Socket } from 'node:net'
import { megabytesOf } from '#test/machine/memory.ts'
import { startSite, untilReady } from '#test/machine/site-process.ts'
import { newVisitor } from '#test/machine/visitor.ts'
import { median } from '#test/median.ts'
import { atMost, type Figure, noneOf } from '#test/proofs/figure.ts'

const openedAtOnce = 250

/** As many browsers as come hold their connection open, and others are served as before. */
export async function proveConnections({ count }: { count: number }): Promise<Figure[]> {
  const site = await startSite({ LOG_LEVEL: 'error' })
  try {
    await untilReady(site)
    const held: Socket[] = []
    while (held.length < count) held.push(...(await openSome(site.port)))
    const times = await pageTimes(site.address)
    const lost = held.filter((socket) => socket.destroyed).map(() => 'a connection was closed')
    const memory = await megabytesOf(site.child.pid)
    for (const socket of held) socket.destroy()
    return [
      noneOf('open connections that did not hold', lost, `${count.toLocaleString('en')}`),
      atMost('a page meanwhile (median of 200)', median(times), 50, 'ms'),
      atMost('memory meanwhile', memory, 500, 'MB'),
    ]
  } finally {
    await site.end('SIGKILL')
  }
}

function openSome(port: number): Promise<Socket[]> {
  return Promise.all(Array.from({ length: openedAtOnce }, () => openAndAsk(port)))
}

/** Open after its first answer, as the connection of a browser is. */
function openAndAsk(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'))
    socket.once('data', () => resolve(socket.resume()))
    socket.on('error', reject)
  })
}

async function pageTimes(address: string): Promise<number[]> {
  const times: number[] = []
  for (let n = 0; n < 200; n++) {
    const { status, milliseconds } = await newVisitor(address).get('/')
    if (status !== 200) throw new Error(`A page was answered with ${status}.`)
    times.push(milliseconds)
  }
  return times
}
