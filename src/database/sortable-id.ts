import { randomUUID } from 'node:crypto'

let last = 0n

/**
 * A UUID of version 7 (RFC 9562) that sorts after every one this process made before, also within a millisecond and
 * when the clock was put back, and after the one that is named: that may come from a machine whose clock is ahead.
 */
export function sortableId(after = ''): string {
  const now = BigInt(Date.now()) << counterBits
  last = [now, last + 1n, momentOf(after) + 1n].reduce((a, b) => (a > b ? a : b))
  const hex = last.toString(16).padStart(15, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(12)}-${randomUUID().slice(19)}`
}

const counterBits = 12n

/** The milliseconds and the counter, as one number. */
function momentOf(id: string): bigint {
  const [high = '', low = '', counter = ''] = id.split('-')
  return BigInt(`0x0${high}${low}${counter.slice(1)}`)
}
