import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const mostWaiting = 4
const waiting = new WeakMap<Socket, number>()

/**
 * Who asks on before the last answer is taken makes us keep all those answers. Browsers do not; whoever asks for more
 * than a few at once on one connection is cut off.
 */
export function asksTooMuchAtOnce({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const isFirst = response.socket !== null
  const count = isFirst ? 0 : (waiting.get(socket) ?? 0) + 1
  if (!isFirst) waiting.set(socket, count)
  else if (waiting.has(socket)) waiting.delete(socket)
  if (count > mostWaiting) socket.destroy()
  return count > mostWaiting
}
