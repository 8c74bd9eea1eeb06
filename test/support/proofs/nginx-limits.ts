import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { behindNginx, type Pair } from '../machine/behind-nginx.ts'
import { patienceInSeconds } from '../machine/site-process.ts'
import { type Figure, noneOf } from './figure.ts'

/** Strangers are refused by nginx, or by the site before nginx has kept anything; a network counts as one visitor. */
export async function proveNginxLimits(): Promise<Figure[]> {
  return behindNginx(tryLimits, fromAnywhere)
}

/** Lets us come from any address. */
export const fromAnywhere = 'set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;'

export async function tryLimits(pair: Pair): Promise<Figure[]> {
  return [
    await refusesLarge(pair),
    await speaksDutch(pair),
    ...(await keepsNothing(pair)),
    await countsNetworks(pair),
  ]
}

const large = 1024 * 1024

async function refusesLarge({ nginx }: Pair): Promise<Figure> {
  const faults: string[] = []
  for (const path of [
    '/actions/users/login',
    '/api/v1/user/profile/update',
    '/',
    '/api/v1/redactie/drafts/save',
  ]) {
    const most = path.includes('redactie') ? large : 64 * 1024
    const answer = await begin(nginx.address, path, most + 1, 0)
    if (!answer.startsWith('HTTP/1.1 413 ')) faults.push(`${path}: ${answer.slice(0, 40)}`)
  }
  return noneOf('calls through nginx that take a body over their limit', faults, '4')
}

/** What nginx cannot read never comes to the site: it answers itself, in our words. */
async function speaksDutch({ nginx }: Pair): Promise<Figure> {
  const lines: [line: string, status: number][] = [
    [`GET /${'a'.repeat(40_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 414],
    [`GET / HTTP/1.1\r\nhost: a\r\ncookie: ${'a'.repeat(40_000)}\r\n\r\n`, 400],
    ['GET / HTTP/1.1\r\nhost: a b\r\n\r\n', 400],
    ['GET / HTTP/1.1\r\n\r\n', 400],
    ['hallo\r\n\r\n', 400],
  ]
  const faults: string[] = []
  for (const [line, status] of lines) {
    const answer = await answerTo(nginx.address, line)
    if (!answer.startsWith(`HTTP/1.1 ${status} `) || !/lang="nl"[\s\S]*<h1>Dit /.test(answer))
      faults.push(`${line.slice(0, 40)}: ${answer.slice(0, 40)}`)
  }
  return noneOf('requests that nginx refuses itself in other words than ours', faults, String(lines.length))
}

async function answerTo(address: string, line: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => {})
  const isGone = new Promise((resolve) => socket.once('close', resolve))
  socket.write(line)
  await isGone
  return answer
}

/** A film or a page that a stranger sends: refused by the site while most of it is still to come. */
async function keepsNothing({ nginx }: Pair): Promise<Figure[]> {
  const faults: string[] = []
  for (const [path, bytes, status] of [
    ['/api/v1/redactie/media', 60 * large, 401],
    ['/api/v1/redactie/media/vervangen?naam=film', 60 * large, 401],
    ['/api/v1/redactie/drafts/save', large, 413],
  ] as const) {
    const answer = await begin(nginx.address, path, bytes, large / 2)
    if (!answer.startsWith(`HTTP/1.1 ${status} `)) faults.push(`${path}: ${answer.slice(0, 40)}`)
  }
  const kept = readdirSync(join(nginx.folder, 'temporary', 'client_body'))
    .map((name) => join(nginx.folder, 'temporary', 'client_body', name))
    .filter((file) => statSync(file).size > 0)
  return [
    noneOf('calls of the redactie through nginx that wait for the body of a stranger', faults, '3'),
    noneOf('files in which nginx kept what a stranger sent', kept, '3'),
  ]
}

async function countsNetworks({ nginx }: Pair): Promise<Figure> {
  const statusFrom = async (address: string) => {
    const headers = { 'x-test-address': address }
    return (await fetch(`${nginx.address}/api/v1/search/suggest?q=x`, { headers })).status
  }
  const sent = Array.from({ length: 300 }, (_, number) => `2001:db8:1:2:${number.toString(16)}::1`)
  let statuses = await Promise.all(sent.map(statusFrom))
  // Slower than thirty a second, on a busy machine, is not too often.
  for (let time = 1; time < 20 && !statuses.includes(429); time += 1)
    statuses = await Promise.all(sent.map(statusFrom))
  const faults = [
    ...(statuses.includes(429) ? [] : ['300 addresses of one network were all answered']),
    ...((await statusFrom('2001:db8:1:3::1')) === 200 ? [] : ['another network was refused']),
    ...((await statusFrom('192.0.2.1')) === 200 ? [] : ['an IPv4 address was refused']),
  ]
  return noneOf('visitors that nginx counts wrongly: IPv6 counts by /64', faults, '302')
}

/** Sends the head of a request and a part of its body, and gives what is answered meanwhile. */
async function begin(address: string, path: string, length: number, sent: number): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket: Socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
  )
  socket.write('x'.repeat(sent))
  const [chunk] = await once(socket, 'data', { signal: AbortSignal.timeout(patienceInSeconds * 1_000) })
  socket.destroy()
  return String(chunk)
}
