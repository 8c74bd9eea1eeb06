import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import test, { after } from 'node:test'
import { promisify } from 'node:util'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'
import type { Database } from '#database/database.ts'
import { loadPageRenderer } from '#http/page-renderer.ts'
import { openTestDatabase, testDatabases } from '#test/databases.ts'
import { emptyOutbox } from './flows/empty-outbox.ts'
import type { Mail } from './mail.ts'
import { claimDueMails, queueMail } from './store.ts'
import { smtpTransport } from './transport.ts'

const { writeMail } = await loadPageRenderer(new URL('../../../build/', import.meta.url))
const write = (mail: Mail) => writeMail(mail, 'https://www.example.nl')

const from = 'IZZ <leden@example.nl>'
const id = '01a1ddbf-5c8f-7c86-bff2-d17fb43241fe'
const link = '/activeren?code=q7Zk-3_vYw0xB1n9T5sLrE8uHcGd2JfKaMoPiXbQyVt'
const mail: Mail = { kind: 'reset-password', to: 'anna@example.nl', firstName: 'Anna', path: link }

test('a mail reaches the server with sender, recipient and subject', async () => {
  const server = await startServer()

  await smtpTransport(server.url, from, write)(mail, id)

  const [received] = server.received
  assert.equal(server.received.length, 1)
  assert.deepEqual(received?.recipients, ['anna@example.nl'])
  assert.equal(received?.sender, 'leden@example.nl')
  assert.deepEqual(received?.email.from, { name: 'IZZ', address: 'leden@example.nl' })
  assert.deepEqual(received?.email.to, [{ name: '', address: 'anna@example.nl' }])
  assert.equal(received?.email.subject, 'Kies een nieuw wachtwoord')
})

test('a mail carries the number it has in the outbox as its Message-ID', async () => {
  const server = await startServer()

  await smtpTransport(server.url, from, write)(mail, id)

  assert.equal(server.received[0]?.email.messageId, `<${id}@example.nl>`)
})

test('a mail says that a machine wrote it, so that no out-of-office answer comes back', async () => {
  const server = await startServer()

  await smtpTransport(server.url, from, write)(mail, id)

  assert.equal(headerOf(server.received[0], 'auto-submitted'), 'auto-generated')
})

test('a mail arrives as text and as HTML, each with the link whole', async () => {
  const server = await startServer()

  await smtpTransport(server.url, from, write)(mail, id)

  const { text = '', html = '' } = server.received[0]?.email ?? {}
  assert.match(headerOf(server.received[0], 'content-type') ?? '', /^multipart\/alternative/)
  assert.ok(text.split(/\r?\n/).includes(`https://www.example.nl${link}`), text)
  assert.ok(html.includes(`href="https://www.example.nl${link}"`), html)
  assert.match(html, /werkt 60 minuten/)
})

test('a server that offers STARTTLS gets the mail over an encrypted connection', async () => {
  const server = await startServer({ ...(await newCertificate()), disabledCommands: ['AUTH'] })

  await smtpTransport(`${server.url}/?tls.rejectUnauthorized=false`, from, write)(mail, id)

  assert.equal(server.received[0]?.isEncrypted, true)
})

test('a server whose certificate nobody vouches for gets no mail, not even in the clear', async () => {
  const server = await startServer({ ...(await newCertificate()), disabledCommands: ['AUTH'] })

  await assert.rejects(smtpTransport(server.url, from, write)(mail, id), /certificate/)

  assert.deepEqual(server.received, [])
})

test('a server without STARTTLS gets no mail when the address asks for encryption', async () => {
  const server = await startServer()

  await assert.rejects(smtpTransport(`${server.url}/?requireTLS=true`, from, write)(mail, id))

  assert.deepEqual(server.received, [])
})

