import { showPair } from './comparison-pair.browser.ts'
import { show } from './comparison-table.browser.ts'

/** The form of a comparison changes its table at once, and the address with it; the server is asked nothing. */
export function wake(section: HTMLElement): void {
  const form = section.querySelector<HTMLElement>('.comparison-form')
  if (!form) return

  form.addEventListener('change', ({ target }) => follow(section, target as HTMLInputElement))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    section.querySelector<HTMLElement>('.comparison-region')?.focus()
  })
  section
    .querySelector('.comparison-pair')
    ?.addEventListener('change', ({ target }) => showPair(section, target as HTMLSelectElement))
  showPair(section)
  tellDate(section)
  addEventListener('beforeprint', () => tellDate(section))

  // Somebody may have chosen before this woke.
  const early = inputsOf(section).find(({ checked, defaultChecked }) => checked !== defaultChecked)
  if (early) follow(section, early)
}

function follow(section: HTMLElement, input: HTMLInputElement): void {
  if (refuse(section, input)) {
    input.checked = !input.checked
    return
  }
  if (input.name === 'verschillen')
    for (const box of document.querySelectorAll<HTMLInputElement>('.comparison [name="verschillen"]'))
      box.checked = input.checked
  // What was touched shows it at once. The tables, and the address, which takes browsers long, come with the next picture.
  requestAnimationFrame(() => setTimeout(() => showAll(section)))
}

function showAll(section: HTMLElement): void {
  for (const comparison of document.querySelectorAll<HTMLElement>('.comparison')) show(comparison)
  requestAnimationFrame(() => setTimeout(() => history.replaceState(history.state, '', addressOf(section))))
}

/** More than fit, or none at all: says why not. */
function refuse(section: HTMLElement, { name }: HTMLInputElement): boolean {
  const place = section.querySelector<HTMLElement>('.comparison-refusal')
  if (!place || name !== 'pakket') return false

  const ticked = inputsOf(section, name).filter((box) => box.checked).length
  const { tooMany = '', tooFew = '' } = place.dataset
  place.textContent = ticked > Number(section.dataset.most) ? tooMany : ticked === 0 ? tooFew : ''
  return place.textContent !== ''
}

/** What other lists on the page were asked stays in the address as it is. */
function addressOf(section: HTMLElement): string {
  const address = new URL(location.href)
  for (const { name, value, checked } of inputsOf(section)) {
    address.searchParams.delete(name, value)
    if (checked && value) address.searchParams.append(name, value)
  }
  return address.href
}

function inputsOf(section: HTMLElement, name?: string): HTMLInputElement[] {
  const inputs = section.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')
  return [...inputs].filter((input) => !name || input.name === name)
}

/** On paper a date says how old it is; a page that stayed open since yesterday tells today. */
function tellDate(section: HTMLElement): void {
  const place = section.querySelector('.comparison-printed')
  if (place) place.textContent = ` op ${new Date().toLocaleDateString('nl-NL', { dateStyle: 'long' })}`
}
