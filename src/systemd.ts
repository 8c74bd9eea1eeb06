import { execFile } from 'node:child_process'
import type { Config } from './config.ts'

/**
 * Says that the site is ready, and after that, again and again, that it lives. The signs come from the timers of the
 * event loop: when that hangs they stop, and systemd starts the process again.
 */
export function tellSystemd(
  { watchdogMilliseconds }: NonNullable<Config['systemd']>,
  onFault: (error: Error) => void,
): void {
  tell('READY=1', onFault)
  if (watchdogMilliseconds === 0) return
  setInterval(() => tell('WATCHDOG=1', onFault), watchdogMilliseconds / signsPerTurn).unref()
}

/** So that one sign may be late. */
const signsPerTurn = 3

/** Node has no sockets of the kind that systemd listens at; the program that comes with systemd has. */
function tell(what: string, onFault: (error: Error) => void): void {
  execFile('systemd-notify', [what], { timeout: 10_000 }, (error) => error && onFault(error))
}
