import { type PageState, pageStates, wordOfState } from '../draft.ts'
import { type Concern, concerns, type ListQuery } from './page-list.ts'

/** What the address of the list asks for; what it cannot mean is left out. */
export function readListQuery(query: unknown): ListQuery {
  const asked = query as Record<string, unknown>
  const text = (name: string) => (typeof asked[name] === 'string' ? asked[name].slice(0, 200) : '')
  const state = text('staat')
  const about = text('toon')
  return {
    q: text('q').trim(),
    state: states.find((each) => wordOfState(each) === state),
    about: Object.hasOwn(concerns, about) ? (about as Concern) : undefined,
    below: text('onder'),
    open: text('open'),
    page: Number.parseInt(text('pagina'), 10) || 1,
  }
}

const states = Object.keys(pageStates) as PageState[]

export function listAddress(query: Partial<ListQuery>): string {
  const { q, state, about, below, open, page = 1 } = query
  const named = {
    q,
    staat: state && wordOfState(state),
    toon: about,
    onder: below,
    open,
    pagina: page > 1 ? String(page) : undefined,
  }
  const given = Object.entries(named).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length === 0 ? '/redactie' : `/redactie?${new URLSearchParams(given)}`
}