test('the user and password in the address are shown to the server as they were meant', async () => {
  const shown: unknown[] = []
  const server = await startServer({
    ...(await newCertificate()),
    onAuth({ username, password }, _session, answer) {
      shown.push(username, password)
      answer(null, { user: username })
    },
  })
  const account = `${encodeURIComponent('leden@example.nl')}:${encodeURIComponent('p@ss: w/é%?#')}`
  const url = server.url.replace('//', `//${account}@`)

  await smtpTransport(`${url}/?tls.rejectUnauthorized=false`, from, write)(mail, id)

  assert.deepEqual(shown, ['leden@example.nl', 'p@ss: w/é%?#'])
  assert.equal(server.received.length, 1)
})

test('a recipient that the server refuses is kept as a code, and the mail waits', async () => {
  const server = await startServer({
    onRcptTo: ({ address }, _session, answer) =>
      answer(Object.assign(new Error(`<${address}> is unknown here`), { responseCode: 550 })),
  })
  const db = await openOutbox()
  const now = new Date()
  await queueMail(db, mail, null, now)

  const delivery = await emptyOutbox(db, smtpTransport(server.url, from, write), () => now)

  const [row] = await outbox(db)
  assert.deepEqual(delivery, { sent: 0, postponed: 1, givenUp: [] })
  assert.equal(row?.last_fault, 'EENVELOPE 550')
  assert.equal(row?.next_try_at, new Date(now.getTime() + 60_000).toISOString())
})

test('a mail whose connection breaks halfway is kept, and delivered at the next try', async () => {
  let isBroken = true
  const server = await startServer({}, () => isBroken)
  const db = await openOutbox()
  const send = smtpTransport(server.url, from, write)
  const now = new Date()
  await queueMail(db, mail, null, now)

  const first = await emptyOutbox(db, send, () => now)
  const [row] = await outbox(db)
  isBroken = false
  const second = await emptyOutbox(db, send, () => new Date(now.getTime() + 60_000))

  assert.equal(first.postponed, 1)
  assert.match(row?.last_fault ?? '', /^E[A-Z]+$/)
  assert.equal(second.sent, 1)
  assert.equal(server.received.length, 1)
})

test('a server that is not there is kept as a code, and the mail waits', async () => {
  const server = await startServer()
  await server.close()
  const db = await openOutbox()
  await queueMail(db, mail, null, new Date())

  const delivery = await emptyOutbox(db, smtpTransport(server.url, from, write), () => new Date())

  assert.equal(delivery.postponed, 1)
  assert.match((await outbox(db))[0]?.last_fault ?? '', /^E[A-Z]+$/)
})

test('a server that never greets is not waited for', async () => {
  const server = await startServer({ onConnect: () => {} })

  const sending = smtpTransport(`${server.url}/?greetingTimeout=100`, from, write)(mail, id)

  await assert.rejects(sending, { code: 'ETIMEDOUT' })
})

test('a server that falls silent after its greeting is not waited for', async () => {
  const server = await startServer({ onMailFrom: () => {} })

  const sending = smtpTransport(`${server.url}/?socketTimeout=100`, from, write)(mail, id)

  await assert.rejects(sending, { code: 'ETIMEDOUT' })
})

test('a server that falls silent and then hangs up does not leave the postman waiting', async () => {
  const server = await startServer({ onMailFrom: () => server.hangUp() })

  const sending = smtpTransport(server.url, from, write)(mail, id)

  await assert.rejects(sending)
})

// The server took the mail, but the postman dies before the outbox forgets it. Nobody can know which of the two came
// last, so it is sent again; the same Message-ID lets a mail program show one.
test('a mail is sent twice only when the postman dies in between, and then as the same mail', async () => {
  const server = await startServer()
  const db = await openOutbox()
  const send = smtpTransport(server.url, from, write)
  const now = new Date()
  const tenMinutesLater = new Date(now.getTime() + 10 * 60_000)
  await queueMail(db, mail, null, now)

  const [claimed] = await claimDueMails(db, now, tenMinutesLater, 1)
  assert.ok(claimed)
  await send(claimed.mail, claimed.id)
  await emptyOutbox(db, send, () => tenMinutesLater)
  await emptyOutbox(db, send, () => new Date(tenMinutesLater.getTime() + 60 * 60_000))

  assert.deepEqual(
    server.received.map(({ email }) => email.messageId),
    [`<${claimed.id}@example.nl>`, `<${claimed.id}@example.nl>`],
  )
})

