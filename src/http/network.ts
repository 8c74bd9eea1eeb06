import { isIPv6 } from 'node:net'

/**
 * For whoever counts visitors. Behind an IPv6 address stands a network of 2^64 of them, all of one visitor; so it is the
 * network that counts, written in one way. An IPv4 address counts by itself, also where it is written as IPv6.
 * Whoever closed the connection meanwhile has no address any more.
 */
export function networkOf(address: string | undefined): string {
  if (!address?.includes(':')) return address ?? ''
  const bare = address.split('%', 1)[0] ?? ''
  if (!isIPv6(bare)) return address

  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/** All eight, also those that `::` leaves out and those that are written as IPv4. */
function groupsOf(address: string): number[] {
  const [before = '', after] = address.split('::')
  const [head, tail] = [numbersIn(before), numbersIn(after ?? '')]
  return [...head, ...Array(Math.max(0, 8 - head.length - tail.length)).fill(0), ...tail]
}

function numbersIn(piece: string): number[] {
  if (piece === '') return []
  return piece.split(':').flatMap((group) => {
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return group.includes('.') ? [a * 256 + b, c * 256 + d] : [Number.parseInt(group, 16)]
  })
}
