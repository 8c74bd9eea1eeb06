import { once } from 'node:events'
import {
  createServer as createHttpServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { TestContext } from 'node:test'
import type { Outside } from '#features/pages/outside-links/ask-outside.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Other sites, all on one real server on this machine: whatever the name, except for `ergens-anders.example`, which is of
 * a network that nobody may reach. They speak without TLS, on a port of their own.
 */
export async function openOtherSites(context: TestContext, answer: Answer) {
  const asked: string[] = []
  const server = createHttpServer((request, response) => {
    asked.push(`${request.method} ${request.headers.host}${request.url}`)
    answer(request, response)
  })
  const port = await listen(context, server)
  return { asked, outside: outsideOn(port) }
}

/** A site that does with its line what it wants. */
export async function openRawSite(context: TestContext, join: (socket: Socket) => void): Promise<Outside> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    join(socket)
  })
  return outsideOn(await listen(context, server))
}

function outsideOn(port: number): Outside {
  const line = { request, port }
  return {
    async resolve(host) {
      if (host === 'bestaat-niet.example') return []
      return host === 'ergens-anders.example' ? ['127.0.0.1', '10.0.0.1'] : ['127.0.0.1']
    },
    mayReach: (address) => address === '127.0.0.1',
    lines: { 'https:': line, 'http:': line },
    patienceInMilliseconds: 60_000,
  }
}

async function listen(context: TestContext, server: ReturnType<typeof createServer>): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket))
  context.after(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}
