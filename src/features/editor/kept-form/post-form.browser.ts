import { type PageAnswer, requestPage } from '#browser/ask-page.ts'
import type { Entries } from './kept-entries.browser.ts'

/**
 * `wrong`: the server has something to say about it, on a page of its own. `refused`: it says why on a page without what
 * was typed.
 */
export type Posted =
  | { outcome: 'saved'; next: string }
  | { outcome: 'refused'; why: string }
  | { outcome: 'wrong' | 'logged-out' | 'offline' | 'broken' }

/** As the browser would post it, but whatever happens, this page stays. */
export async function postForm(action: string, entries: Entries): Promise<Posted> {
  const answer = await requestPage(action, { method: 'post', body: new URLSearchParams(entries) })
  if (!answer) return { outcome: 'offline' }
  const { status, address } = answer
  if (status === 400 || status === 409) return { outcome: 'wrong' }
  if (status === 401 || /^\/(inloggen|redactie\/code)$/.test(new URL(address).pathname))
    return { outcome: 'logged-out' }
  if (status < 400) return { outcome: 'saved', next: address }
  const why = status < 500 ? sentenceIn(answer) : ''
  return why ? { outcome: 'refused', why } : { outcome: 'broken' }
}

/** As the form that is drawn again says it, or the page that tells what went wrong. */
function sentenceIn({ page }: PageAnswer): string {
  return page?.querySelector('.message-wrong, [data-why]')?.textContent ?? ''
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
