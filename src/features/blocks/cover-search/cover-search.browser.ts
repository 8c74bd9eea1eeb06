import { askPage } from '#browser/ask-page.ts'
import { isChanged, pageOf } from '#browser/form-state.ts'

/**
 * An answer as soon as somebody chose or typed, without leaving the page; the address says what was asked. `data-live` is
 * what is said when a line fails.
 */
export function wake(section: HTMLElement): void {
  const form = section.querySelector<HTMLFormElement>('.cover-form')
  const place = section.querySelector<HTMLElement>('.cover-answer')
  if (!form || !place) return

  const ask = openAsking(place)
  let waiting: ReturnType<typeof setTimeout> | undefined
  const askNow = (otherwise = () => place.replaceChildren(section.dataset.live ?? '')) => {
    clearTimeout(waiting)
    ask(addressOf(form), otherwise)
  }
  form.addEventListener('change', () => askNow())
  form.addEventListener('input', ({ target }) => {
    clearTimeout(waiting)
    const { type, value } = target as HTMLInputElement
    if (type === 'search' && value.trim().length >= leastLetters)
      waiting = setTimeout(() => askNow(), pauseInMilliseconds)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    // The form works without us.
    askNow(() => form.submit())
  })
  section.dataset.awake = ''
  // Somebody may have chosen before this woke.
  if (isChanged(form)) askNow()
}

const leastLetters = 3
const pauseInMilliseconds = 300

function addressOf(form: HTMLFormElement): string {
  const asked = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][]
  return `${pageOf(form).pathname}?${new URLSearchParams(asked)}`
}

/** The page itself is asked for, and its answer is put in the place of the old one. Only the last question counts. */
function openAsking(place: HTMLElement): (address: string, otherwise: () => void) => void {
  let last = new AbortController()
  let asked = ''
  return async (address, otherwise) => {
    if (address === asked) return
    asked = address
    last.abort()
    last = new AbortController()
    const answer = (await askPage(address, { signal: last.signal }))?.getElementById(place.id)
    if (!answer) {
      asked = ''
      return otherwise()
    }
    place.replaceChildren(...document.importNode(answer, true).childNodes)
    history.replaceState(history.state, '', address)
  }
}
