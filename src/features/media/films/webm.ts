import type { FileHandle } from 'node:fs/promises'
import type { FilmFacts } from './film-facts.ts'

type Element = { id: number; body: number; end: number }

const ids = {
  segment: 0x18538067,
  about: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
}

/** What we look for stands before the first picture. */
const startBytes = 1_000_000

/** Reads the beginning of a WebM file. Nothing when it is not one, or when a piece is missing. */
export async function readWebm(file: FileHandle, size: number): Promise<FilmFacts | undefined> {
  const bytes = Buffer.alloc(Math.min(size, startBytes))
  await file.read(bytes, 0, bytes.length, 0)
  const segment = childOf(bytes, { body: 0, end: size }, ids.segment)
  const about = segment && childOf(bytes, segment, ids.about)
  const duration = about && childOf(bytes, about, ids.duration)
  const tracks = segment && childOf(bytes, segment, ids.tracks)
  if (!segment || segment.end > size || !duration || !tracks) return undefined

  const video = elementsIn(bytes, tracks)
    .filter(({ id }) => id === ids.track)
    .map((track) => childOf(bytes, track, ids.video))
    .find((found) => found !== undefined)
  if (!video) return undefined

  const scale = wholeOf(bytes, childOf(bytes, about, ids.scale)) || 1_000_000
  return {
    seconds: Math.ceil((fractionOf(bytes, duration) * scale) / 1_000_000_000),
    width: wholeOf(bytes, childOf(bytes, video, ids.width)),
    height: wholeOf(bytes, childOf(bytes, video, ids.height)),
    isPlayedEverywhere: true,
  }
}

function childOf(bytes: Buffer, parent: Pick<Element, 'body' | 'end'>, id: number): Element | undefined {
  return elementsIn(bytes, parent).find((element) => element.id === id)
}

function elementsIn(bytes: Buffer, { body, end }: Pick<Element, 'body' | 'end'>): Element[] {
  const elements: Element[] = []
  for (let at = body; at < Math.min(end, bytes.length - 12); ) {
    const idLength = Math.clz32(bytes[at] ?? 0) - 23
    const sizeAt = at + idLength
    const sizeLength = Math.clz32(bytes[sizeAt] ?? 0) - 23
    if (idLength > 4 || sizeLength > 8) break
    const length = sizeIn(bytes, sizeAt, sizeLength)
    const start = sizeAt + sizeLength
    const stop = length === undefined ? end : start + length
    elements.push({ id: bytes.readUIntBE(at, idLength), body: start, end: stop })
    at = stop
  }
  return elements
}

/** Nothing when the writer did not know it, as with a live recording. */
function sizeIn(bytes: Buffer, at: number, length: number): number | undefined {
  const digits = [...bytes.subarray(at, at + length)]
  const first = (digits[0] ?? 0) & (0xff >> length)
  const isUnknown = first === 0xff >> length && digits.slice(1).every((digit) => digit === 0xff)
  return isUnknown ? undefined : digits.slice(1).reduce((sum, digit) => sum * 256 + digit, first)
}

function wholeOf(bytes: Buffer, element: Element | undefined): number {
  const length = element ? element.end - element.body : 0
  return element && length > 0 && length <= 6 ? bytes.readUIntBE(element.body, length) : 0
}

function fractionOf(bytes: Buffer, { body, end }: Element): number {
  return end - body === 4 ? bytes.readFloatBE(body) : bytes.readDoubleBE(body)
}
