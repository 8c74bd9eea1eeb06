import type { FileHandle } from 'node:fs/promises'
import type { FilmFacts } from './film-facts.ts'

type Box = { type: string; start: number; end: number; body: number }

/** Codecs that every browser of today plays. HEVC, which iPhones write, is not among them. */
const playedEverywhere = ['avc1', 'avc3', 'av01', 'vp09']
const mostIndexBytes = 16_000_000

/** Reads the index of an MP4 file. Nothing when it is not one, or when a piece is missing. */
export async function readMp4(file: FileHandle, size: number): Promise<FilmFacts | undefined> {
  const index = await findIndex(file, size)
  if (!index) return undefined

  const body = Buffer.alloc(index.end - index.body)
  await file.read(body, 0, body.length, index.body)
  await forgetPlaces(file, body, index.body)
  const header = childOf(body, all(body), 'mvhd')
  const tracks = boxesIn(body, all(body)).filter(({ type }) => type === 'trak')
  const track = tracks.find((box) => handlerOf(body, box) === 'vide')
  const size2d = track && childOf(body, track, 'tkhd')
  if (!header || !track || !size2d) return undefined

  return {
    seconds: secondsOf(body, header),
    width: body.readUInt16BE(size2d.end - 8),
    height: body.readUInt16BE(size2d.end - 4),
    isPlayedEverywhere: playedEverywhere.includes(codecOf(body, track)),
  }
}

/** Every box says how long it is: together they fill the file exactly, unless a piece is missing. */
async function findIndex(file: FileHandle, size: number): Promise<Box | undefined> {
  let index: Box | undefined
  let at = 0
  while (at + 8 <= size) {
    const head = Buffer.alloc(16)
    await file.read(head, 0, 16, at)
    const length = lengthOf(head, size - at)
    if (length < 8 || at + length > size) return undefined
    if (head.toString('latin1', 4, 8) === 'moov' && length <= mostIndexBytes)
      index = { type: 'moov', start: at, body: at + 8, end: at + length }
    at += length
  }
  return at === size ? index : undefined
}

function lengthOf(head: Buffer, rest: number): number {
  const length = head.readUInt32BE(0)
  if (length === 0) return rest
  return length === 1 ? Number(head.readBigUInt64BE(8)) : length
}

/** Phones write down where a film was made. That is overwritten; every box keeps its length, so nothing moves. */
async function forgetPlaces(file: FileHandle, body: Buffer, offset: number): Promise<void> {
  const boxes = boxesIn(body, all(body))
  const inTracks = boxes.filter(({ type }) => type === 'trak').flatMap((track) => boxesIn(body, track))
  for (const { type, start, end } of [...boxes, ...inTracks]) {
    if (type !== 'udta' && type !== 'meta') continue
    body.write('free', start + 4, 'latin1')
    body.fill(0, start + 8, end)
    await file.write(body, start, end - start, offset + start)
  }
}

function boxesIn(body: Buffer, { body: from, end }: Pick<Box, 'body' | 'end'>): Box[] {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= end; ) {
    const length = body.readUInt32BE(at)
    if (length < 8 || at + length > end) break
    boxes.push({ type: body.toString('latin1', at + 4, at + 8), start: at, body: at + 8, end: at + length })
    at += length
  }
  return boxes
}

const all = (body: Buffer) => ({ body: 0, end: body.length })

function childOf(body: Buffer, parent: Pick<Box, 'body' | 'end'>, ...path: string[]): Box | undefined {
  const [type, ...further] = path
  const child = boxesIn(body, parent).find((box) => box.type === type)
  return child && further.length > 0 ? childOf(body, child, ...further) : child
}

function handlerOf(body: Buffer, track: Box): string {
  const handler = childOf(body, track, 'mdia', 'hdlr')
  return handler ? body.toString('latin1', handler.body + 8, handler.body + 12) : ''
}

function codecOf(body: Buffer, track: Box): string {
  const samples = childOf(body, track, 'mdia', 'minf', 'stbl', 'stsd')
  return samples ? body.toString('latin1', samples.body + 12, samples.body + 16) : ''
}

function secondsOf(body: Buffer, header: Box): number {
  const isLong = body[header.body] === 1
  const scale = body.readUInt32BE(header.body + (isLong ? 20 : 12))
  const length = isLong ? Number(body.readBigUInt64BE(header.body + 24)) : body.readUInt32BE(header.body + 16)
  return scale > 0 ? Math.ceil(length / scale) : 0
}
