import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long we wait for who is slow. */
export type LineTimes = {
  /** For anything to arrive, an upload over a slow line among it. */
  requestMilliseconds: number
  /** For a body that is no file. */
  bodyMilliseconds: number
  /** Who sends or takes nothing for this long is not there any more. */
  silenceMilliseconds: number
  /** A file comes in at least this fast, or we do not wait for the rest: nobody holds a connection for nothing. */
  leastBytesPerSecond: number
}

export const lineTimes: LineTimes = {
  requestMilliseconds: 3_900_000,
  bodyMilliseconds: 30_000,
  silenceMilliseconds: 30_000,
  leastBytesPerSecond: 16_000,
}

/** A body that is not there by now is not waited for, unless it is a file that keeps coming. */
export function hurryBody(request: IncomingMessage, response: ServerResponse, times: LineTimes): void {
  const { headers } = request
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  if (!hasBody) return
  if (headers['content-type']?.startsWith('multipart/form-data')) {
    watchUpload(request, response, times)
    return
  }
  const hurry = () => request.complete || request.socket.destroy()
  const timer = setTimeout(hurry, times.bodyMilliseconds).unref()
  request.once('close', () => clearTimeout(timer))
}

/**
 * What waits here to be read counts as coming. Once all of it is there the silence is ours: looking at a picture may take
 * a while, and what is kept must be answered as kept.
 */
function watchUpload(request: IncomingMessage, response: ServerResponse, times: LineTimes): void {
  const { socket } = request
  let seen = socket.bytesRead
  const look = () => {
    const came = socket.bytesRead - seen
    seen = socket.bytesRead
    const isEnough = came >= (times.leastBytesPerSecond * times.silenceMilliseconds) / 1_000
    if (!request.complete && !isEnough && request.readableLength === 0) socket.destroy()
  }
  const timer = setInterval(look, times.silenceMilliseconds).unref()
  response.once('close', () => clearInterval(timer))
  response.on('timeout', () => {
    if (!request.complete || response.headersSent) socket.destroy()
    else socket.setTimeout(times.silenceMilliseconds)
  })
}

const secondsToHearUs = 3

/** Who goes on sending what we refused has a moment to read our answer; then the line is cut. */
export function leaveUnread(request: IncomingMessage): void {
  if (!request.complete)
    setTimeout(() => request.complete || request.destroy(), secondsToHearUs * 1_000).unref()
}
