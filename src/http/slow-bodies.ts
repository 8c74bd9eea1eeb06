import type { IncomingMessage, ServerResponse } from 'node:http'

/** How long we wait for whoever is slow. */
export type LineTimes = {
  /** For anything to arrive, an upload over a slow line among it. */
  requestMilliseconds: number
  /** For a body that is no file. */
  bodyMilliseconds: number
  /** Who sends or takes nothing for this long is not there any more. */
  silenceMilliseconds: number
  /**
   * A file comes in at least this fast, or we do not wait for the rest: nobody holds a connection for nothing. Only
   * editors send files, a few at a time each, so the worst line that still moves is fast enough.
   */
  leastBytesPerSecond: number
}

export const lineTimes: LineTimes = {
  requestMilliseconds: 3_900_000,
  bodyMilliseconds: 30_000,
  silenceMilliseconds: 30_000,
  leastBytesPerSecond: 1_000,
}

/**
 * A body that is not there by now is not waited for, unless it is a file that keeps coming. What came while we had no
 * time to read it is read before anything is cut.
 */
export function hurryBody(request: IncomingMessage, response: ServerResponse, times: LineTimes): void {
  const { headers } = request
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
  if (!hasBody) return
  endAfterUnread(request, response)
  response.once('prefinish', () => leaveUnread(request, response, times))
  if (headers['content-type']?.startsWith('multipart/form-data')) {
    watchUpload(request, response, times)
    return
  }
  const timer = setTimeout(() => endIfUnread(request), times.bodyMilliseconds).unref()
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
  const timer = setInterval(() => setImmediate(look), times.silenceMilliseconds).unref()
  response.once('close', () => clearInterval(timer))
  response.on('timeout', () => {
    const { bytesRead } = socket
    setImmediate(() => {
      const isOurs = request.complete && !response.headersSent
      if (isOurs || socket.bytesRead > bytesRead) socket.setTimeout(times.silenceMilliseconds)
      else socket.destroy()
    })
  })
}

const secondsToHearUs = 3
const mostForNothing = 64 * 1024

/** Nobody may send on over a connection that will be cut: when the rest is not read, the answer is the last. */
function endAfterUnread(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse
  response.writeHead = (...head: unknown[]) => {
    if (!willBeRead(request)) response.shouldKeepAlive = false
    return writeHead(...head)
  }
}

/** To its end: by whoever was to read it, or as the little that may be sent for nothing. */
function willBeRead({ readableEnded, readableFlowing, complete, headers }: IncomingMessage): boolean {
  if (readableEnded) return true
  const isUntouched = readableFlowing === null
  return isUntouched && (complete || Number(headers['content-length'] ?? Infinity) <= mostForNothing)
}

/**
 * Who goes on sending what we answered without reading has a moment to read our answer; then the line is cut. Of what
 * they send we take no more than a little: the rest waits on their side. Node would read all of it, or cut at once.
 */
function leaveUnread(request: IncomingMessage, response: ServerResponse, times: LineTimes): void {
  const { complete, readableFlowing, socket } = request
  if (complete) return
  if (readableFlowing !== false) {
    let left = mostForNothing
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length
      if (left < 0) request.pause()
    })
    request.read(0)
  }
  const isLast = !response.shouldKeepAlive
  if (isLast) {
    socket.destroySoon = () => socket.end()
    request.once('end', () => socket.destroy())
  }
  setTimeout(() => endIfUnread(request), isLast ? secondsToHearUs * 1_000 : times.bodyMilliseconds).unref()
}

/** What has come in the meantime is read first. */
function endIfUnread(request: IncomingMessage): void {
  setImmediate(() => request.complete || request.socket.destroy())
}

/** Who asks whether to send hears so only when they were let in. Otherwise the answer is the last on this connection. */
export function askedToWait(request: IncomingMessage, response: ServerResponse): void {
  waiting.set(request, response.shouldKeepAlive)
  response.shouldKeepAlive = false
}

export function mayGoOn(request: IncomingMessage, response: ServerResponse): void {
  const shouldKeepAlive = waiting.get(request)
  if (shouldKeepAlive === undefined) return
  waiting.delete(request)
  response.shouldKeepAlive = shouldKeepAlive
  response.writeContinue()
}

const waiting = new WeakMap<IncomingMessage, boolean>()
