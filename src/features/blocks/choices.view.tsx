import type { Option } from '#ui/field/field.tsx'

type ChoicesProps = { legend: string; name: string; options: Option[] }

/** One of a few, in a form that changes the address. */
export function RadioTiles({ legend, name, options, chosen }: ChoicesProps & { chosen: string }) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className="choices-row">
        {options.map(({ id, label }) => (
          <label key={id} className="choice-tile">
            <input type="radio" name={name} value={id} defaultChecked={id === chosen} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Any of a few. */
export function CheckboxTiles({
  legend,
  name,
  options,
  chosen,
}: ChoicesProps & { chosen: ReadonlySet<string> }) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className="choices-row">
        {options.map(({ id, label }) => (
          <label key={id} className="choice-tile">
            <input type="checkbox" name={name} value={id} defaultChecked={chosen.has(id)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
