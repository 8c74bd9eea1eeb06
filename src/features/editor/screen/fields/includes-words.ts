/** Are all these words in the text, whatever their capitals and accents? */
export function includesWords(text: string, query: string): boolean {
  const inText = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => inText.includes(word))
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
