import { hash } from 'node:crypto'
import type { Row } from './place.ts'

/** How many rows there are, and the sum of their hashes: the same in whatever order they come. */
export function newFingerprint() {
  let rows = 0
  const sum = new Uint32Array(4)
  return {
    add(row: Row) {
      const digest = hash('sha256', JSON.stringify(row), 'hex')
      rows += 1
      for (let part = 0; part < sum.length; part += 1)
        sum[part] = (sum[part] ?? 0) + Number.parseInt(digest.slice(part * 8, part * 8 + 8), 16)
    },
    rows: () => rows,
    text: () => `${rows} ${[...sum].map((part) => part.toString(16).padStart(8, '0')).join('')}`,
  }
}
