import type { IncomingMessage } from 'node:http'

/** How long anything may take to arrive; an upload over a slow line takes its time. */
export const requestMilliseconds = 600_000

const bodyMilliseconds = 30_000

/** A body that is not there by now is not waited for, unless it is a file: nobody holds a connection for nothing. */
export function hurryBody(request: IncomingMessage): void {
  const { headers } = request
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  if (!hasBody || headers['content-type']?.startsWith('multipart/form-data')) return

  const timer = setTimeout(() => request.complete || request.socket.destroy(), bodyMilliseconds).unref()
  request.once('close', () => clearTimeout(timer))
}

const secondsToHearUs = 3

/** Who goes on sending what we refused has a moment to read our answer; then the line is cut. */
export function leaveUnread(request: IncomingMessage): void {
  if (!request.complete)
    setTimeout(() => request.complete || request.destroy(), secondsToHearUs * 1_000).unref()
}
