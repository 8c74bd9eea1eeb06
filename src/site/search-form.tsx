import { Icon } from '#ui/icon/icon.tsx'

/** Pages hold more than one, so each says which it is. */
type SearchFormProps = { action: string; id: string; label: string; query?: string }

/** A plain form: it works before, and without, any script. */
export function SearchForm({ action, id, label, query }: SearchFormProps) {
  return (
    <form className="search-form" action={action} role="search" aria-label={label}>
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
        <Icon of="search" size={20} />
        <span className="search-form-word">Zoeken</span>
      </button>
    </form>
  )
}
