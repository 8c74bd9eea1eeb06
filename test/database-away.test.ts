import assert from 'node:assert/strict'
import { connect, createServer, type Server, type Socket } from 'node:net'
import test from 'node:test'
import { testDatabases } from '#database/test-databases.ts'
import { openTestSite } from '#test-site.ts'
import { until } from './site-process.ts'

const postgres = testDatabases.find(({ name }) => name === 'postgres')

if (postgres) {
  test('while PostgreSQL is away pages are still served, and all is well by itself when it is back', async () => {
    const address = await postgres.newAddress()
    assert.ok(address.kind === 'postgres')
    const line = await openLine(Number(new URL(address.url).port))
    const url = new URL(address.url)
    url.port = String(line.port)
    const { app } = await openTestSite({ database: { kind: 'postgres', url: url.href } })
    assert.equal((await app.inject('/readyz')).statusCode, 200)

    await line.cut()
    assert.equal((await app.inject('/')).statusCode, 200)
    assert.equal((await app.inject('/contact')).statusCode, 200)
    const asked = Date.now()
    assert.equal((await app.inject('/readyz')).statusCode, 503)
    assert.ok(Date.now() - asked < 3_000)

    await line.mend()
    await until(async () => (await app.inject('/readyz')).statusCode === 200, 5)
    await app.close()
    await line.cut()
  })
}

/** A line to the server that can be cut: connections break, and new ones are refused. */
async function openLine(serverPort: number) {
  const sockets = new Set<Socket>()
  let server: Server | undefined
  let port = 0

  function mend(): Promise<void> {
    server = createServer((client) => {
      const upstream = connect(serverPort, '127.0.0.1')
      client.pipe(upstream).pipe(client)
      for (const socket of [client, upstream]) {
        sockets.add(socket)
        socket.on('error', () => socket.destroy())
      }
    })
    return new Promise((resolve) => server?.listen(port, '127.0.0.1', () => resolve()))
  }

  async function cut(): Promise<void> {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server?.close(resolve))
  }

  await mend()
  const bound = server?.address()
  port = typeof bound === 'object' && bound ? bound.port : 0
  return { port, cut, mend }
}
