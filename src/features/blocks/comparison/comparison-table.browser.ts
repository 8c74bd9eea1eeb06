import { showPair } from './comparison-pair.browser.ts'

/** Shows the columns and rows that the form of this comparison asks for, and says how many. */
export function show(section: HTMLElement): void {
  const form = section.querySelector('form')
  const head = section.querySelector('thead tr') as HTMLTableRowElement | null
  if (!form || !head) return

  const asked = new FormData(form)
  const isShown = [...head.cells].map((cell, index) => index === 0 || isAsked(cell, asked))
  const columns = isShown.filter(Boolean).length - 1
  const onlyDifferences = asked.has('verschillen')

  for (const row of section.querySelectorAll('tr')) {
    for (const [index, cell] of [...row.cells].entries()) setHidden(cell, !isShown[index])
  }
  const rows = coverRows(section)
  for (const row of rows) setHidden(row, onlyDifferences && columns > 1 && isEqual(row))
  for (const group of section.querySelectorAll('tbody')) {
    const [name, ...others] = group.rows
    if (name?.cells[0] && others.length > 0) name.cells[0].colSpan = columns + 1
    setHidden(group, others.length > 0 && others.every((row) => row.hidden))
  }

  showPair(section)
  section.dataset.columns = `${columns}`
  section.toggleAttribute('data-differences', onlyDifferences)
  const shownRows = rows.filter((row) => !row.hidden).length
  tell(section, columns, shownRows, onlyDifferences)
}

/** What is written, though it stays as it is, browsers may style anew. */
function setHidden(element: HTMLElement, isHidden: boolean): void {
  if (element.hidden !== isHidden) element.hidden = isHidden
}

/** A column goes by the values of its head; an empty choice asks for all. */
function isAsked(head: HTMLElement, asked: FormData): boolean {
  return ['pakket', 'verzekeraar', 'vorm'].every((name) => {
    const values = asked.getAll(name).filter((value) => value !== '')
    return values.length === 0 || values.includes(head.dataset[name] ?? '')
  })
}

function coverRows(section: HTMLElement): HTMLTableRowElement[] {
  const rows = section.querySelectorAll<HTMLTableRowElement>('tbody tr:not([data-always])')
  return [...rows].filter((row) => row.cells.length > 1)
}

function isEqual(row: HTMLTableRowElement): boolean {
  const shown = [...row.cells].slice(1).filter((cell) => !cell.hidden)
  return new Set(shown.map((cell) => cell.textContent)).size < 2
}

function tell(section: HTMLElement, columns: number, rows: number, onlyDifferences: boolean): void {
  const place = section.querySelector<HTMLElement>('.comparison-count')
  if (!place) return

  const { shown = '', alone = '', none = '' } = place.dataset
  const sentence = shown.replace('{columns}', `${columns}`).replace('{rows}', `${rows}`)
  place.textContent =
    columns === 0 ? none : onlyDifferences && columns === 1 ? `${sentence} ${alone}` : sentence
}
