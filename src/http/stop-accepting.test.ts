import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import test from 'node:test'
import { stopAccepting } from './stop-accepting.ts'

test('whoever stood in line when the site was told to end is let in and answered, and nobody after them', async () => {
  const server = createServer((_request, response) => response.end('welkom'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // Letting somebody in takes next to no time once it was done often.
  for (let time = 0; time < 100; time += 1) assert.equal(await askOn(connect(port, '127.0.0.1')), 'welkom')

  // All of them stand in line before the loop turns again, and are let in one at a turn.
  const waiting = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'))
  await stopAccepting(server)

  assert.deepEqual(new Set(await Promise.all(waiting.map(askOn))), new Set(['welkom']))
  assert.equal(await askOn(connect(port, '127.0.0.1')), 'ECONNREFUSED')
})

/** What is answered, or what became of the connection. */
function askOn(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(code))
    socket.on('close', () => resolve(answer.slice(-'welkom'.length)))
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  })
}
