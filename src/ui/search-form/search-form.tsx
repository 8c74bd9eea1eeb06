import { Icon } from '../icon/icon.tsx'

/** Pages hold more than one, so each says which it is. */
type SearchFormProps = {
  action: string
  id: string
  label: string
  query?: string
  /** Only where nothing stands above it that somebody would miss. */
  isFocused?: boolean
}

/** A plain form: it works before, and without, any script. */
export function SearchForm({ action, id, label, query, isFocused = false }: SearchFormProps) {
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
        // biome-ignore lint/a11y/noAutofocus: who comes to a page for searching comes to type
        autoFocus={isFocused}
      />
      <button type="submit">
        <Icon of="search" size={20} />
        <span className="search-form-word">Zoeken</span>
      </button>
    </form>
  )
}
