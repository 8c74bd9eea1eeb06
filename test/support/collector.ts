import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { after } from 'node:test'

export type SeenSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code: number }
}

type Sent = { resourceSpans: { scopeSpans: { spans: SeenSpan[] }[] }[] }
export type Mood = 'well' | 'silent' | 'failing'

/** A collector of traces that takes what it gets, says nothing, or fails, as the test wants. */
export async function startCollector() {
  const bodies: Sent[] = []
  const asked: { path: string; headers: Record<string, unknown> }[] = []
  let mood: Mood = 'well'
  const server = createServer(async (request, response) => {
    asked.push({ path: request.url ?? '', headers: request.headers })
    const body = (await json(request)) as Sent
    if (mood === 'silent') return
    if (mood === 'well') bodies.push(body)
    response.writeHead(mood === 'well' ? 200 : 500, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    bodies,
    spans: () =>
      bodies.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    setMood: (next: Mood) => {
      mood = next
    },
  }
}
