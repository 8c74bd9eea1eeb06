import { widthOf } from './letters.ts'

export type Room = { width: number; mostLines: number; sizes: number[] }
export type SetTitle = { lines: string[]; size: number }

/** A title set as large as its room allows, in lines of about the same length. */
export function setTitle(title: string, room: Room): SetTitle {
  const words = title.trim().split(/\s+/)
  for (const size of room.sizes) {
    const lines = balancedLines(words, size, room)
    if (lines) return { lines, size }
  }
  return squeeze(words, room)
}

/** As few lines as possible, broken so that the longest of them is as short as can be. */
function balancedLines(words: string[], size: number, { width, mostLines }: Room): string[] | undefined {
  for (let count = 1; count <= mostLines; count += 1) {
    const lines = breakInto(count, words)
    if (lines && longest(lines, size) <= width) return lines
  }
  return undefined
}

/** The best way to make this many lines of these words. */
function breakInto(count: number, words: string[]): string[] | undefined {
  if (count > words.length) return undefined
  if (count === 1) return [words.join(' ')]

  const ways = words.slice(0, words.length - count + 1).flatMap((_, index) => {
    const rest = breakInto(count - 1, words.slice(index + 1))
    return rest ? [[words.slice(0, index + 1).join(' '), ...rest]] : []
  })
  return ways.reduce<string[] | undefined>(
    (best, way) => (best && longest(best, 1) <= longest(way, 1) ? best : way),
    undefined,
  )
}

function longest(lines: string[], size: number): number {
  return Math.max(...lines.map((line) => widthOf(line, size)))
}

/** Nothing is ever cut off: what does not fit at the smallest size is made smaller still. */
function squeeze(words: string[], { width, mostLines }: Room): SetTitle {
  const lines = breakInto(Math.min(mostLines, words.length), words) ?? [words.join(' ')]
  return { lines, size: Math.floor(width / longest(lines, 1)) }
}
