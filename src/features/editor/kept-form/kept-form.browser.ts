import { onNewsFromOtherTabs } from '#browser/session-channel.ts'
import { claimTab } from '../tabs.browser.ts'
import { entriesOf, fill } from './form-entries.browser.ts'
import {
  type CopyName,
  copiesToTake,
  type Entries,
  forgetEntries,
  keepEntries,
  keptEntries,
  newCopy,
  noteSent,
  sentCopy,
} from './kept-entries.browser.ts'
import { backAgain, isKept, notes, tell } from './kept-note.browser.ts'
import { postForm, showRedrawn } from './post-form.browser.ts'

/**
 * What is typed in a form is kept in this browser until the server has it: a session that ended, a line that broke or a
 * tab that was closed loses nothing. Without script the form is posted as any other.
 */
export function keepForms(): void {
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-kept]')
  if (forms.length > 0) claimed = claimTab()
  for (const form of forms) keepForm(form)
}

let claimed = Promise.resolve()

function keepForm(form: HTMLFormElement): void {
  const key = form.dataset.kept ?? ''
  const drawn = JSON.stringify(entriesOf(form))
  /** Drawn with what was typed: that is not saved yet. */
  const isDrawnAgain = form.hasAttribute('data-unsaved')
  let own = (isDrawnAgain && sentCopy(key)) || newCopy(key)
  let isLeaving = false
  let isSending = false
  const isUnsaved = () => isDrawnAgain || JSON.stringify(entriesOf(form)) !== drawn

  form.addEventListener('input', () => (isUnsaved() ? keepEntries(own, entriesOf(form)) : forgetEntries(own)))
  addEventListener('beforeunload', (event) => {
    if (!isLeaving && isUnsaved()) event.preventDefault()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void save(own, entriesOf(form))
  })
  onNewsFromOtherTabs((news) => {
    if (news === 'logged-in' && form.querySelector('.kept-note[role=alert]'))
      tell(form, { text: backAgain, role: 'status' })
  })
  if (isDrawnAgain) form.querySelector<HTMLElement>('.error-summary')?.focus()
  if (isDrawnAgain) keepEntries(own, entriesOf(form))
  else void claimed.then(() => copiesToTake(key)).then(takeUp)

  async function save(copy: CopyName, entries: Entries): Promise<void> {
    if (isSending) return
    isSending = true
    keepEntries(copy, entries)
    noteSent(copy)
    const posted = await postForm(form.action, entries)
    isSending = false
    // Somebody may have typed on meanwhile.
    const typed = copy === own ? entriesOf(form) : entries
    isLeaving = posted.outcome === 'saved' || posted.outcome === 'wrong'
    if (posted.outcome === 'saved') {
      if (JSON.stringify(typed) === JSON.stringify(entries)) forgetEntries(copy)
      location.assign(posted.next)
    } else if (posted.outcome === 'wrong') showRedrawn(form.action, typed)
    else if (posted.outcome === 'refused') tell(form, { text: `${posted.why} ${isKept}`, role: 'alert' })
    else tell(form, notes[posted.outcome])
  }

  /** Who is typing already is asked first. */
  function takeUp(copies: CopyName[]): void {
    if (copies.length === 0) return
    if (!isUnsaved()) {
      offer(copies)
      return
    }
    const show = { label: 'Toon wat ik eerder typte', onPress: () => offer([...copies, own]) }
    tell(form, { text: leftUnsaved, role: 'status', actions: [show] })
  }

  /** Where the form is still the one that it was typed in, it is put back; else whoever typed it says what to do. */
  function offer([copy, ...others]: CopyName[]): void {
    const entries = copy && keptEntries(copy)
    if (!copy || !entries) return
    const next = { label: 'Toon wat ik nog meer typte', onPress: () => offer([...others, copy]) }
    const more = others.length > 0 ? [next] : []
    const away = { label: 'Gooi weg wat ik typte', onPress: () => startAnew(copy) }
    if (isSameForm(form, entries)) {
      own = copy
      fill(form, entries)
      const text = 'Hier staat weer wat je eerder typte. Het is nog niet opgeslagen.'
      tell(form, { text, role: 'status', actions: [away, ...more] })
      return
    }
    const text = `${leftUnsaved} Intussen is hier iets gewijzigd.`
    const late = { label: 'Verstuur alsnog wat ik typte', onPress: () => void save(copy, entries) }
    tell(form, { text, role: 'status', actions: [late, away, ...more] })
  }

  function startAnew(copy: CopyName): void {
    forgetEntries(copy)
    isLeaving = true
    location.reload()
  }
}

const leftUnsaved = 'Je typte hier eerder iets dat nog niet is opgeslagen.'

/** Hidden fields tell what somebody began from. */
function isSameForm(form: HTMLFormElement, entries: Entries): boolean {
  const typed = new Map(entries)
  const isHidden = ({ type }: HTMLInputElement) => type === 'hidden'
  return [...form.querySelectorAll('input')]
    .filter(isHidden)
    .every(({ name, value }) => typed.get(name) === value)
}
