import { announce } from '#browser/page-floor.ts'
import { changeSiteState, onSiteState, type SiteState, siteState } from '#browser/site-state.ts'
import { choose, followOtherTabs } from './consent.browser.ts'
import './consent-embed.browser.ts'
import { type CookieChoice, purposes, readCookieChoice } from './cookie-choice.ts'
import { describeChoice } from './cookie-words.ts'

/** Without JavaScript the openers lead to the page about cookies. */
export function startCookieBar(bar: HTMLElement, openers: string): void {
  let opener: HTMLElement | null = null

  const follow = ({ isCookieBarOpen }: Readonly<SiteState>) => {
    if (isCookieBarOpen === !bar.hidden) return
    if (isCookieBarOpen) show(bar)
    else hide(bar, opener)
  }
  onSiteState(follow)
  document.addEventListener('click', onOpenerClick, true)
  bar.addEventListener('click', ({ target }) => target instanceof HTMLButtonElement && press(bar, target))
  bar.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault()
    save(tickedIn(bar))
  })
  followOtherTabs()
  follow(siteState())

  function onOpenerClick(event: MouseEvent): void {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>(openers)
    if (!link) return
    event.preventDefault()
    opener = link
    changeSiteState({ isCookieBarOpen: true })
    bar.focus()
  }
}

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
