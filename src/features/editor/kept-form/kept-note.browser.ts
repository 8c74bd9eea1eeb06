import { logInPath } from '#addresses.ts'

export type Note = {
  text: string
  role: 'alert' | 'status'
  hasLogIn?: true
  actions?: { label: string; onPress: () => void }[]
}

export const isKept = 'Wat je typte, is in deze browser bewaard.'

export const backAgain = 'Je bent weer ingelogd. Probeer het nu opnieuw.'

export const notes: Record<'offline' | 'logged-out' | 'broken', Note> = {
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
export function tell(form: HTMLFormElement, { text, role, hasLogIn, actions = [] }: Note): void {
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

/** In another tab: this one stays as it is. */
export const logIn = {
  href: `${logInPath}?return-url=${btoa('/redactie')}`,
  target: '_blank',
  rel: 'noopener',
  textContent: 'Log in (nieuw tabblad)',
}

function logInLink(): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), logIn)
}

function buttonFor({ label, onPress }: { label: string; onPress: () => void }): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'kept-action'
  button.append(label)
  button.addEventListener('click', onPress)
  return button
}