const usualHeaders = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
]

test('a mail has no headers but the ones we mean', async () => {
  const server = await startServer()

  await smtpTransport(server.url, from, write)(mail, id)

  assert.deepEqual(headersOf(server.received[0]), usualHeaders)
})

const hostileAddresses = [
  'anna@example.nl\r\nBcc: eva@example.org',
  'anna@example.nl\nBcc: eva@example.org',
  'anna@example.nl>\r\nRCPT TO:<eva@example.org',
  'anna@example.nl, eva@example.org',
  'anna@example.nl>, <eva@example.org',
  'Bcc: eva@example.org\r\n\r\nanna@example.nl',
]

for (const to of hostileAddresses) {
  test(`the address ${JSON.stringify(to)} adds no header and no recipient`, async () => {
    const server = await startServer()

    await smtpTransport(server.url, from, write)({ ...mail, to }, id).catch(() => 'refused')

    for (const received of server.received) {
      assert.deepEqual(headersOf(received), usualHeaders)
      assert.ok(received.recipients.length <= 1, String(received.recipients))
      assert.ok(!received.recipients.includes('eva@example.org'))
    }
  })
}

test('a first name with line breaks adds no header', async () => {
  const server = await startServer()
  const firstName = 'Anna\r\nBcc: eva@example.org\r\n\r\n.\r\nQUIT\r\n'

  await smtpTransport(server.url, from, write)({ ...mail, firstName }, id)

  assert.equal(server.received.length, 1)
  assert.deepEqual(headersOf(server.received[0]), usualHeaders)
  assert.deepEqual(server.received[0]?.recipients, ['anna@example.nl'])
})

type Received = { email: Email; sender: string; recipients: string[]; isEncrypted: boolean }

/** A real mail server on this machine. Without a certificate it offers neither encryption nor logging in. */
async function startServer(options: SMTPServerOptions = {}, breaksHalfway = () => false) {
  const received: Received[] = []
  const sockets = new Set<Socket>()
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = new SMTPServer({
    ...(!options.cert && { disabledCommands: ['STARTTLS', 'AUTH'] }),
    closeTimeout: 1,
    ...options,
    onData(stream, session, answer) {
      if (breaksHalfway()) return void stream.once('data', hangUp)
      receive(stream, session).then((mail) => {
        received.push(mail)
        answer()
      }, answer)
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo

  const closed = once(listening, 'close')
  const close = async () => {
    hangUp()
    if (listening.listening) server.close()
    await closed
  }
  after(close)
  return { url: `smtp://127.0.0.1:${port}`, received, hangUp, close }
}

async function receive(stream: NodeJS.ReadableStream, session: SMTPServerSession): Promise<Received> {
  const { mailFrom, rcptTo } = session.envelope
  return {
    email: await PostalMime.parse(await buffer(stream)),
    sender: mailFrom ? mailFrom.address : '',
    recipients: rcptTo.map(({ address }) => address),
    isEncrypted: session.secure,
  }
}

function headersOf(received: Received | undefined): string[] {
  return (received?.email.headers ?? []).map(({ key }) => key).sort()
}

function headerOf(received: Received | undefined, name: string): string | undefined {
  return received?.email.headers.find(({ key }) => key === name)?.value
}

/** Made for the occasion: nobody vouches for it. */
async function newCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'izz-certificate-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  const subject = ['-subj', '/CN=localhost', '-days', '1']
  await promisify(execFile)('openssl', ['req', '-x509', ...curve, ...subject, '-keyout', key, '-out', cert])
  const certificate = { key: await readFile(key), cert: await readFile(cert) }
  await rm(folder, { recursive: true })
  return certificate
}

/** What is written to the outbox is tested on both databases elsewhere; here one is enough. */
function openOutbox(): Promise<Database> {
  const [kind] = testDatabases
  assert.ok(kind)
  return openTestDatabase(kind)
}

function outbox(db: Database) {
  return db.selectFrom('outbox').selectAll().execute()
}
