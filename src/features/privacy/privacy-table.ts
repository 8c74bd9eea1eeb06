import type { Entry, Ground } from './entry.ts'

/** In the words of the page, with the place in the AVG where each is found. */
export const grounds: Record<Ground, { name: string; article: string }> = {
  agreement: { name: 'Overeenkomst', article: 'artikel 6 lid 1 onder b van de AVG' },
  consent: { name: 'Toestemming', article: 'artikel 6 lid 1 onder a van de AVG' },
  interest: { name: 'Gerechtvaardigd belang', article: 'artikel 6 lid 1 onder f van de AVG' },
}

/** Entries of the register as a table of rich text. */
export function privacyTable(caption: string, entries: Entry[]): string {
  return `
<table>
<caption>${caption}</caption>
<thead><tr><th>Gegeven</th><th>Waarvoor, en waarom het mag</th><th>Hoe lang</th><th>Wie het ziet</th></tr></thead>
<tbody>
${entries.map(toRow).join('\n')}
</tbody>
</table>
`
}

/** "Om je aan te spreken (overeenkomst)": five narrow columns would be hard to read. */
export function toRow({ what, why, ground, howLong, who }: Entry): string {
  const reason = `${why} (${grounds[ground].name.toLowerCase()})`
  return `<tr><th>${what}</th><td>${reason}</td><td>${howLong}</td><td>${who}</td></tr>`
}
