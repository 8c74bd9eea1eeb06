import { plainWords } from '#browser/plain-words.ts'

/** Shows only the rows that hold every word that was typed, and says how many. What is hidden is saved all the same. */
export function filterRows(): void {
  const filter = document.querySelector<HTMLElement>('.list-filter')
  const input = filter?.querySelector('input')
  const count = filter?.querySelector('[role=status]')
  if (!input || !count) return

  const rows = [...document.querySelectorAll<HTMLElement>(filter?.dataset.rows ?? '')]
  const follow = () => {
    const typed = plainWords(input.value).split(/\s+/)
    for (const row of rows) row.hidden = !typed.every((word) => wordsIn(row).includes(word))
    const shown = rows.filter(({ hidden }) => !hidden).length
    count.textContent = shown === rows.length ? '' : `Je ziet ${shown} van de ${rows.length} regels.`
  }
  input.addEventListener('input', follow)
  // Somebody may have typed before this woke.
  if (input.value) follow()
}

/** As the row was when the page came, and as it is typed by now. Of a row that opens: what stands on it when it is closed. */
function wordsIn(row: HTMLElement): string {
  const typed = [...row.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.field-input')]
  const drawn = row.querySelector('summary') ?? row
  return plainWords([drawn.textContent, row.dataset.words, ...typed.map(({ value }) => value)].join(' '))
}
