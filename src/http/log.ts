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
  return { method: request.method, path: request.url.split('?', 1)[0] }
}

function err(error: Error & { code?: string }) {
  return { type: error.name, code: error.code, message: error.message, stack: error.stack }
}
