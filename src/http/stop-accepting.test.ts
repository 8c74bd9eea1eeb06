import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import test from 'node:test'
import { stopAccepting } from './stop-accepting.ts'

const lastAnswer = /^(HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 200 [\s\S]*Connection: close[\s\S]*welkom$/

test('whoever stood in line when the site was told to end is let in and answered, and nobody after them', async () => {
  const { server, newConnection } = await openServer()
  // Letting somebody in takes next to no time once it was done often.
  for (let time = 0; time < 100; time += 1)
    assert.match(await askOn(newConnection(), 'Connection: close'), lastAnswer)

  // All of them stand in line before the loop turns again, and are let in one at a turn.
  const waiting = Array.from({ length: 50 }, newConnection)
  await stopAccepting(server)

  for (const answer of await Promise.all(waiting.map((socket) => askOn(socket, 'Connection: close'))))
    assert.match(answer, lastAnswer)
  assert.equal(await askOn(newConnection(), 'Connection: close'), 'ECONNREFUSED')
})

test('whoever stood in line is let in, however long the site was busy with something else', async () => {
  const { server, newConnection } = await openServer()
  const waiting = Array.from({ length: 10 }, newConnection)

  const stopped = stopAccepting(server)
  const begun = performance.now()
  while (performance.now() - begun < 1_200);
  await stopped

  for (const answer of await Promise.all(waiting.map((socket) => askOn(socket, 'Connection: close'))))
    assert.match(answer, lastAnswer)
})

for (const header of ['Accept: */*', 'Expect: 100-continue'])
  test(`from then on the answer to whoever sends ${header} is the last on its connection`, async () => {
    const { server, newConnection } = await openServer()
    const socket = newConnection()
    await stopAccepting(server)

    assert.match(await askOn(socket, header), lastAnswer)
  })

async function openServer() {
  const server = createServer((_request, response) => response.end('welkom'))
  server.on('checkContinue', (_request, response) => {
    response.writeContinue()
    response.end('welkom')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, newConnection: () => connect(port, '127.0.0.1') }
}

/** What is answered, or what became of the connection. */
function askOn(socket: Socket, header: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(code))
    socket.on('close', () => resolve(answer))
    socket.write(`GET / HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`)
  })
}
