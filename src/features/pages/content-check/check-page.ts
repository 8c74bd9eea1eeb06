import { fillFacts } from '#features/insurance/fill-facts.ts'
import { type Page, type PageFile, readPage } from '../page.ts'
import { openTurns } from '../turns.ts'
import { pictureWords } from './alternatives.ts'
import { amountsWithoutYear } from './amounts.ts'
import type { CheckedSite, Rule } from './checked-site.ts'
import { emptyTexts } from './empty-texts.ts'
import type { Finding } from './finding.ts'
import { headingOrder } from './heading-order.ts'
import { englishWords } from './language/english-words.ts'
import { formOfAddress } from './language/form-of-address.ts'
import { sentenceLength } from './language/sentence-length.ts'
import { lengths } from './lengths.ts'
import { looseBraces } from './loose-braces.ts'
import { named } from './named.ts'
import { pagePieces } from './page-pieces.ts'
import { duplicates } from './site/duplicates.ts'
import { emptyLinkWords } from './site/link-words.ts'
import { brokenLinks } from './site/links.ts'
import { orphans } from './site/orphans.ts'
import { unknownReferences } from './site/references.ts'
import { typedAmounts } from './typed-amounts.ts'
import { sumsBelowNought, unknownFacts } from './unknown-facts.ts'

/** What must hold: with it broken, somebody cannot use the page or is told something wrong. */
const mustHold: Rule[] = [
  emptyTexts,
  looseBraces,
  brokenLinks,
  unknownReferences,
  pictureWords,
  headingOrder,
  amountsWithoutYear,
]

/** What makes a page better, and no more than that. */
const shouldHold: Rule[] = [emptyLinkWords, formOfAddress, sentenceLength, englishWords, duplicates, orphans]

/**
 * All that must be mended before this page is fit to be published. What cannot even be read is told first: the other
 * rules need a page that fits.
 */
export async function checkPage(file: PageFile, site: CheckedSite): Promise<Finding[]> {
  const unknown = unknownFacts(file, site.content.facts.texts)
  const filling = fillFacts(file, site.content.facts.texts)
  if (!filling.ok || unknown.length > 0) return named(unknown, file.blocks)
  const below = sumsBelowNought(file, site.content.facts)
  if (below.length > 0) return named(below, file.blocks)

  const tooLong = lengths(filling.value)
  const reading = readPage(filling.value)
  if (!reading.ok)
    return tooLong.length > 0 ? tooLong : [{ message: `De pagina klopt niet: ${reading.fault}` }]

  const typed = named(typedAmounts(file, site.content.facts), file.blocks)
  return [...(await checkReadPage(reading.value, site)), ...typed]
}

/** The same for a page that has been read, the worst first. Between two rules others get a turn. */
export async function checkReadPage(page: Page, site: CheckedSite): Promise<Finding[]> {
  const checked = { page, pieces: pagePieces(page) }
  const takeTurn = openTurns()
  const findings: Finding[] = []
  for (const rule of mustHold) {
    await takeTurn()
    findings.push(...rule(checked, site))
  }
  for (const rule of shouldHold) {
    await takeTurn()
    findings.push(...rule(checked, site).map((finding) => ({ ...finding, isAdvice: true as const })))
  }
  return named(findings, page.blocks)
}
