import { constants, inflateSync } from 'node:zlib'
import { findDictionary, type PdfDictionary } from './pdf-dictionary.ts'
import { hasActs, withPlainNames } from './pdf-names.ts'
import { isNestedTooDeep } from './pdf-nesting.ts'

/** Why a PDF is not taken in, by the name of its refusal. */
export type PdfFault = 'unfinishedPdf' | 'brokenPdf' | 'lockedPdf' | 'activePdf' | 'hiddenPdf'

/** More than policy conditions have; each costs a moment. */
const mostStreams = 20_000
/** What all packed parts may become together. */
const mostUnpackedBytes = 60_000_000
/** One or two are usual: each is looked up. */
const mostOpenActions = 20

/** Objects stand in the file itself and in streams of objects; each text with the place where its objects begin. */
type Contents = { texts: string[]; objectStreams: { text: string; first: number }[] }

/**
 * A PDF can act: run a script, start a program, send a form, bring other files. Each of these has a name that stands in the
 * file, or in a part that is packed with Deflate. So every such part is unpacked once and looked through; a file with parts
 * that are packed in another way is not taken in.
 */
export function findPdfFault(file: Buffer): PdfFault | undefined {
  const fault = faultAtEnd(file)
  if (fault) return fault
  const text = withPlainNames(file)
  if (/\/Encrypt(?![\w+])/.test(text)) return 'lockedPdf'
  const contents: Contents = { texts: [text], objectStreams: [] }
  return (
    faultInNames(text) ??
    faultInStreams(file, contents) ??
    faultInStructure(file, contents) ??
    faultInOpening(contents)
  )
}

/** Behind the end another kind of file could begin. */
function faultAtEnd(file: Buffer): PdfFault | undefined {
  const end = file.lastIndexOf('%%EOF')
  const last = file.subarray(Math.max(0, end - 1_024), end + 5).toString('latin1')
  if (end === -1 || !/startxref\s+\d+\s+%%EOF$/.test(last)) return 'unfinishedPdf'
  const rest = file.subarray(end + 5).toString('latin1')
  if (/^[\s\0]*$/.test(rest)) return undefined
  return rest.includes('obj') ? 'unfinishedPdf' : 'hiddenPdf'
}

const otherPacking = /\/(?:LZWDecode|ASCII85Decode|ASCIIHexDecode|RunLengthDecode|Crypt)(?![\w+])/
/** Numbers that make a reader set aside room for millions of objects. */
const tooMany = /\/(?:Size|N)[\s\0]+\d{7}/

function faultInNames(text: string): PdfFault | undefined {
  if (hasActs(text)) return 'activePdf'
  if (otherPacking.test(text)) return 'hiddenPdf'
  return tooMany.test(text) ? 'brokenPdf' : undefined
}

/** Also streams that stand inside others: whoever made the file decides where a reader begins. */
function faultInStreams(file: Buffer, contents: Contents): PdfFault | undefined {
  const text = file.toString('latin1')
  let room = mostUnpackedBytes
  let count = 0
  let objectStart = 0
  let owner: { start: number; dictionary: PdfDictionary | undefined } | undefined
  for (const { index, 0: word } of text.matchAll(/(?<![A-Za-z])(?:obj(?![A-Za-z])|stream)/g)) {
    if (word === 'obj') {
      objectStart = index + word.length
      continue
    }
    count += 1
    if (count > mostStreams) return 'hiddenPdf'
    if (owner?.start !== objectStart)
      owner = { start: objectStart, dictionary: findDictionary(text, objectStart) }
    const place = placeOf(text, index, owner.dictionary)
    if (place === 'hidden') return 'hiddenPdf'
    if (place === 'words' || !owner.dictionary) continue
    const start = text.indexOf('\n', index) + 1
    const unpacked = readStream(file.subarray(start), owner.dictionary, room, contents)
    if (typeof unpacked === 'string') return unpacked
    room -= unpacked
  }
  return undefined
}

/** Whether a stream begins with this word, or it is a word in a text or in another stream. */
function placeOf(
  text: string,
  index: number,
  dictionary: PdfDictionary | undefined,
): 'stream' | 'words' | 'hidden' {
  const followsDictionary = />>[\s\0]*$/.test(text.slice(Math.max(0, index - 100), index))
  const hasLineEnd = /^stream\r?\n/.test(text.slice(index, index + 8))
  const next =
    dictionary && dictionary.end <= index
      ? /[^\s\0]/.exec(text.slice(dictionary.end, dictionary.end + 100))
      : undefined
  if (dictionary && next !== undefined) {
    const at = dictionary.end + (next?.index ?? 0)
    if (at === index) return hasLineEnd ? 'stream' : 'hidden'
    if (text.startsWith('stream', at)) return hasLineEnd && followsDictionary ? 'hidden' : 'words'
    if (next === null || next[0] === '%') return 'hidden'
  }
  return hasLineEnd || followsDictionary ? 'hidden' : 'words'
}

const deflate = ['/FlateDecode', '/Fl']
const pictureFilters = ['/DCTDecode', '/DCT', '/JPXDecode', '/CCITTFaxDecode', '/CCF', '/JBIG2Decode']

