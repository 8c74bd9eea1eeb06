import { announce } from '#browser/announce.ts'
import { changeSiteState, onSiteState, siteState } from '#browser/site-state.ts'
import { choose, followOtherTabs } from './consent.browser.ts'
import { type CookieChoice, describeChoice, purposes, readCookieChoice } from './cookie-choice.ts'

/** The bar is in every page, hidden. It opens by itself as long as nobody chose, and by 'Cookie-instellingen'. */
export function startCookieBar(): void {
  const bar = document.querySelector<HTMLElement>('.cookie-bar')
  if (!bar) return
  let opener: HTMLElement | null = null

  onSiteState(({ isCookieBarOpen }) => {
    if (isCookieBarOpen === !bar.hidden) return
    if (isCookieBarOpen) show(bar)
    else hide(bar, opener)
  })
  document.addEventListener('click', onOpenerClick, true)
  bar.addEventListener('click', ({ target }) => target instanceof HTMLButtonElement && press(bar, target))
  bar.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    save(tickedIn(bar))
  })
  followOtherTabs()
  changeSiteState({ isCookieBarOpen: !currentChoice() })
  bar.dataset.awake = ''

  function onOpenerClick(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>(openers)
    if (!link) return
    event.preventDefault()
    opener = link
    changeSiteState({ isCookieBarOpen: true })
    bar?.focus()
  }
}

/** Without JavaScript they lead to the page about cookies. */
const openers = 'a[href="/cookies#cookie-instellingen"]'

function show(bar: HTMLElement): void {
  const choice = currentChoice()
  for (const part of bar.querySelectorAll<HTMLElement>('[data-when-chosen]')) part.hidden = !choice
  const words = bar.querySelector('[data-current-choice]')
  if (words) words.textContent = describeChoice(choice ?? [])
  for (const box of boxesIn(bar)) box.checked = choice?.some((purpose) => purpose === box.name) ?? false
  turnTo(bar, 'first')
  bar.hidden = false
}

/** Who was in the bar goes back to where they came from, or else to what the page is about. */
function hide(bar: HTMLElement, opener: HTMLElement | null): void {
  const heldFocus = bar.contains(document.activeElement)
  bar.hidden = true
  if (heldFocus) (opener ?? document.querySelector('main'))?.focus({ preventScroll: !opener })
}

function press(bar: HTMLElement, { dataset }: HTMLButtonElement): void {
  if (dataset.choice) save(readCookieChoice(dataset.choice) ?? [])
  if (dataset.turnTo) turnTo(bar, dataset.turnTo).querySelector<HTMLElement>('input, [data-turn-to]')?.focus()
  if ('close' in dataset) changeSiteState({ isCookieBarOpen: false })
}

function save(choice: CookieChoice): void {
  choose(choice)
  announce('Je cookiekeuze is opgeslagen.')
}

function turnTo(bar: HTMLElement, layer: string): HTMLElement {
  const layers = [...bar.querySelectorAll<HTMLElement>('[data-layer]')]
  for (const each of layers) each.hidden = each.dataset.layer !== layer
  return layers.find(({ hidden }) => !hidden) ?? bar
}

function tickedIn(bar: HTMLElement): CookieChoice {
  const ticked = boxesIn(bar).filter(({ checked }) => checked)
  return purposes.filter((purpose) => ticked.some(({ name }) => name === purpose))
}

function boxesIn(bar: HTMLElement): HTMLInputElement[] {
  return [...bar.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
}

function currentChoice(): CookieChoice | undefined {
  return readCookieChoice(siteState().cookieChoice)
}
