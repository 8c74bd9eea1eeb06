import { type PageState, pageStates } from '../draft.ts'
import type { ListQuery } from './page-list.ts'

/** What the address of the list asks for; what it cannot mean is left out. */
export function readListQuery(query: unknown): ListQuery {
  const asked = query as Record<string, unknown>
  const text = (name: string) => (typeof asked[name] === 'string' ? asked[name].slice(0, 200) : '')
  const state = text('staat')
  return {
    q: text('q').trim(),
    state: state in pageStates ? (state as PageState) : undefined,
    below: text('onder'),
    open: text('open'),
    page: Number.parseInt(text('pagina'), 10) || 1,
  }
}

export function listAddress(query: Partial<ListQuery>): string {
  const { q, state, below, open, page = 1 } = query
  const named = { q, staat: state, onder: below, open, pagina: page > 1 ? String(page) : undefined }
  const given = Object.entries(named).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length === 0 ? '/redactie' : `/redactie?${new URLSearchParams(given)}`
}
