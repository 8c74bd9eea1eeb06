import type { Option } from '#ui/field/field.tsx'
import type { Gathered } from './gathered.ts'

type ChoicesProps = { legend: string; name: string; options: Option[] }

/** One of a few, in a form that changes the address. */
export function RadioTiles({ chosen, ...choices }: ChoicesProps & { chosen: string }) {
  return <Tiles {...choices} type="radio" chosen={new Set([chosen])} />
}

/** Any of a few. */
export function CheckboxTiles(choices: ChoicesProps & { chosen: ReadonlySet<string> }) {
  return <Tiles {...choices} type="checkbox" />
}

type TilesProps = ChoicesProps & { type: 'radio' | 'checkbox'; chosen: ReadonlySet<string> }

function Tiles({ legend, name, options, type, chosen }: TilesProps) {
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <div className="choices-row">
        {options.map(({ id, label }) => (
          <label key={id} className="choice-tile">
            <input type={type} name={name} value={id} defaultChecked={chosen.has(id)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type KeptProps = { query: Gathered['query']; isAsked: (key: string, value: string) => boolean }

/** A form replaces the whole query: what other lists on this page were asked goes along. */
export function KeptChoices({ query, isAsked }: KeptProps) {
  return Object.entries(query).flatMap(([key, values]) =>
    values
      .filter((value) => !isAsked(key, value))
      .map((value) => <input key={`${key} ${value}`} type="hidden" name={key} value={value} />),
  )
}
