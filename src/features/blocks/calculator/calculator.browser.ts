import { askPage } from '#browser/ask-page.ts'
import { isChanged, pageOf, sentBy } from '#browser/form-state.ts'

/**
 * The form of a calculator shows its outcome at once: the server draws the page for what is chosen now, and the parts that
 * tell something are put in the place of the old ones. A form that posts waits for its button. `data-live` is what is
 * said when a line fails: nobody asked to leave the page.
 */
export function wake(section: HTMLElement): void {
  const form = section.querySelector<HTMLFormElement>('.calculator-form')
  if (!form) return

  const isLive = 'live' in section.dataset
  if (isLive) form.addEventListener('change', () => void follow(section, form))
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const pressed = document.activeElement
    const asked = sentBy(form)
    // The form works without us. Whoever went on meanwhile stays where they are.
    void follow(section, form, () => form.submit()).then(
      () => document.activeElement === pressed && sentBy(form) === asked && focusOn(section),
    )
  })
  section.dataset.awake = ''
  // Somebody may have chosen before this woke.
  if (isLive && isChanged(form)) void follow(section, form)
}

/** How often each was asked. */
const turns = new WeakMap<HTMLElement, number>()

/** What was asked before is not shown any more when its answer comes after a newer one. */
async function follow(
  section: HTMLElement,
  form: HTMLFormElement,
  otherwise = () => section.querySelector('.calculator-said')?.replaceChildren(section.dataset.live ?? ''),
): Promise<void> {
  const turn = (turns.get(section) ?? 0) + 1
  turns.set(section, turn)
  const page = await draw(form)
  if (turn !== turns.get(section)) return
  const drawn = page?.getElementById(section.id)
  if (!page || !drawn) return otherwise()

  const { year } = form.dataset
  const newOutcome = take(section, drawn)
  // The shortest address of the same, as the server tells it.
  if (form.method === 'get' && newOutcome)
    history.replaceState(history.state, '', addressOf(form, new URLSearchParams(newOutcome.dataset.query)))
  // The year is that of every calculator of the page.
  if (form.dataset.year !== year)
    for (const other of document.querySelectorAll<HTMLElement>('.calculator[data-live]')) {
      const newOther = page.getElementById(other.id)
      if (other !== section && newOther) take(other, newOther)
    }
}

function take(section: HTMLElement, drawn: HTMLElement): HTMLElement | undefined {
  const [form, newForm] = [section, drawn].map((one) => one.querySelector<HTMLElement>('.calculator-form'))
  if (form && newForm && form.dataset.year !== newForm.dataset.year) takeFields(form, newForm)
  else for (const place of section.querySelectorAll<HTMLElement>('[data-field]')) takeOver(place, drawn)
  const outcome = section.querySelector('.calculator-result')
  const newOutcome = drawn.querySelector<HTMLElement>('.calculator-result')
  if (!outcome || !newOutcome) return undefined
  takeParts(outcome, newOutcome)
  return newOutcome
}

/** In another year there is something else to choose from: what was chosen stands in the new fields. */
function takeFields(form: HTMLElement, newForm: HTMLElement): void {
  const focused = form.contains(document.activeElement) ? document.activeElement?.id : undefined
  form.dataset.year = newForm.dataset.year
  form.replaceChildren(...document.importNode(newForm, true).childNodes)
  if (focused) document.getElementById(focused)?.focus()
}

function draw(form: HTMLFormElement): Promise<Document | null> {
  if (form.method !== 'post') return askPage(addressOf(form))
  return askPage(form.action, { method: 'post', body: new URLSearchParams(sentBy(form)) })
}

/** What others on this page were asked stays in the address as it is; empty fields are left out. */
function addressOf(form: HTMLFormElement, chosen: Iterable<[string, unknown]> = new FormData(form)): string {
  const address = pageOf(form)
  for (const control of form.elements) {
    const { name, type } = control as HTMLInputElement
    if (name && type !== 'hidden') address.searchParams.delete(name)
  }
  const own = [...chosen].filter(([name, value]) => value !== '' && !address.searchParams.has(name))
  for (const [name, value] of own) address.searchParams.append(name, `${value}`)
  address.hash = ''
  return address.href
}

/** What is wrong with a field, or no longer: its control itself stays, with what is typed in it. */
function takeOver(place: HTMLElement, drawn: HTMLElement): void {
  const newPlace = drawn.querySelector<HTMLElement>(`[data-field="${place.dataset.field}"]`)
  place.querySelector('.field-error')?.remove()
  const fault = newPlace?.querySelector('.field-error')
  if (fault) place.append(document.importNode(fault, true))
  place.toggleAttribute('data-invalid', Boolean(newPlace?.hasAttribute('data-invalid')))

  const newControl = newPlace?.querySelector('input, select')
  for (const control of place.querySelectorAll('input, select')) {
    for (const name of ['aria-invalid', 'aria-describedby']) {
      const value = newControl?.getAttribute(name)
      if (value) control.setAttribute(name, value)
      else control.removeAttribute(name)
    }
  }
}

/** The sentence that is read out stays where it is, so that a change of it is heard. */
function takeParts(outcome: Element, newOutcome: Element): void {
  const said = outcome.querySelector('[role="status"]')
  const newSaid = newOutcome.querySelector('[role="status"]')
  if (!said || !newSaid) {
    outcome.replaceWith(document.importNode(newOutcome, true))
    return
  }
  said.textContent = newSaid.textContent
  for (const { name, value } of newOutcome.attributes) outcome.setAttribute(name, value)
  // Somebody may be typing in the form that mails it: it stays, and sends what is reckoned now.
  const mail = outcome.querySelector<HTMLFormElement>('.calculator-mail')
  const newMail = newOutcome.querySelector<HTMLFormElement>('.calculator-mail')
  const kept = mail && newMail ? [said, mail] : [said]
  for (const node of [...outcome.childNodes]) if (!kept.includes(node as Element)) node.remove()
  for (const node of [...newOutcome.childNodes]) {
    if (node === newSaid) continue
    if (node === newMail && mail) takeQuery(mail, newMail)
    else outcome.insertBefore(document.importNode(node, true), isAfter(node, newMail) ? null : mail)
  }
}

function isAfter(node: Node, other: Node | null): boolean {
  return !other || Boolean(other.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING)
}

function takeQuery(mail: HTMLFormElement, newMail: HTMLFormElement): void {
  const [query, newQuery] = [mail, newMail].map((form) => form.elements.namedItem('query'))
  if (query instanceof HTMLInputElement && newQuery) query.value = (newQuery as HTMLInputElement).value
}

function focusOn(section: HTMLElement): void {
  const place =
    section.querySelector<HTMLElement>('[aria-invalid]') ??
    section.querySelector<HTMLElement>('.calculator-result')
  if (!place) return
  if (place.matches('.calculator-result')) place.tabIndex = -1
  place.focus()
}
