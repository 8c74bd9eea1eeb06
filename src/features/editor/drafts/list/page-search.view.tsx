import { Search } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import { type PageState, pageStates, wordOfState } from '../draft.ts'
import type { ListQuery } from './page-list.ts'

export function PageSearch({ query }: { query: ListQuery }) {
  return (
    <form className="page-search" method="get" action="/redactie" role="search" aria-label="Pagina’s zoeken">
      <div className="field">
        <label className="field-label" htmlFor="zoek-q">
          Zoek op titel of adres
        </label>
        <input
          className="field-input"
          id="zoek-q"
          name="q"
          type="search"
          defaultValue={query.q}
          maxLength={200}
        />
      </div>
      <div className="field">
        <label className="field-label" htmlFor="zoek-staat">
          Status
        </label>
        <select
          className="field-input"
          id="zoek-staat"
          name="staat"
          defaultValue={query.state ? wordOfState(query.state) : ''}
        >
          <option value="">Alle</option>
          {Object.entries(pageStates).map(([state, label]) => (
            <option key={state} value={wordOfState(state as PageState)}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {query.about && <input type="hidden" name="toon" value={query.about} />}
      {query.below && <input type="hidden" name="onder" value={query.below} />}
      <Button look="secondary">
        <Search size={20} aria-hidden="true" /> Zoeken
      </Button>
    </form>
  )
}
