import { logInPath } from '#addresses.ts'
import { onNewsFromOtherTabs } from '#browser/session-channel.ts'
import { type Entries, forgetEntries, keepEntries, keptEntries } from './kept-entries.browser.ts'
import { postForm, showRedrawn } from './post-form.browser.ts'

/**
 * What is typed in a form is kept in this browser until the server has it: a session that ended, a line that broke or a
 * tab that was closed loses nothing. Without script the form is posted as any other.
 */
export function keepForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-kept]')) keepForm(form)
}

function keepForm(form: HTMLFormElement): void {
  const key = form.dataset.kept ?? ''
  const drawn = JSON.stringify(entriesOf(form))
  /** Drawn with what was typed: that is not saved yet. */
  const isDrawnAgain = form.hasAttribute('data-unsaved')
  let isLeaving = false
  let isSending = false
  const isUnsaved = () => isDrawnAgain || JSON.stringify(entriesOf(form)) !== drawn

  form.addEventListener('input', () => (isUnsaved() ? keepEntries(key, entriesOf(form)) : forgetEntries(key)))
  addEventListener('beforeunload', (event) => {
    if (!isLeaving && isUnsaved()) event.preventDefault()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void save(entriesOf(form))
  })
  onNewsFromOtherTabs((news) => {
    if (news === 'logged-in' && form.querySelector('.kept-note[role=alert]'))
      tell(form, { text: 'Je bent weer ingelogd. Probeer het nu opnieuw.', role: 'status' })
  })
  const kept = keptEntries(key)
  if (isDrawnAgain) keepEntries(key, entriesOf(form))
  else if (kept) takeUp(kept)

  async function save(entries: Entries): Promise<void> {
    if (isSending) return
    isSending = true
    keepEntries(key, entries)
    const posted = await postForm(form.action, entries)
    isSending = false
    isLeaving = posted.outcome === 'saved' || posted.outcome === 'wrong'
    if (posted.outcome === 'saved') {
      forgetEntries(key)
      location.assign(posted.next)
    } else if (posted.outcome === 'wrong') showRedrawn(form.action, entries)
    else if (posted.outcome === 'refused') tell(form, { text: `${posted.why} ${isKept}`, role: 'alert' })
    else tell(form, notes[posted.outcome])
  }

  /** Where the form is still the one that it was typed in, it is put back; else whoever typed it says what to do. */
  function takeUp(entries: Entries): void {
    const again = { label: 'Gooi weg wat ik typte', onPress: startAnew }
    if (isSameForm(form, entries)) {
      fill(form, entries)
      const text = 'Hier staat weer wat je eerder typte. Het is nog niet opgeslagen.'
      tell(form, { text, role: 'status', actions: [again] })
      return
    }
    const text = 'Je typte hier eerder iets dat nog niet is opgeslagen. Intussen is hier iets gewijzigd.'
    const late = { label: 'Verstuur alsnog wat ik typte', onPress: () => void save(entries) }
    tell(form, { text, role: 'status', actions: [late, again] })
  }

  function startAnew(): void {
    forgetEntries(key)
    isLeaving = true
    location.reload()
  }
}

type Note = {
  text: string
  role: 'alert' | 'status'
  hasLogIn?: true
  actions?: { label: string; onPress: () => void }[]
}

const isKept = 'Wat je typte, is in deze browser bewaard.'

const notes: Record<'offline' | 'logged-out' | 'broken', Note> = {
  offline: {
    text: `Geen verbinding. ${isKept} Probeer het straks opnieuw.`,
    role: 'alert',
  },
  'logged-out': {
    text: `Je bent uitgelogd. ${isKept} Log in en probeer het daarna opnieuw.`,
    role: 'alert',
    hasLogIn: true,
  },
  broken: {
    text: `Dit lukt nu niet. ${isKept} Probeer het over een paar minuten opnieuw.`,
    role: 'alert',
  },
}

/** Beside the button, where whoever pressed it looks. */
function tell(form: HTMLFormElement, { text, role, hasLogIn, actions = [] }: Note): void {
  form.querySelector('.kept-note')?.remove()
  const note = document.createElement('div')
  note.className = `message message-${role === 'alert' ? 'wrong' : 'notice'} kept-note`
  note.role = role
  const words = document.createElement('p')
  words.append(text)
  if (hasLogIn) words.append(' ', logInLink())
  note.append(words, ...actions.map(buttonFor))
  const place = role === 'alert' ? form.querySelector('.form-actions') : form.firstElementChild
  form.insertBefore(note, place)
  if (role === 'alert') note.scrollIntoView({ block: 'nearest' })
}

function logInLink(): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = `${logInPath}?return-url=${btoa('/redactie')}`
  link.target = '_blank'
  link.rel = 'noopener'
  link.append('Log in (nieuw tabblad)')
  return link
}

function buttonFor({ label, onPress }: { label: string; onPress: () => void }): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'kept-action'
  button.append(label)
  button.addEventListener('click', onPress)
  return button
}

function entriesOf(form: HTMLFormElement): Entries {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)])
}

/** Hidden fields tell what somebody began from. */
function isSameForm(form: HTMLFormElement, entries: Entries): boolean {
  const typed = new Map(entries)
  const isHidden = ({ type }: HTMLInputElement) => type === 'hidden'
  return [...form.querySelectorAll('input')]
    .filter(isHidden)
    .every(({ name, value }) => typed.get(name) === value)
}

function fill(form: HTMLFormElement, entries: Entries): void {
  const typed = new Map(entries)
  for (const field of form.querySelectorAll<Field>('input, textarea, select')) {
    const value = typed.get(field.name)
    const isBox = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
    if (isBox ? field.checked === (value === field.value) : field.value === (value ?? '')) continue
    if (isBox) field.checked = value === field.value
    else setValue(field, value ?? '')
    const row = field.closest('details')
    if (row) row.open = true
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** As if it was typed, so that an island hears of it too. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
