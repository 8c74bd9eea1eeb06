import { logInPath } from '#addresses.ts'

type Note = {
  text: string
  role: 'alert' | 'status'
  hasLogIn?: true
  actions?: { label: string; onPress: () => void }[]
}

export const isKept = 'Wat je typte, is in deze browser bewaard.'

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
