/** Puts the two chosen columns side by side on a narrow screen, and marks in which rows they differ. */
export function showPair(section: HTMLElement, changed?: HTMLSelectElement): void {
  const ids = headsOf(section).map(({ dataset }) => dataset.pakket ?? '')
  const shown = ids.filter((_, index) => !headsOf(section)[index]?.hidden)
  const pair = takePair(section, shown, changed)

  for (const row of section.querySelectorAll('tr')) {
    const cells = [...row.cells].slice(1)
    for (const [index, cell] of cells.entries()) place(cell, pair.indexOf(ids[index] ?? ''))
    if (cells.length > 0 && !row.closest('thead, .comparison-links')) mark(row, cells)
  }
  for (const group of section.querySelectorAll<HTMLElement>('tbody[data-differs]'))
    set(group, 'differs', group.querySelector('[data-differs="pair"]') ? 'pair' : 'some')
}

function headsOf(section: HTMLElement): HTMLElement[] {
  return [...section.querySelectorAll<HTMLElement>('thead th')].slice(1)
}

/** What was chosen and is still shown, filled up with others. Who chooses what stands on the other side trades them. */
function takePair(section: HTMLElement, shown: string[], changed: HTMLSelectElement | undefined): string[] {
  const selects = [...section.querySelectorAll<HTMLSelectElement>('.comparison-pair select')]
  const before = headsOf(section)
    .filter(({ dataset }) => dataset.side)
    .map(({ dataset }) => dataset.pakket ?? '')
  const values = selects.map((select) => {
    const isTaken = changed && select !== changed && select.value === changed.value
    return isTaken ? (before.find((id) => id !== changed.value) ?? '') : select.value
  })
  const pair = [...new Set([...values.filter((id) => shown.includes(id)), ...shown])].slice(0, 2)
  selects.forEach((select, index) => {
    for (const option of select.options) option.hidden = option.disabled = !shown.includes(option.value)
    select.value = pair[index] ?? ''
  })
  return pair
}

function place(cell: HTMLElement, side: number): void {
  set(cell, 'side', ['left', 'right'][side])
}

/** What is written, though it stays as it is, browsers may style anew. */
function set({ dataset }: HTMLElement, name: string, value: string | undefined): void {
  if (dataset[name] === value) return
  if (value) dataset[name] = value
  else delete dataset[name]
}

function mark(row: HTMLElement, cells: HTMLElement[]): void {
  const shown = cells.filter((cell) => !cell.hidden)
  const isMixed = (some: HTMLElement[]) => new Set(some.map(wordsOf)).size > 1
  const isPair = isMixed(shown.filter(({ dataset }) => dataset.side))
  set(row, 'differs', isPair ? 'pair' : isMixed(shown) ? 'some' : undefined)
}

/** Of a premium the amount alone. */
function wordsOf(cell: HTMLElement): string | null {
  return (cell.querySelector('.comparison-premium') ?? cell).textContent
}
