/** Puts the two chosen columns side by side on a narrow screen, and marks in which rows they differ. */
export function showPair(section: HTMLElement, changed?: HTMLSelectElement): void {
  const ids = headsOf(section).map(({ dataset }) => dataset.pakket ?? '')
  const shown = ids.filter((_, index) => !headsOf(section)[index]?.hidden)
  const pair = takePair(section, shown, changed)

  for (const row of section.querySelectorAll('tr')) {
    const [name, ...cells] = row.cells
    for (const [index, cell] of cells.entries()) place(cell, pair.indexOf(ids[index] ?? ''))
    if (name && cells.length > 0 && !row.closest('thead, .comparison-links')) mark(name, cells)
  }
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
  if (side < 0) delete cell.dataset.side
  else cell.dataset.side = side === 0 ? 'left' : 'right'
}

function mark(name: HTMLElement, cells: HTMLElement[]): void {
  const shown = cells.filter((cell) => !cell.hidden)
  const isMixed = (some: HTMLElement[]) => new Set(some.map(wordsOf)).size > 1
  if (!isMixed(shown)) delete name.dataset.differs
  else name.dataset.differs = isMixed(shown.filter(({ dataset }) => dataset.side)) ? 'pair' : 'some'
}

/** Of a premium the amount alone. */
function wordsOf(cell: HTMLElement): string | null {
  return (cell.querySelector('.comparison-premium') ?? cell).textContent
}
