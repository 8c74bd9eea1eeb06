import type { Server, ServerResponse } from 'node:http'
import { Server as Listener } from 'node:net'

const millisecondsOfLittleWork = 0.2
const mostMilliseconds = 1_000

/** No connection is taken in any more, and of those that are there each answer is the last. */
export async function stopAccepting(server: Server): Promise<void> {
  await untilAllAreIn(server)
  // Not the server's own way to close, which ends connections that rest at once.
  Listener.prototype.close.call(server)
  // Not sooner: a proxy that must let go opens a new one for its next call, and one that nobody accepted yet is cut off.
  for (const event of ['request', 'checkContinue'])
    server.prependListener(event, (_request: unknown, response: ServerResponse) => {
      response.shouldKeepAlive = false
    })
}

/**
 * A connection that nobody accepted yet would be cut off. The loop accepts one at a turn: until a whole turn had none to
 * accept, and was too short for another to have come meanwhile.
 */
async function untilAllAreIn(server: Server): Promise<void> {
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  const end = performance.now() + mostMilliseconds
  for (let turn = 0; performance.now() < end; turn += 1) {
    const [before, began] = [accepted, performance.now()]
    await new Promise((resolve) => setImmediate(resolve))
    const isQuiet = accepted === before && performance.now() - began < millisecondsOfLittleWork
    // The first turn began before us, and may have looked before we did.
    if (turn > 0 && isQuiet) return
  }
}
