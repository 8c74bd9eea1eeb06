import type { Field } from '#features/blocks/field.ts'
import { useWork } from '../work.part.tsx'
import { DocumentButton } from './document-button.part.tsx'
import { FieldFrame } from './field-frame.part.tsx'
import { judgeLink } from './judge-link.ts'
import { PageSearch } from './page-search.part.tsx'

type LinkControlProps = {
  field: Extract<Field, { control: 'link' | 'page' | string }>
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A page of the site, and for a link also a document or an address elsewhere. */
export function LinkControl({ field, value = '', onChange }: LinkControlProps) {
  const { bench } = useWork()
  const mustBePage = field.control === 'page'
  const pages = mustBePage ? bench.gathered.pages : { ...bench.gathered.pages, ...bench.documents }
  const judgement = judgeLink(value, { pages, mustBePage })
  return (
    <FieldFrame {...field} note={judgement.note} isWrong={judgement.isWrong}>
      {(attributes) => (
        <>
          <PageSearch
            pages={pages}
            attributes={attributes}
            value={value}
            onChange={(next) => onChange(next === '' && field.isOptional ? undefined : next)}
          />
          {!mustBePage && <DocumentButton onPick={onChange} />}
        </>
      )}
    </FieldFrame>
  )
}
