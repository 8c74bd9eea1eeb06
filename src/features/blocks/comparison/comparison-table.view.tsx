import {
  type Column,
  type Comparison,
  type Differs,
  differsIn,
  pairOf,
  type Row,
  usualSourceOf,
} from '#features/insurance/comparison.ts'
import { notInsured } from '#features/insurance/cover-text.ts'
import type { Insurer } from '#features/insurance/insurance.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { Gathered } from '../gathered.ts'
import { upperFirst } from '../upper-first.ts'
import { CoverLabel, CoverText, InsurerLink, PremiumCell } from './comparison-cells.view.tsx'
import { ComparisonPair } from './comparison-pair.view.tsx'
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
  const usualSource = usualSourceOf(columns)
  const captionId = `${block.id}-tabel`
  const label = `${block.id}-kop ${captionId}`
  return (
    <div className="comparison-frame">
      <p className="comparison-hint">
        <Icon of="arrow-both" size={20} />
        Schuif de tabel opzij om alles te zien.
      </p>
      <ComparisonPair columns={columns} />
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
                <ColumnHead key={column.product.id} {...column} side={sideOf(column, columns)} />
              ))}
            </tr>
          </thead>
          <tbody>
            <tr data-always="" data-differs={differsIn(columns, ({ offer }) => offer.premium.cents)}>
              <th scope="row">Premie per maand in {block.year}</th>
              {columns.map((column) => (
                <td key={column.product.id} {...placeOf(column, columns)}>
                  <PremiumCell premium={column.offer.premium} year={block.year} usualSource={usualSource} />
                </td>
              ))}
            </tr>
          </tbody>
          {groups.map(({ name, rows, isShown }) => (
            <tbody key={name} hidden={!isShown} data-differs={differsInPair(rows)}>
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

/** Where not one row differs in the two that stand side by side, a narrow screen leaves the group out. */
function differsInPair(rows: Row[]): Differs {
  return rows.some(({ differs }) => differs === 'pair') ? 'pair' : 'some'
}

function sideOf(column: Column, columns: Column[]): string | undefined {
  return ['left', 'right'][pairOf(columns).indexOf(column)]
}

/** Where a value stands on a narrow screen, and of what it is for whoever has no script to choose two. */
function placeOf(column: Column, columns: Column[]) {
  const { product, isShown } = column
  return { hidden: !isShown, 'data-side': sideOf(column, columns), 'data-product': product.name }
}

/** The choices of the form by which a column is shown. */
function ColumnHead({ product, isShown, side }: Column & { side: string | undefined }) {
  return (
    <th
      scope="col"
      hidden={!isShown}
      data-side={side}
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
    <tr hidden={!row.isShown} data-differs={row.differs}>
      <th scope="row">
        <CoverLabel cover={row.cover} gathered={gathered} />
        {row.cover.note && <span className="comparison-note">{row.cover.note}</span>}
      </th>
      {columns.map((column, index) => (
        <td
          key={column.product.id}
          {...placeOf(column, columns)}
          data-absent={row.cells[index] === notInsured ? '' : undefined}
        >
          <CoverText text={row.cells[index] ?? ''} />
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
        {columns.map((column) => (
          <td key={column.product.id} {...placeOf(column, columns)}>
            <InsurerLink insurer={insurers.find(({ id }) => id === column.product.insurer)} />
          </td>
        ))}
      </tr>
    </tbody>
  )
}
