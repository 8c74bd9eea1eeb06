import { type Column, type Comparison, notInsured, type Row } from '#features/insurance/comparison.ts'
import type { Insurer } from '#features/insurance/insurance.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { Gathered } from '../gathered.ts'
import { CoverLabel, CoverText, InsurerLink, PremiumCell } from './comparison-cells.view.tsx'
import { countColumns, type Noun } from './sentences.ts'

type TableProps = {
  block: { id: string; year: number }
  comparison: Comparison
  gathered: Gathered
  noun: Noun
}

/** Columns and rows that are not shown are there all the same, hidden: a script can show them at once. */
export function ComparisonTable({ block, comparison, gathered, noun }: TableProps) {
  const { columns, groups } = comparison
  const captionId = `${block.id}-tabel`
  const label = `${block.id}-kop ${captionId}`
  return (
    <div className="comparison-frame">
      <p className="comparison-hint">
        <Icon of="arrow-both" size={20} />
        Schuif de tabel opzij om alles te zien.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <div className="comparison-region" role="region" aria-labelledby={label} tabIndex={0}>
        <table>
          <caption id={captionId}>
            {upperFirst(noun.many)} in {block.year}
          </caption>
          <thead>
            <tr>
              <th scope="col">Onderwerp</th>
              {columns.map((column) => (
                <ColumnHead key={column.product.id} {...column} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr data-always="">
              <th scope="row">Premie per maand in {block.year}</th>
              {columns.map(({ product, offer, isShown }) => (
                <td key={product.id} hidden={!isShown}>
                  <PremiumCell premium={offer.premium} year={offer.year} />
                </td>
              ))}
            </tr>
          </tbody>
          {groups.map(({ name, rows, isShown }) => (
            <tbody key={name} hidden={!isShown}>
              <tr className="comparison-group">
                <th scope="rowgroup" colSpan={countColumns(comparison) + 1}>
                  <span>{name}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <CoverRow key={row.cover.id} row={row} columns={columns} gathered={gathered} />
              ))}
            </tbody>
          ))}
          <LinkRow columns={columns} insurers={gathered.insurance.insurers} />
        </table>
      </div>
    </div>
  )
}

/** The choices of the form by which a column is shown. */
function ColumnHead({ product, isShown }: Column) {
  return (
    <th
      scope="col"
      hidden={!isShown}
      data-pakket={product.id}
      data-verzekeraar={product.insurer}
      data-vorm={product.form}
    >
      {product.name}
    </th>
  )
}

type CoverRowProps = { row: Row; columns: Column[]; gathered: Gathered }

function CoverRow({ row, columns, gathered }: CoverRowProps) {
  return (
    <tr hidden={!row.isShown}>
      <th scope="row">
        <CoverLabel cover={row.cover} gathered={gathered} />
        {row.cover.note && <span className="comparison-note">{row.cover.note}</span>}
      </th>
      {row.cells.map((text, index) => (
        <td
          key={columns[index]?.product.id}
          hidden={!columns[index]?.isShown}
          data-absent={text === notInsured ? '' : undefined}
        >
          <CoverText text={text} />
        </td>
      ))}
    </tr>
  )
}

/** Where a basic insurance is taken out; packages of our demonstration can be had nowhere. */
function LinkRow({ columns, insurers }: { columns: Column[]; insurers: Insurer[] }) {
  if (!columns.some(({ product }) => product.insurer)) return null
  return (
    <tbody className="comparison-links">
      <tr data-always="">
        <th scope="row">Meer weten of afsluiten</th>
        {columns.map(({ product, isShown }) => (
          <td key={product.id} hidden={!isShown}>
            <InsurerLink insurer={insurers.find(({ id }) => id === product.insurer)} />
          </td>
        ))}
      </tr>
    </tbody>
  )
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
