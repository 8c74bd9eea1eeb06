import { askPage } from '#browser/ask-page.ts'

/** An answer as soon as somebody chose or typed, without leaving the page; the address says what was asked. */
export function wake(section: HTMLElement): void {
  const form = section.querySelector<HTMLFormElement>('.cover-form')
  const place = section.querySelector<HTMLElement>('.cover-answer')
  if (!form || !place) return

  const ask = openAsking(place, () => form.submit())
  let waiting: ReturnType<typeof setTimeout> | undefined
  const askNow = () => {
    clearTimeout(waiting)
    ask(addressOf(form))
  }
  form.addEventListener('change', askNow)
  form.addEventListener('input', ({ target }) => {
    clearTimeout(waiting)
    const { type, value } = target as HTMLInputElement
    if (type === 'search' && value.trim().length >= leastLetters)
      waiting = setTimeout(askNow, pauseInMilliseconds)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    askNow()
  })
  section.dataset.awake = ''
}

const leastLetters = 3
const pauseInMilliseconds = 300

function addressOf(form: HTMLFormElement): string {
  const asked = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][]
  return `${location.pathname}?${new URLSearchParams(asked)}`
}

/** The page itself is asked for, and its answer is put in the place of the old one. Only the last question counts. */
function openAsking(place: HTMLElement, otherwise: () => void): (address: string) => void {
  let last = new AbortController()
  let asked = ''
  return async (address) => {
    if (address === asked) return
    asked = address
    last.abort()
    last = new AbortController()
    const answer = (await askPage(address, { signal: last.signal }))?.getElementById(place.id)
    if (!answer) return otherwise()
    place.replaceChildren(...document.importNode(answer, true).childNodes)
    history.replaceState(history.state, '', address)
  }
}
