type ListFilterProps = {
  /** A selector of the rows, wherever they stand on the page. */
  rows: string
  count: number
}

/** With more rows than these nobody looks through them all. */
const mostWithoutFilter = 30

/** Only a script can, so without one it is not there. Outside a form: Enter saves nothing. */
export function ListFilter({ rows, count }: ListFilterProps) {
  if (count <= mostWithoutFilter) return null
  return (
    <div className="list-filter" data-rows={rows}>
      <label className="field-label" htmlFor="filter">
        Filter de regels
      </label>
      <input className="field-input" id="filter" type="search" autoComplete="off" />
      <p role="status" />
    </div>
  )
}
