/** An id made of the words that people read, unlike those that are taken. Ids never change after that. */
export function newId(words: string, taken: Set<string>): string {
  const plain = words
    .slice(0, 200)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\p{M}\u00ad]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
  const base = plain.trim().slice(0, 40).trim().replaceAll(' ', '-') || 'keuze'
  let id = base
  for (let number = 2; taken.has(id); number++) id = `${base}-${number}`
  taken.add(id)
  return id
}
