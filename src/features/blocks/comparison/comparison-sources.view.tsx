import { type Comparison, usualSourceOf } from '#features/insurance/comparison.ts'
import type { Gathered } from '../gathered.ts'

type SourcesProps = { block: { year: number }; comparison: Comparison; gathered: Gathered }

/** Where it comes from, said once; on paper also where and when it was printed. */
export function ComparisonSources({ block, comparison, gathered }: SourcesProps) {
  const { columns } = comparison
  const usual = usualSourceOf(columns)
  const names = new Set([usual, ...columns.map(({ offer }) => offer.source.name)])
  const hasOthers = columns.some(({ offer }) => offer.premium.source.name !== usual)
  return (
    <div className="comparison-sources">
      <p>
        Premies, vergoedingen en voorwaarden van {block.year}. {names.size === 1 ? 'Bron' : 'Bronnen'}:{' '}
        {[...names].join(', ')}.{hasOthers && ' Heeft een premie een andere bron, dan staat die erbij.'}
      </p>
      <p className="comparison-print">
        Afgedrukt van {gathered.address}
        <span className="comparison-printed" />
      </p>
    </div>
  )
}
