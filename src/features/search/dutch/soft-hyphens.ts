import { openSplitter } from './compound.ts'
import { remember } from './remember.ts'

const hyphen = '\u00ad'

/** Words of this list alone: what a page happens to say must not change where a word may break. */
const { piecesOf } = openSplitter(() => false)

/** The word with soft hyphens where it may be broken: at the joints of a compound, and inside its longer pieces. */
export const withSoftHyphens = remember((word: string): string => {
  const pieces = piecesOf(word.toLowerCase())
  let from = 0
  const surfaces = pieces.length > 0 ? pieces.map(({ surface }) => surface.length) : [word.length]
  return surfaces
    .map((length) => {
      const piece = word.slice(from, from + length)
      from += length
      return inSyllables(piece)
    })
    .join(hyphen)
})

/** In Dutch one consonant between vowels begins a syllable, and of two that do not begin a word the second does. */
const syllableEnd =
  /(?<=[aeiouyäëïöüéèj])(?=(?:ch|[b-df-hk-np-tvwz])[aeiouyäëïöüéè])|(?<=[aeiouyäëïöüéèj][b-df-hk-np-tvwz])(?=[b-df-hj-np-tvwz][aeiouyäëïöüéè])/gi

/** Two that stay together at the beginning of a syllable. */
const staysTogether =
  /^(?:b[lr]|c[hlr]|d[rw]|f[lr]|g[lr]|k[lnrw]|p[hlrs]|qu|s[chjlmnpt]|t[hjrsw]|v[lr]|wr|zw)$/i

/** Of more consonants those begin a syllable that can begin a word: dicht-geknoopt, demon-stratie. */
const manyConsonants = /(?<=[aeiouyäëïöüéèj])[b-df-hk-np-tvwz]{3,6}(?=[aeiouyäëïöüéè])/gi
const beginsSyllable =
  /(?:s(?:ch|tr?|p[lr]?|[lmn])|[bcfgkpv][lr]|[dtw]r|kn|ch|(?<=[nr])th|[b-df-hk-np-tvwz])$/i

/** Where these meet a vowel, or two consonants that begin a word, they end a syllable: her-inneren, pro-gramma. */
const prefixBefore =
  /^(?:(?:aan|be(?=[aoëï])|door|her|onder|over|ver|voor)(?=[aeiouyäëïöüéè])|(?:pro|be|ge)(?=[bcdfgkptvw][lr][aeiouyäëïöüéè]))/i

/** Of these nobody can tell without knowing the word: op-eten, o-pera. */
const doubtful = /^(?:af|in|mis|om|on|ont|op|uit|wan)(?=[aeiouyäëïöüéè])/i

/** Letters before and after a hyphen; where a long word has no other place, two before it will do. */
const room = { before: 3, after: 3 }
const leastRoom = { before: 2, after: 3 }
const shortestPiece = 8

function inSyllables(piece: string): string {
  if (piece.length < shortestPiece || doubtful.test(piece)) return piece
  const [prefix = ''] = prefixBefore.exec(piece) ?? []
  const rest = piece.slice(prefix.length)
  const short = [...rest.matchAll(syllableEnd)]
    .map(({ index }) => index + prefix.length)
    .filter((end) => !staysTogether.test(piece.slice(end - 1, end + 1)))
  const long = [...rest.matchAll(manyConsonants)].map(
    ({ 0: consonants, index }) => index + prefix.length + consonants.search(beginsSyllable),
  )
  const ends = [...short, ...long].sort((a, b) => a - b)
  const all = prefix ? [prefix.length, ...ends] : ends
  const parts = partsAt(piece, all, room)
  return (parts.length > 1 ? parts : partsAt(piece, all, leastRoom)).join(hyphen)
}

function partsAt(piece: string, ends: number[], { before, after }: typeof room): string[] {
  let last = 0
  const parts: string[] = []
  for (const end of ends) {
    if (end - last < before || piece.length - end < after) continue
    parts.push(piece.slice(last, end))
    last = end
  }
  return [...parts, piece.slice(last)]
}
