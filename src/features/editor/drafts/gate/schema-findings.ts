import { upperFirst } from '#features/blocks/upper-first.ts'
import { issuesOf, type PageIssue } from '#features/pages/page.ts'
import type { DraftBlock } from '../draft.ts'
import { labelInBlock, labelOfProperty } from '../labels.ts'
import type { GateFinding } from './finding.ts'

/** What does not fit in a page, in words that tell what to do and with the place where to do it: one for each place. */
export function schemaFindings(
  { blocks, ...page }: { blocks: DraftBlock[] },
  issues = issuesOf({ ...page, blocks }),
): GateFinding[] {
  const byPlace = Map.groupBy(issues, ({ path }) => path.join('.'))
  const firsts = [...byPlace.values()].flatMap(([first]) => first ?? [])
  return firsts.map((issue) => {
    const place = placeOf(issue.path, blocks)
    const label = labelAt(issue.path, blocks)
    const message = label ? `${label}: ${adviceOn(issue)}` : upperFirst(adviceOn(issue))
    return { severity: 'blocks', message, ...place }
  })
}

function labelAt([first, index, ...rest]: PropertyKey[], blocks: DraftBlock[]): string | undefined {
  if (first === undefined) return undefined
  const block = blocks[Number(index)]
  if (first !== 'blocks' || !block)
    return labelOfProperty(index === undefined ? [first] : [first, index, ...rest])
  return rest.length > 0 ? labelInBlock(block.kind, rest) : undefined
}

function placeOf(path: PropertyKey[], blocks: DraftBlock[]): Pick<GateFinding, 'blockId' | 'field'> {
  const [first, index, ...rest] = path
  if (first !== 'blocks') return { field: path.join('.') }
  const blockId = blocks[Number(index)]?.id
  const field = rest.join('.')
  return { ...(blockId && { blockId }), ...(field && { field }) }
}

function adviceOn(issue: PageIssue): string {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'invalid_type':
      return 'vul dit in.'
    case 'invalid_value':
      return 'maak een keuze.'
    case 'invalid_format':
      return issue.format === 'date'
        ? 'vul een bestaande datum in.'
        : (ours[issue.message] ?? 'dit klopt niet.')
    case 'invalid_union':
      return 'maak een keuze.'
    default:
      return ours[issue.message] ?? 'hier staat iets wat niet kan. Typ het opnieuw of kies iets anders.'
  }
}

function tooSmall(origin: string, least: number): string {
  if (origin === 'number') return `vul minstens ${least} in.`
  if (origin !== 'string') return least === 1 ? 'voeg er minstens één toe.' : `voeg er minstens ${least} toe.`
  return least === 1 ? 'vul dit in.' : `gebruik minstens ${least} tekens.`
}

function tooBig(origin: string, most: number): string {
  if (origin === 'number') return `vul hooguit ${most} in.`
  return origin === 'string' ? `gebruik hooguit ${most} tekens.` : `hooguit ${most}, haal er een paar weg.`
}

/** Our own rules speak English, to who writes pages in files. */
const ours: Record<string, string> = {
  'The first block is a hero: it holds the heading of the page.':
    'een pagina begint met het blok met de grote kop.',
  'Two blocks have the same id.': 'twee blokken hebben dezelfde naam.',
  'A link is a path of this site or https, mailto or tel.':
    'kies een pagina, of een adres dat begint met https://, mailto: of tel:.',
  'A path is lower case, without a slash at the end.': 'kies een pagina van de site.',
  'An id is made of small letters, digits and hyphens.':
    'de naam van dit blok mag alleen kleine letters, cijfers en streepjes hebben.',
}
