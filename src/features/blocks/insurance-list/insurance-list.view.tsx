import { compareProducts } from '#features/insurance/comparison.ts'
import { RadioTiles } from '../choices.view.tsx'
import { ComparisonView } from '../comparison/comparison.view.tsx'
import type { Gathered } from '../gathered.ts'
import { insuranceForms, readInsuranceChoice } from './insurance-choice.ts'
import type { InsuranceList } from './insurance-list.ts'

const noun = { one: 'basisverzekering', many: 'basisverzekeringen' }
const ownKeys = ['verzekeraar', 'vorm', 'verschillen']

export function InsuranceListView({ block, gathered }: { block: InsuranceList; gathered: Gathered }) {
  const { insurance, query } = gathered
  const choice = readInsuranceChoice(insurance, query)
  const comparison = compareProducts(insurance, { kind: 'basic', year: block.year, ...choice })
  const insurers = insurance.insurers.map(({ id, name }) => ({ id, label: name }))
  return (
    <ComparisonView
      {...{ block, comparison, gathered, noun }}
      onlyDifferences={choice.onlyDifferences}
      isAsked={(key) => ownKeys.includes(key)}
    >
      <RadioTiles
        legend="Verzekeraar"
        name="verzekeraar"
        options={[{ id: '', label: insurers.length === 2 ? 'Allebei' : 'Allemaal' }, ...insurers]}
        chosen={choice.insurer}
      />
      <RadioTiles
        legend="Vorm"
        name="vorm"
        options={[{ id: '', label: 'Allebei' }, ...insuranceForms]}
        chosen={choice.form}
      />
    </ComparisonView>
  )
}
