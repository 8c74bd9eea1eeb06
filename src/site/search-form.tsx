import { Search } from 'lucide-react'

type SearchFormProps = { id: string; query?: string }

/** A plain form: it works before, and without, any script. */
export function SearchForm({ id, query }: SearchFormProps) {
  return (
    <form className="search-form" action="/zoeken" role="search">
      <label className="visually-hidden" htmlFor={id}>
        Zoek op deze site
      </label>
      <input
        id={id}
        type="search"
        name="q"
        placeholder="Ik ben op zoek naar..."
        defaultValue={query}
        maxLength={200}
      />
      <button type="submit">
        <Search size={20} aria-hidden="true" />
        <span className="search-form-word">Zoeken</span>
      </button>
    </form>
  )
}
