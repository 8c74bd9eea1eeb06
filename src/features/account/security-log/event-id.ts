import { randomUUID } from 'node:crypto'

let count = 0

/**
 * A UUID that begins with the time (version 7 of RFC 9562, with a counter): events lie in the order in which they
 * happened, so that the oldest are found without an index of their own.
 */
export function eventIdAt(now: Date): string {
  count = (count + 1) % 0x1000
  return `${idsBegin(now)}-7${count.toString(16).padStart(3, '0')}${randomUUID().slice(18)}`
}

/** Every id of an earlier moment sorts before it. */
export function idsBegin(moment: Date): string {
  const time = moment.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}`
}