/** How much room the stream took when it was unpacked. */
function readStream(
  content: Buffer,
  { entries }: PdfDictionary,
  room: number,
  contents: Contents,
): number | PdfFault {
  const valuesOf = (...keys: string[]) =>
    entries.flatMap(([key, value]) => (keys.includes(plain(key)) ? [plain(value)] : []))
  const [first, ...otherFirsts] = valuesOf('/First')
  const holdsObjects = first !== undefined || valuesOf('/Type').includes('/ObjStm')
  const filters = filtersIn(valuesOf('/Filter', '/F'))
  if (!filters || valuesOf('/FFilter').length > 0) return 'hiddenPdf'
  const isPicture = filters.some((filter) => pictureFilters.includes(filter))
  const isMixed = valuesOf('/DecodeParms', '/DP').some((value) => /Predictor|R$/.test(value))
  if (holdsObjects && (isPicture || isMixed || otherFirsts.length > 0 || !/^\d{1,8}$/.test(first ?? '')))
    return 'hiddenPdf'
  const isPacked = deflate.includes(filters[0] ?? '')
  if (!holdsObjects && (!isPacked || valuesOf('/Subtype').includes('/Image'))) return 0
  const unpacked = isPacked ? unpack(content, room) : content.subarray(0, content.indexOf('endstream'))
  if (typeof unpacked === 'string') return unpacked
  const text = withPlainNames(unpacked)
  if (holdsObjects) {
    contents.texts.push(text)
    contents.objectStreams.push({ text, first: Number(first) })
  }
  return faultInNames(text) ?? unpacked.length
}

const plain = (name: string) => withPlainNames(Buffer.from(name, 'latin1'))

/** The ways in which a stream is packed, or nothing if one is not known here, or another object tells it. */
function filtersIn(values: string[]): string[] | undefined {
  if (values.length > 1) return undefined
  const words = (values[0] ?? '').split(' ').filter((word) => !['', '[', ']', 'null'].includes(word))
  const [first, second, ...others] = words
  const isKnown = words.every((word) => deflate.includes(word) || pictureFilters.includes(word))
  const isOnce = others.length === 0 && (second === undefined || deflate.includes(first ?? ''))
  return isKnown && isOnce && !deflate.includes(second ?? '') ? words : undefined
}

/** How long it is stands elsewhere and may be a lie: what follows its own end is not read. */
function unpack(packed: Buffer, room: number): Buffer | PdfFault {
  try {
    return inflateSync(packed, { maxOutputLength: room, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    const isTooMuch = error instanceof RangeError
    return isTooMuch ? 'hiddenPdf' : 'brokenPdf'
  }
}

/** A reader begins at the root and finds the pages from there. */
function faultInStructure(file: Buffer, contents: Contents): PdfFault | undefined {
  const [text = '', ...others] = contents.texts
  if (isNestedTooDeep(file) || others.some((other) => isNestedTooDeep(Buffer.from(other, 'latin1'))))
    return 'brokenPdf'
  const root = /\/Root[\s\0]+(\d{1,8})[\s\0]+\d+[\s\0]+R/.exec(text)?.[1]
  const hasPages = contents.texts.some((each) => /\/Pages(?![\w+])/.test(each))
  return root && hasPages && definitionsOf(Number(root), contents).length > 0 ? undefined : 'brokenPdf'
}

/** What happens when the document is opened: nothing but going to a place in it. */
function faultInOpening(contents: Contents): PdfFault | undefined {
  let count = 0
  for (const text of contents.texts)
    for (const { index, 0: words } of text.matchAll(/\/OpenAction(?![\w+])/g)) {
      count += 1
      if (count > mostOpenActions) return 'hiddenPdf'
      if (!opensAtPlace(text, index + words.length, contents)) return 'activePdf'
    }
  return undefined
}

function opensAtPlace(text: string, start: number, contents: Contents): boolean {
  const near = text.slice(start, start + 100)
  const reference = /^[\s\0]*(\d{1,8})[\s\0]+\d+[\s\0]+R/.exec(near)?.[1]
  if (!reference) return isPlace(text, start)
  const definitions = definitionsOf(Number(reference), contents)
  return definitions.length > 0 && definitions.every((each) => isPlace(each.text, each.start))
}

function isPlace(text: string, start: number): boolean {
  if (/^[\s\0]*(?:\[|\(|\/|null|<[^<])/.test(text.slice(start, start + 100))) return true
  const entries = findDictionary(text, start)?.entries
  return entries?.every(([key, value]) => key !== '/Next' && (key !== '/S' || value === '/GoTo')) ?? false
}

/** Every object with this number: an older one may stand in the file too. */
function definitionsOf(
  number: number,
  { texts, objectStreams }: Contents,
): { text: string; start: number }[] {
  const [file = ''] = texts
  const inFile = [...file.matchAll(/(?<!\d)(\d{1,8})[\s\0]+\d{1,5}[\s\0]+obj(?![A-Za-z])/g)]
    .filter((found) => Number(found[1]) === number)
    .map((found) => ({ text: file, start: found.index + found[0].length }))
  const inStreams = objectStreams.flatMap(({ text, first }) =>
    [...text.slice(0, first).matchAll(/(?<!\d)(\d{1,8})\s+(\d{1,8})/g)]
      .filter((found) => Number(found[1]) === number)
      .map((found) => ({ text, start: first + Number(found[2]) })),
  )
  return [...inFile, ...inStreams]
}
