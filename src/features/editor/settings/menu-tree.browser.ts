/**
 * Rows that stand in a tree change places, by buttons or by dragging, and take along what stands below them. Where they
 * stand is told by the field of their order, so saving is as without script.
 */
export function moveMenuRows(): void {
  const rows = [...document.querySelectorAll<HTMLDetailsElement>('.setting-row[data-branch]')]
  for (const row of rows) addMoves(row)
  for (const branch of new Set(rows.map(({ dataset }) => dataset.branch ?? ''))) markEnds(branch)
}

let dragged: HTMLElement | undefined

function addMoves(row: HTMLDetailsElement): void {
  const place = document.createElement('div')
  place.className = 'menu-row'
  for (const name of ['level', 'branch']) place.dataset[name] = row.dataset[name]
  row.replaceWith(place)
  const grip = document.createElement('span')
  grip.className = 'menu-grip'
  grip.draggable = true
  grip.append('⠿')
  grip.ariaHidden = 'true'
  place.append(grip, row)
  place.append(buttonFor(place, 'hoger'), buttonFor(place, 'lager'))

  grip.addEventListener('dragstart', ({ dataTransfer }) => {
    dragged = place
    dataTransfer?.setData('text/plain', nameOf(place))
    dataTransfer?.setDragImage(place, 0, 0)
  })
  grip.addEventListener('dragend', () => {
    dragged = undefined
    for (const each of document.querySelectorAll('[data-drop]')) each.removeAttribute('data-drop')
  })
  place.addEventListener('dragover', (event) => {
    if (!dragged || dragged === place || dragged.dataset.branch !== place.dataset.branch) return
    event.preventDefault()
    place.dataset.drop = isInUpperHalf(place, event) ? 'above' : 'below'
  })
  place.addEventListener('dragleave', () => place.removeAttribute('data-drop'))
  place.addEventListener('drop', (event) => {
    if (!dragged || dragged.dataset.branch !== place.dataset.branch) return
    event.preventDefault()
    const to = siblingsOf(place).indexOf(place) + (isInUpperHalf(place, event) ? 0 : 1)
    const from = siblingsOf(place).indexOf(dragged)
    move(dragged, from < to ? to - 1 : to)
  })
}

function isInUpperHalf(place: HTMLElement, { clientY }: DragEvent): boolean {
  const { top, height } = place.getBoundingClientRect()
  return clientY < top + height / 2
}

function buttonFor(place: HTMLElement, way: 'hoger' | 'lager'): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'menu-move'
  button.append(way === 'hoger' ? '↑' : '↓')
  button.addEventListener('click', () => {
    if (button.ariaDisabled === 'true') return
    move(place, siblingsOf(place).indexOf(place) + (way === 'hoger' ? -1 : 1))
    // A node that moves in the document loses the focus.
    button.focus()
  })
  button.ariaLabel = `Zet ${nameOf(place)} ${way}`
  return button
}

/** To this place among those it stands with. Their orders stay the same numbers, each with another row. */
function move(place: HTMLElement, to: number): void {
  const siblings = siblingsOf(place)
  const from = siblings.indexOf(place)
  const target = siblings[to]
  if (!target || from === to) return

  const blocks = blockOf(place)
  if (to < from) target.before(...blocks)
  else
    blockOf(target)
      .at(-1)
      ?.after(...blocks)
  renumber(siblingsOf(place))
  markEnds(place.dataset.branch ?? '')
  const said = document.querySelector('.announcement')
  if (said) said.textContent = `${nameOf(place)} staat nu op plaats ${to + 1} van ${siblings.length}.`
}

function renumber(places: HTMLElement[]): void {
  const inputs = places.map(orderOf)
  const numbers = inputs.map(({ value }) => Number(value)).sort((one, other) => one - other)
  const isClear = numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))
  inputs.forEach((input, index) => {
    const value = String(isClear ? numbers[index] : (index + 1) * 10)
    if (input.value === value) return
    input.value = value
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

/** At the end of its branch a row goes no further. The button stays where it is, so that the focus does. */
function markEnds(branch: string): void {
  const places = document.querySelectorAll<HTMLElement>(`.menu-row[data-branch="${CSS.escape(branch)}"]`)
  places.forEach((place, index) => {
    const [up, down] = place.querySelectorAll<HTMLButtonElement>('.menu-move')
    if (up) up.ariaDisabled = index === 0 ? 'true' : null
    if (down) down.ariaDisabled = index === places.length - 1 ? 'true' : null
  })
}

function siblingsOf({ dataset, parentElement }: HTMLElement): HTMLElement[] {
  return [...(parentElement?.querySelectorAll<HTMLElement>('.menu-row') ?? [])].filter(
    (place) => place.dataset.branch === dataset.branch,
  )
}

/** A row and all that stands below it. */
function blockOf(place: HTMLElement): HTMLElement[] {
  const block = [place]
  let next = place.nextElementSibling
  while (next instanceof HTMLElement && Number(next.dataset.level) > Number(place.dataset.level)) {
    block.push(next)
    next = next.nextElementSibling
  }
  return block
}

function orderOf(place: HTMLElement): HTMLInputElement {
  return place.querySelector('input[name^="order-"]') as HTMLInputElement
}

function nameOf(place: HTMLElement): string {
  return place.querySelector('summary')?.textContent ?? ''
}
