import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Failure } from '#forms/failure.ts'
import { type DrawFailure, tooManyHeaders, tooSlow, unreadable } from './failures.ts'
import { documentHeaders } from './security-headers.ts'

export type BrokenRequests = {
  /** What Node cannot read as a request reaches nothing of ours: there is only the line to answer on. */
  answerOnLine: (error: Error & { code?: string }, socket: Socket) => void
  /** The last answer on this connection. */
  refuse: (response: ServerResponse, failure: Failure) => void
}

/** A person whose browser sends too many cookies must still read what to do. */
export function openBrokenRequests(headers: Record<string, string>, draw: DrawFailure): BrokenRequests {
  // Drawn once each: whoever sends rubbish does so often.
  const answers = new Map<Failure, Answer>()
  const answerFor = (failure: Failure) => {
    const answer = answers.get(failure) ?? toAnswer(failure, headers, draw)
    answers.set(failure, answer)
    return answer
  }

  return {
    answerOnLine({ code }, socket) {
      if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
      socket.end(toBytes(answerFor(failureFor(code))))
    },

    refuse(response, failure) {
      const { status, headers, page } = answerFor(failure)
      response.writeHead(status, headers).end(page)
    },
  }
}

/** Whoever names two sites, or none, may mean another one to a proxy than to us. HTTP/1.0 names none. */
export function namesOneHost({ httpVersionMinor, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0)
}

function failureFor(code: string | undefined): Failure {
  if (code === 'HPE_HEADER_OVERFLOW') return tooManyHeaders
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? tooSlow : unreadable
}

type Answer = { status: number; headers: Record<string, string | number>; page: Buffer }

function toAnswer(
  { status, errorCode, message }: Failure,
  headers: Record<string, string>,
  draw: DrawFailure,
): Answer {
  const page = draw(message, errorCode)
  return {
    status,
    page,
    headers: {
      ...headers,
      ...documentHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-length': page.length,
      'cache-control': 'no-store',
      connection: 'close',
    },
  }
}

function toBytes({ status, headers, page }: Answer): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([
    Buffer.from(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`),
    page,
  ])
}
