import { connect, createServer, type Server, type Socket } from 'node:net'

/** A line to a server on this machine that can be cut (new connections are refused), stalled, or led elsewhere. */
export type Line = {
  port: number
  cut: () => Promise<void>
  mend: () => Promise<void>
  /** Nothing is refused and nothing comes through. */
  stall: () => void
  leadTo: (port: number) => void
}

export async function openLine(serverPort: number): Promise<Line> {
  const sockets = new Set<Socket>()
  let target = serverPort
  let isStalled = false
  let server: Server | undefined
  let port = 0

  function join(client: Socket): void {
    const upstream = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => isStalled || to.write(chunk))
      from.on('error', () => from.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  }

  function mend(): Promise<void> {
    isStalled = false
    if (server?.listening) return Promise.resolve()
    server = createServer(join)
    return new Promise((resolve) => server?.listen(port, '127.0.0.1', () => resolve()))
  }

  async function cut(): Promise<void> {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server?.close(resolve))
  }

  await mend()
  const bound = server?.address()
  port = typeof bound === 'object' && bound ? bound.port : 0
  return {
    port,
    cut,
    mend,
    stall: () => {
      isStalled = true
    },
    leadTo: (other) => {
      target = other
      for (const socket of sockets) socket.destroy()
    },
  }
}
