import { compareProducts, productsOf } from '#features/insurance/comparison.ts'
import { CheckboxTiles } from '../choices.view.tsx'
import { ComparisonView } from '../comparison/comparison.view.tsx'
import type { Gathered } from '../gathered.ts'
import { mostPackages, readPackageChoice } from './package-choice.ts'
import type { SupplementaryList } from './supplementary-list.ts'

const nouns = {
  supplementary: { one: 'pakket', many: 'aanvullende pakketten' },
  dental: { one: 'pakket', many: 'tandpakketten' },
}

export function SupplementaryListView({ block, gathered }: { block: SupplementaryList; gathered: Gathered }) {
  const { insurance, query } = gathered
  const { packages: kind, year } = block
  const packages = productsOf(insurance, kind, year)
  const choice = readPackageChoice(packages, query)
  const comparison = compareProducts(insurance, { kind, year, ...choice })
  return (
    <ComparisonView
      {...{ block, comparison, gathered }}
      noun={nouns[kind]}
      most={mostPackages}
      isTooMany={choice.isTooMany}
      onlyDifferences={choice.onlyDifferences}
      isAsked={(key, value) => key === 'verschillen' || packages.some(({ id }) => id === value)}
    >
      <CheckboxTiles
        legend="Pakketten"
        name="pakket"
        options={packages.map(({ id, name }) => ({ id, label: name }))}
        chosen={choice.chosen}
      />
    </ComparisonView>
  )
}
