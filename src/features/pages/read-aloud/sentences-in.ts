/** As a voice reads them: without what only helps to break lines, and with words that it would not pause for apart. */
export function sentencesIn(text: string): string[] {
  const plain = text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
  return plain.split(/(?<=[.!?][’”)]?) (?=[^\p{Ll}])/u).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}
