import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { join } from 'node:path'
import test from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { lineTimes } from '#http/slow-bodies.ts'
import { samplePhoto } from '#test/sample-media.ts'
import { openTestSite } from '#test/site.ts'
import { until } from '#test/within-seconds.ts'

/** A second counts as a long silence here. How much must come in it is what the site itself asks. */
const times = {
  requestMilliseconds: 60_000,
  bodyMilliseconds: 1_000,
  silenceMilliseconds: 1_000,
  leastBytesPerSecond: lineTimes.leastBytesPerSecond,
}
/** A mobile phone at the edge of its network. */
const bytesOnBadLine = 4_000
/** Whoever adds a picture waits here until somebody lets them go on. */
let letGo: Promise<void> | undefined
const site = await openTestSite({
  times,
  async onStatement(sql) {
    if (/^insert into "media"/.test(sql)) await letGo
  },
})
await site.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = site.app.server.address() as AddressInfo
const eva = await site.signIn('eva')
const token = await eva.token()
const photo = await samplePhoto({ width: 400, height: 300 })

/** A file as a browser sends it, in pieces. */
function send(name: string) {
  const boundary = 'izz'
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}.jpg"\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const socket = connect(port, '127.0.0.1')
  const line: Line = { socket, answer: '', isOver: false }
  socket.on('data', (piece) => {
    line.answer += piece
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    line.isOver = true
  })
  socket.write(
    [
      'POST /api/v1/redactie/media HTTP/1.1',
      'host: localhost',
      'accept: application/json',
      `content-type: multipart/form-data; boundary=${boundary}`,
      `content-length: ${body.length}`,
      `cookie: ${[...eva.cookies].map((cookie) => cookie.join('=')).join('; ')}`,
      `x-csrf-token: ${token}`,
      'sec-fetch-site: same-origin',
      '',
      '',
    ].join('\r\n'),
  )
  return { line, body }
}

type Line = { socket: Socket; answer: string; isOver: boolean }

const namesOf = async () =>
  (await site.db.selectFrom('media').select('name').execute()).map(({ name }) => name)
const unfinished = () => readdir(join(site.dataDir, 'media', 'incoming'))

test('an upload that keeps coming over a bad line takes as long as it needs, and is answered', async () => {
  let sent = await sendInPieces()
  // On a busy machine the sender itself may fall silent: that is another story.
  while (sent.longestSilence > times.silenceMilliseconds / 2) sent = await sendInPieces()
  const { line } = sent

  assert.match(line.answer, /^HTTP\/1\.1 200 /)
  assert.ok((await namesOf()).includes('langzaam'))
  line.socket.destroy()
})

async function sendInPieces() {
  const { line, body } = send('langzaam')
  const size = bytesOnBadLine / 4
  let longestSilence = 0
  for (let at = 0; at < body.length && !line.isOver; at += size) {
    const begin = performance.now()
    line.socket.write(body.subarray(at, at + size))
    await pause(times.silenceMilliseconds / 4)
    longestSilence = Math.max(longestSilence, performance.now() - begin)
  }
  await until(async () => line.answer !== '' || line.isOver)
  return { line, longestSilence }
}

test('what came while the site had no time to read it counts as coming', async () => {
  let sent = await sendWhileBusy()
  // Here too the sender itself may fall silent.
  while (sent.silence > times.silenceMilliseconds / 2) sent = await sendWhileBusy()
  const { line } = sent

  assert.match(line.answer, /^HTTP\/1\.1 200 /)
  line.socket.destroy()
})

async function sendWhileBusy() {
  const before = (await unfinished()).length
  const begin = performance.now()
  const { line, body } = send('wachtend')
  const half = body.length / 2
  line.socket.write(body.subarray(0, 1_000))
  await until(async () => line.isOver || (await unfinished()).length > before)

  const silence = performance.now() - begin
  line.socket.write(body.subarray(1_000, half))
  keepBusy(times.silenceMilliseconds * 1.5)
  line.socket.write(body.subarray(half))
  await until(async () => line.answer !== '' || line.isOver)
  return { line, silence }
}

function keepBusy(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('an upload that trickles in is cut, and nothing of it is kept', async () => {
  const { line, body } = send('druppels')
  const before = await unfinished()

  for (let byte = 0; !line.isOver; byte += 1) {
    line.socket.write(body.subarray(byte, byte + 1))
    await pause(times.silenceMilliseconds / 10)
    assert.ok(byte < 200, 'it was not cut')
  }

  assert.equal(line.answer, '')
  assert.ok(!(await namesOf()).includes('druppels'))
  await until(async () => (await unfinished()).length <= before.length)
})

test('what is kept is answered as kept, however long we are busy with it', async () => {
  const busy = Promise.withResolvers<void>()
  letGo = busy.promise
  const { line, body } = send('bezig')
  line.socket.write(body)

  await pause(times.silenceMilliseconds * 2.5)
  assert.equal(line.isOver, false, 'it was cut while we were busy')
  letGo = undefined
  busy.resolve()
  await until(async () => line.answer !== '' || line.isOver)

  assert.match(line.answer, /^HTTP\/1\.1 200 /)
  assert.ok((await namesOf()).includes('bezig'))
  line.socket.destroy()
})

test('of an upload whose sender is gone before it was kept nothing is kept', async () => {
  let line = sendMost('weg')
  await until(async () => {
    // On a busy machine it may be cut before we saw it.
    if (line.isOver) line = sendMost('weg')
    return (await unfinished()).some((name) => name.startsWith('.'))
  })
  line.socket.destroy()

  await until(async () => !(await unfinished()).some((name) => name.startsWith('.')))
  assert.ok(!(await namesOf()).includes('weg'))
})

function sendMost(name: string): Line {
  const { line, body } = send(name)
  line.socket.write(body.subarray(0, body.length - 10))
  return line
}
