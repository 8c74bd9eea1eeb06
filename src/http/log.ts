import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { pino } from 'pino'
import type { LogLevel } from '#config.ts'

/**
 * Logs hold no personal data: of a request the method and the path (a query may hold a code or an address),
 * of an error what a programmer needs (a database puts values in its details).
 */
export function openLog(
  level: LogLevel,
  destination: { write(line: string): void } = process.stdout,
): FastifyBaseLogger {
  return pino(
    { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { req, err } },
    destination,
  )
}

function req(request: FastifyRequest) {
  return { method: request.method, path: loggedPath(request.url) }
}

const longestPath = 300

/**
 * Of an address what a programmer needs: nothing after a question mark or an escape, and no secret: not what stands
 * behind the word of a preview, nor what looks like a code from a mail. nginx writes the same.
 */
export function loggedPath(url: string): string {
  const [path = ''] = url.slice(0, longestPath).split(/[?%]/, 1)
  const pieces = path.split('/')
  const isSecret = (piece: string, place: number) =>
    pieces[place - 1]?.toLowerCase() === 'voorbeeld' || (piece.length >= 40 && /[A-Z]/.test(piece))
  return pieces.map((piece, place) => (isSecret(piece, place) ? '…' : piece)).join('/')
}

function err(error: Error & { code?: string }) {
  return { type: error.name, code: error.code, message: error.message, stack: error.stack }
}
