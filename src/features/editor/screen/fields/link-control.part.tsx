import type { Field } from '#features/blocks/field.ts'
import { useWork } from '../work.part.tsx'
import { FieldFrame } from './field-frame.part.tsx'
import { judgeLink } from './judge-link.ts'
import { PageSearch } from './page-search.part.tsx'

type LinkControlProps = {
  field: Extract<Field, { control: 'link' | 'page' | string }>
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A page of the site, and for a link also an address elsewhere. */
export function LinkControl({ field, value = '', onChange }: LinkControlProps) {
  const { pages } = useWork().bench.gathered
  const judgement = judgeLink(value, { pages, mustBePage: field.control === 'page' })
  return (
    <FieldFrame {...field} note={judgement.note} isWrong={judgement.isWrong}>
      {(attributes) => (
        <PageSearch
          pages={pages}
          attributes={attributes}
          value={value}
          onChange={(next) => onChange(next === '' && field.isOptional ? undefined : next)}
        />
      )}
    </FieldFrame>
  )
}
