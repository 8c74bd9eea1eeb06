const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
}

/** Without accents, capitals and ligatures: "Diëtist" and "dietist" are the same word, and so are "ĳs" and "ijs". */
export function fold(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => letters[letter] ?? letter)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const isPlain = /^[\x00-\x7f]*$/
