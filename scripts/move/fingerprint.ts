import { hash } from 'node:crypto'
import type { Row } from './place.ts'

/** How many rows there are, and the sum of their hashes: the same in whatever order they come. */
export function newFingerprint() {
  let [rows, high, low] = [0, 0n, 0n]
  return {
    add(row: Row) {
      const digest = hash('sha256', JSON.stringify(row), 'buffer')
      rows += 1
      high = BigInt.asUintN(64, high + digest.readBigUInt64LE(0))
      low = BigInt.asUintN(64, low + digest.readBigUInt64LE(8))
    },
    rows: () => rows,
    text: () => `${rows} ${high.toString(16)} ${low.toString(16)}`,
  }
}
