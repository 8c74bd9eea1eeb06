import { readFileSync } from 'node:fs'

/**
 * The letters of our font as outlines. A picture drawn with outlines looks the same on every machine; text would be
 * drawn with whatever fonts are installed there.
 */
type LetterShapes = {
  unitsPerEm: number
  letters: Record<string, { width: number; outline: string }>
  kerning: Record<string, Record<string, number>>
}

const { unitsPerEm, letters, kerning }: LetterShapes = JSON.parse(
  readFileSync(new URL('letter-shapes.json', import.meta.url), 'utf8'),
)

export function widthOf(text: string, size: number): number {
  return (placedLetters(text).end * size) / unitsPerEm
}

/** The outlines of a line that begins at x and stands on y. */
export function drawLine(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = size / unitsPerEm
  const outlines = placedLetters(text).placed.map(
    ({ outline, at }) => `<path transform="translate(${at})" d="${outline}"/>`,
  )
  // Fonts measure upwards, pictures downwards.
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
}

type Placed = { outline: string; at: number }

function placedLetters(text: string): { placed: Placed[]; end: number } {
  let end = 0
  let before = ''
  const placed: Placed[] = []
  for (const character of knownCharacters(text)) {
    const { width, outline } = letters[character] ?? { width: 0, outline: '' }
    const at = end + (kerning[before]?.[character] ?? 0)
    if (outline) placed.push({ outline, at })
    end = at + width
    before = character
  }
  return { placed, end }
}

/** A letter with an accent that we do not have loses it; what remains unknown is left out. */
function knownCharacters(text: string): string[] {
  return [...text.replace(/\s/g, ' ').normalize('NFC')].flatMap((character) => {
    if (letters[character]) return [character]
    const bare = character.normalize('NFD').replace(/\p{M}/gu, '')
    return letters[bare] ? [bare] : []
  })
}
