import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Failure } from '#forms/failure.ts'
import { type DrawFailure, tooManyHeaders, tooSlow, unreadable } from './failures.ts'
import { documentHeaders } from './security-headers.ts'

/**
 * What Node cannot read as a request reaches nothing of ours: there is only the line to answer on. A person whose browser
 * sends too many cookies must still read what to do.
 */
export function answerBroken(headers: Record<string, string>, draw: DrawFailure) {
  // Drawn once each: whoever sends rubbish does so often.
  const answers = new Map<Failure, Buffer>()
  return ({ code }: Error & { code?: string }, socket: Socket) => {
    if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
    const failure = failureFor(code)
    const answer = answers.get(failure) ?? toAnswer(failure, headers, draw)
    answers.set(failure, answer)
    socket.end(answer)
  }
}

function failureFor(code: string | undefined): Failure {
  if (code === 'HPE_HEADER_OVERFLOW') return tooManyHeaders
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? tooSlow : unreadable
}

function toAnswer(
  { status, errorCode, message }: Failure,
  headers: Record<string, string>,
  draw: DrawFailure,
): Buffer {
  const page = draw(message, errorCode)
  const lines = Object.entries({
    ...headers,
    ...documentHeaders,
    'content-type': 'text/html; charset=utf-8',
    'content-length': page.length,
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([
    Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`),
    page,
  ])
}
