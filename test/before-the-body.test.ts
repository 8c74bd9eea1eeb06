import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { type AddressInfo, connect, type Server, type Socket } from 'node:net'
import test from 'node:test'
import type { Client } from '#test/client.ts'
import { answeredRoutesOf } from '#test/routes.ts'
import { openSites } from '#test/sites.ts'

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
const file = { 'content-type': 'multipart/form-data; boundary=x', accept: 'application/json' }

const sites = await openSites()
const opened = await Promise.all(
  sites.map(async ({ kind, site }) => {
    await site.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = site.app.server.address() as AddressInfo
    const writes = (await answeredRoutesOf(site.app)).filter(({ method }) => method === 'POST')
    return { kind, site, port, writes: writes.map(({ url }) => url), anna: await site.signIn('anna') }
  }),
)

for (const { kind, site, port, writes, anna } of opened) {
  const editorWrites = writes.filter((url) => url.startsWith('/api/v1/redactie/'))

  test(`on ${kind.name}, no call waits for what a stranger without a token sends`, async () => {
    assert.ok(writes.length > 30)
    for (const url of writes)
      for (const headers of [json, form])
        assert.match(await answerToHead(port, url, headers), /^40[13] /, url)
  })

  test(`on ${kind.name}, no call of the redactie waits for what a member sends, nor an upload`, async () => {
    for (const url of editorWrites)
      assert.match(await answerToHead(port, url, await withToken(anna, json)), /^403 /)
    const upload = await answerToHead(port, '/api/v1/redactie/media', await withToken(anna, file))
    assert.match(upload, /^403 .*forbidden/s)
  })

  test(`on ${kind.name}, no call for members waits for what a visitor with a token sends`, async () => {
    const visitor = site.visit()
    for (const url of [
      '/api/v1/user/profile/update',
      '/api/v1/user/change-password',
      '/api/v1/user/account-remove',
    ])
      assert.match(await answerToHead(port, url, await withToken(visitor, json)), /^401 .*not_logged_in/s)
  })

  test(`on ${kind.name}, a body that is too large or of another kind is refused before it comes`, async () => {
    const large = await answerToHead(port, '/actions/users/login', { ...json, 'content-length': '65537' })
    const other = await answerToHead(port, '/actions/users/login', { 'content-type': 'text/plain' })
    const page = await answerToHead(port, '/actions/users/login', { ...form, 'content-length': '65537' })

    assert.match(large, /^413 .*too_large/s)
    assert.match(other, /^415 .*unsupported_media_type/s)
    assert.match(page, /^413 .*<html lang="nl"/s)
  })

  test(`on ${kind.name}, a call with a kind of body but without one is answered as an empty one`, async () => {
    const eva = await site.signIn('eva')
    const calls = [
      ['/actions/users/login', await withToken(site.visit(), json), /^400 .*loginName/s],
      ['/api/v1/redactie/media', await withToken(eva, file), /^400 .*file/s],
    ] as const
    for (const [url, headers, expected] of calls)
      assert.match(await answerToHead(port, url, headers, {}), expected)
  })

  test(`on ${kind.name}, what comes after a refused body on the same connection is answered well`, async () => {
    const body = 'x'.repeat(60_000)
    const socket = connect(port, '127.0.0.1')
    const answers = readFrom(socket)
    socket.write(
      headOf('POST', '/api/v1/redactie/drafts/save', { ...json, 'content-length': String(body.length) }),
    )
    await answers.until(/not_logged_in/)

    socket.write(body)
    socket.write(headOf('GET', '/healthz', {}))

    await answers.until(/^HTTP\/1\.1 401 [\s\S]*HTTP\/1\.1 200 [\s\S]*\{"status":"ok"\}$/)
    socket.destroy()
  })

  test(`on ${kind.name}, no connection is cut that was said to live on, however much was sent for nothing`, async () => {
    const eva = await site.signIn('eva')
    const asFile = await withToken(eva, file)
    const asJson = await withToken(eva, json)
    const refused = [
      ['/api/v1/redactie/drafts/save', asJson, 'x'.repeat(300_000), 413, true],
      ['/api/v1/redactie/drafts/save', asJson, 'x'.repeat(3_000_000), 413, true],
      [
        '/api/v1/redactie/drafts/save',
        { ...asJson, 'transfer-encoding': 'chunked' },
        'x'.repeat(3e6),
        413,
        true,
      ],
      ['/api/v1/redactie/drafts/save', json, 'x'.repeat(60_000), 401, false],
      ['/api/v1/redactie/redirects/import', asJson, 'x'.repeat(3_000_000), 413, true],
      ['/api/v1/redactie/media', asFile, upload('a.exe', 'x'.repeat(3_000_000)), 400, false],
      ['/api/v1/redactie/media', file, upload('a.png', 'x'.repeat(3_000_000)), 401, true],
      ['/nergens', json, 'x'.repeat(3_000_000), 413, true],
    ] as const
    await Promise.all(
      refused.map(async ([url, headers, body, status, isLast]) => {
        const agent = new Agent({ keepAlive: true, maxSockets: 1 })
        const first = await sendWhole(agent, port, url, headers, body)
        const patience = first.isLast ? 0 : 4_000
        await new Promise((resolve) => setTimeout(resolve, patience))
        const second = await sendWhole(agent, port, '/actions/users/login', json, '{}')

        assert.deepEqual([first.status, second.status], [status, 403], url)
        assert.equal(first.isLast, isLast, url)
        agent.destroy()
      }),
    )
  })

  test(`on ${kind.name}, who asks whether to send is told no without being told yes first`, async () => {
    const asking = { expect: '100-continue', 'content-length': '60000' }
    for (const url of writes) {
      const socket = connect(port, '127.0.0.1')
      const answers = readFrom(socket)
      socket.write(headOf('POST', url, { ...json, ...asking }))
      await once(socket, 'close', { signal: AbortSignal.timeout(600_000) })
      assert.match(answers.text(), /^HTTP\/1\.1 40[13] /, url)
    }
  })

  test(`on ${kind.name}, who asks whether to send, and may, is told so and answered`, async () => {
    const body = JSON.stringify({ firstName: 'Anna' })
    const headers = { ...(await withToken(anna, json)), 'content-length': String(body.length) }
    const socket = connect(port, '127.0.0.1')
    const answers = readFrom(socket)
    socket.write(headOf('POST', '/api/v1/user/profile/update', { ...headers, expect: '100-continue' }))
    await answers.until(/^HTTP\/1\.1 100 Continue\r\n\r\n$/)

    socket.write(body)

    await answers.until(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 [\s\S]*validation_failed/)
    socket.write(headOf('GET', '/healthz', {}))
    await answers.until(/\{"status":"ok"\}$/)
    socket.destroy()
  })

  test(`on ${kind.name}, who asks whether to send over a connection that is to close gets it closed`, async () => {
    const body = JSON.stringify({ firstName: 'Anna' })
    const headers = { ...(await withToken(anna, json)), 'content-length': String(body.length) }
    const socket = connect(port, '127.0.0.1')
    const answers = readFrom(socket)
    socket.write(
      headOf('POST', '/api/v1/user/profile/update', {
        ...{ ...headers, expect: '100-continue', connection: 'close' },
      }),
    )
    await answers.until(/^HTTP\/1\.1 100 Continue\r\n\r\n$/)

    socket.write(body)

    await answers.until(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 400 [\s\S]*validation_failed/)
    assert.match(answers.text(), /^connection: close\r$/im)
    socket.destroy()
  })

  test(`on ${kind.name}, of what is sent for nothing we read a little, and the answer is heard`, async () => {
    await site.visit().get('/contact')
    await Promise.all(
      [
        ['POST', '/api/v1/redactie/drafts/save'] as const,
        ['POST', '/api/v1/redactie/media'] as const,
        ['POST', '/nergens'] as const,
        ['GET', '/contact'] as const,
        ['GET', '/api/v1/user/status'] as const,
      ].map(async ([method, url]) => {
        const socket = connect(port, '127.0.0.1')
        const ours = arrivalOf(site.app.server, socket)
        const answers = readFrom(socket)
        socket.write(headOf(method, url, { ...json, 'content-length': '5000000000' }))
        socket.on('error', () => {})
        const isGone = new Promise((resolve) => socket.once('close', resolve))
        await answers.until(/^HTTP\/1\.1 (200|401|413) /)
        const pump = () => {
          while (!socket.destroyed && socket.write(Buffer.alloc(65_536)));
        }
        socket.on('drain', pump)
        pump()

        await isGone
        const { bytesRead } = await ours
        assert.ok(bytesRead < 300_000, `${method} ${url}: ${bytesRead} bytes were read`)
      }),
    )
  })

  test(`on ${kind.name}, who was let in and then sends slowly is asked again who they are`, async () => {
    const bram = await site.signIn('bram')
    const body = JSON.stringify({ firstName: 'Bram' })
    const headers = { ...(await withToken(bram, json)), 'content-length': String(body.length) }
    const socket = connect(port, '127.0.0.1')
    const answers = readFrom(socket)
    socket.write(headOf('POST', '/api/v1/user/profile/update', { ...headers, expect: '100-continue' }))
    await answers.until(/^HTTP\/1\.1 100 Continue\r\n\r\n$/)
    site.wait(1)
    await bram.post('/actions/users/logout', {})

    socket.write(body)

    await answers.until(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 40[13] /)
    socket.destroy()
  })
}

