import { constants, inflateSync } from 'node:zlib'

/** Why a PDF is not taken in, by the name of its refusal. */
export type PdfFault = 'unfinishedPdf' | 'brokenPdf' | 'lockedPdf' | 'activePdf' | 'hiddenPdf'

/** More than policy conditions have; each costs a moment. */
const mostStreams = 20_000
/** What all packed parts may become together. */
const mostUnpackedBytes = 100_000_000
/** A dictionary of a stream is far shorter. */
const longestDictionary = 4_096

/**
 * A PDF can act: run a script, start a program, send a form, bring other files. Each of these has a name that stands in the
 * file, or in a part that is packed with Deflate. So every such part is unpacked once and looked through; a file with parts
 * that are packed in another way is not taken in.
 */
export function findPdfFault(file: Buffer): PdfFault | undefined {
  const text = withPlainNames(file.toString('latin1'))
  if (!/startxref\s+\d+\s+%%EOF/.test(file.subarray(-1_024).toString('latin1'))) return 'unfinishedPdf'
  if (/\/Encrypt(?![\w+])/.test(text)) return 'lockedPdf'
  return faultInNames(text) ?? faultInStreams(file)
}

/** Names in a PDF begin with a slash. `/XFADEG+Arial` is the name of a font. */
const acts =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|GoTo[ER]|ImportData|SubmitForm|Movie|Sound|Rendition)(?![\w+])/
const otherPacking = /\/(?:LZWDecode|ASCII85Decode|ASCIIHexDecode|RunLengthDecode|Crypt)(?![\w+])/

function faultInNames(text: string): PdfFault | undefined {
  if (acts.test(text)) return 'activePdf'
  return otherPacking.test(text) ? 'hiddenPdf' : undefined
}

/** `/Java#53cript` is another way to write `/JavaScript`. */
function withPlainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

/** Also streams that stand inside others: whoever made the file decides where a reader begins. */
function faultInStreams(file: Buffer): PdfFault | undefined {
  const text = file.toString('latin1')
  let room = mostUnpackedBytes
  let count = 0
  for (const { index, 0: keyword } of text.matchAll(/\bstream\r?\n/g)) {
    count += 1
    if (count > mostStreams) return 'hiddenPdf'
    const dictionary = dictionaryBefore(text, index)
    const packings = dictionary.match(/\/FlateDecode\b/g)?.length ?? 0
    const holdsObjects = /\/First\b/.test(dictionary)
    if (packings > 1 || (holdsObjects && /\/Predictor\b/.test(dictionary))) return 'hiddenPdf'
    if (packings === 0 || (!holdsObjects && /\/Image\b/.test(dictionary))) continue
    const unpacked = unpack(file.subarray(index + keyword.length), room)
    if (typeof unpacked === 'string') return unpacked
    room -= unpacked.length
    const fault = faultInNames(withPlainNames(unpacked.toString('latin1')))
    if (fault) return fault
  }
  return undefined
}

function dictionaryBefore(text: string, end: number): string {
  const before = text.slice(Math.max(0, end - longestDictionary), end)
  return withPlainNames(before.slice(before.lastIndexOf(' obj') + 1))
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
