import type { Comparison } from '#features/insurance/comparison.ts'
import { inWords } from '#features/insurance/days.ts'
import type { Gathered } from '../gathered.ts'

type SourcesProps = { block: { year: number }; comparison: Comparison; gathered: Gathered }

/** Where it comes from and how old it is; on paper also where and when it was printed. */
export function ComparisonSources({ block, comparison, gathered }: SourcesProps) {
  const names = new Set(comparison.columns.map(({ offer }) => offer.source.name))
  const { updatedDate } = gathered.insurance
  return (
    <div className="comparison-sources">
      <p>
        Vergoedingen en voorwaarden van {block.year}. {names.size === 1 ? 'Bron' : 'Bronnen'}:{' '}
        {[...names].join(', ')}. Bijgewerkt op <time dateTime={updatedDate}>{inWords(updatedDate)}</time>.
      </p>
      <p className="comparison-print">
        Afgedrukt van {gathered.address}
        <span className="comparison-printed" />
      </p>
    </div>
  )
}
