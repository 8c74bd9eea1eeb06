import { createServer, type Server } from 'node:http'

/** For operators only: on this machine, at a port of its own that no proxy leads to. */
export async function serveMetrics(port: number, write: () => Promise<string>): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    const text = await write().catch(() => undefined)
    if (text === undefined) response.writeHead(503).end()
    else response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}
