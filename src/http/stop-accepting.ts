import type { Server, ServerResponse } from 'node:http'
import { Server as Listener } from 'node:net'

const millisecondsOfLittleWork = 0.2
/** More than ever stand in line at once; and when the site is busy, longer than it takes to let them in. */
const mostTurns = 1_000
const mostMilliseconds = 3_000

/** No connection is taken in any more, and of those that are there each answer is the last. */
export function stopAccepting(server: Server): Promise<void> {
  return afterAllAreIn(server, () => {
    // Not the server's own way to close, which ends connections that rest at once.
    Listener.prototype.close.call(server)
    // Not sooner: a proxy that must let go opens a new one for its next call, and one that nobody accepted yet is cut off.
    for (const event of ['request', 'checkContinue'])
      server.prependListener(event, (_request: unknown, response: ServerResponse) => {
        response.shouldKeepAlive = false
      })
  })
}

/**
 * A connection that nobody accepted yet would be cut off. The loop accepts one at a turn: until a whole turn had none to
 * accept, and was too short for another to have come meanwhile. So the door is closed in that same turn, and time alone
 * ends nothing: a loop that was held up has let in nobody.
 */
function afterAllAreIn(server: Server, close: () => void): Promise<void> {
  let accepted = 0
  server.on('connection', () => {
    accepted += 1
  })
  const begun = performance.now()
  return new Promise((resolve) => {
    waitOneTurn(1)

    function waitOneTurn(turn: number): void {
      const [before, began] = [accepted, performance.now()]
      setImmediate(() => {
        const now = performance.now()
        // The first turn began before us, and may have looked before we did.
        const isQuiet = turn > 1 && accepted === before && now - began < millisecondsOfLittleWork
        const isLongEnough = turn >= mostTurns && now - begun >= mostMilliseconds
        if (!isQuiet && !isLongEnough) return waitOneTurn(turn + 1)
        close()
        resolve()
      })
    }
  })
}
