import type { Entries } from './kept-entries.browser.ts'

/** `wrong`: the server has something to say about it, on a page of its own. */
export type Posted = { outcome: 'saved' | 'wrong' | 'logged-out' | 'offline' | 'broken'; next: string }

/** As the browser would post it, but whatever happens, this page stays. */
export async function postForm(action: string, entries: Entries): Promise<Posted> {
  const answer = await fetch(action, {
    method: 'POST',
    body: new URLSearchParams(entries),
    headers: { accept: 'text/html' },
    credentials: 'same-origin',
  }).catch(() => undefined)
  return { outcome: outcomeOf(answer), next: answer?.url ?? '' }
}

function outcomeOf(answer: Response | undefined): Posted['outcome'] {
  if (!answer) return 'offline'
  if (answer.status === 401 || answer.status === 403) return 'logged-out'
  if (answer.status >= 400) return answer.status === 400 || answer.status === 409 ? 'wrong' : 'broken'
  return /^\/(inloggen|redactie\/code)$/.test(new URL(answer.url).pathname) ? 'logged-out' : 'saved'
}

/** Nothing was saved, so that it can be sent once more: now the browser shows what the server draws. */
export function showRedrawn(action: string, entries: Entries): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = action
  form.hidden = true
  for (const [name, value] of entries) {
    const field = document.createElement('textarea')
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
}