/** As browsers and proxies send: over a connection that is used again, unless the answer says that it was the last. */
function sendWhole(
  agent: Agent,
  port: number,
  path: string,
  headers: Record<string, string>,
  body: string,
): Promise<{ status: number | undefined; isLast: boolean }> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
      const { statusCode: status, headers } = answer
      answer.resume().once('end', () => resolve({ status, isLast: headers.connection === 'close' }))
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

function upload(name: string, content: string): string {
  return `--x\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n${content}\r\n--x--\r\n`
}

/** The other end of a connection, as the site has it. */
function arrivalOf(server: Server, socket: Socket): Promise<Socket> {
  return new Promise((resolve) => {
    const look = (arrived: Socket) => {
      if (arrived.remotePort !== socket.localPort) return
      server.off('connection', look)
      resolve(arrived)
    }
    server.on('connection', look)
  })
}

/** What is answered to the head of a request, while nothing of its body was sent. */
async function answerToHead(
  port: number,
  url: string,
  headers: Record<string, string>,
  announced: Record<string, string> = { 'content-length': '60000' },
): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const answers = readFrom(socket)
  socket.write(headOf('POST', url, { ...announced, ...headers }))
  const answer = await answers.until(/^HTTP\/1\.1 [\s\S]*\r\n\r\n[\s\S]*(\}|<\/html>\s*)$/)
  socket.destroy()
  return answer.slice('HTTP/1.1 '.length)
}

function headOf(method: string, url: string, headers: Record<string, string>): string {
  const lines = Object.entries({ host: '127.0.0.1:3000', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  return `${[`${method} ${url} HTTP/1.1`, ...lines].join('\r\n')}\r\n\r\n`
}

function readFrom(socket: ReturnType<typeof connect>) {
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  return {
    text: () => text,
    async until(pattern: RegExp): Promise<string> {
      const tooLate = AbortSignal.timeout(600_000)
      while (!pattern.test(text)) await once(socket, 'data', { signal: tooLate })
      return text
    },
  }
}

async function withToken(client: Client, headers: Record<string, string>): Promise<Record<string, string>> {
  const token = await client.token()
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { ...headers, cookie, 'x-csrf-token': token }
}
