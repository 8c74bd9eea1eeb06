import { type Column, pairOf } from '#features/insurance/comparison.ts'

/** On a narrow screen two columns fit: which, is chosen here, by a script. Without one all are told below each other. */
export function ComparisonPair({ columns }: { columns: Column[] }) {
  const [left, right] = pairOf(columns)
  return (
    <fieldset className="comparison-pair">
      <legend>Kies er twee om te vergelijken</legend>
      <PairSelect label="Links" chosen={left} columns={columns} />
      <PairSelect label="Rechts" chosen={right ?? left} columns={columns} />
    </fieldset>
  )
}

type PairSelectProps = { label: string; chosen: Column | undefined; columns: Column[] }

function PairSelect({ label, chosen, columns }: PairSelectProps) {
  return (
    <label>
      {label}
      <select className="field-input" autoComplete="off" defaultValue={chosen?.product.id}>
        {columns.map(({ product, isShown }) => (
          <option key={product.id} value={product.id} hidden={!isShown} disabled={!isShown}>
            {product.name}
          </option>
        ))}
      </select>
    </label>
  )
}
