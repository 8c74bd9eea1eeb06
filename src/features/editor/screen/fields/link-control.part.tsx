import type { Field } from '#features/blocks/field.ts'
import { isAllowedLink } from '#features/blocks/rich-text.ts'
import { useWork } from '../work.part.tsx'
import { FieldFrame } from './field-frame.part.tsx'
import { PageSearch } from './page-search.part.tsx'

type LinkControlProps = {
  field: Extract<Field, { control: 'link' | 'page' | string }>
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** A page of the site, and for a link also an address elsewhere. */
export function LinkControl({ field, value = '', onChange }: LinkControlProps) {
  const judgement = useLinkJudgement(value, field.control === 'page')
  return (
    <FieldFrame {...field} note={judgement.note} isWrong={judgement.isWrong}>
      {(attributes) => (
        <PageSearch
          attributes={attributes}
          value={value}
          onChange={(next) => onChange(next === '' && field.isOptional ? undefined : next)}
        />
      )}
    </FieldFrame>
  )
}

/** Where a link goes, or why it goes nowhere. */
export function useLinkJudgement(href: string, mustBePage: boolean): { note?: string; isWrong: boolean } {
  const { pages } = useWork().bench.gathered
  if (href === '') return { isWrong: false }
  const [path = ''] = href.split(/[?#]/)
  const page = pages[path]
  if (page) return { note: `Naar: ${page.title}`, isWrong: false }
  if (!mustBePage && isAllowedLink(href) && !href.startsWith('/')) return { isWrong: false }
  if (href.startsWith('/')) return { note: 'Deze pagina is er nog niet.', isWrong: false }
  return {
    note: mustBePage
      ? 'Kies een pagina uit de lijst.'
      : 'Kies een pagina, of typ een adres dat begint met https://, mailto: of tel:.',
    isWrong: true,
  }
}
