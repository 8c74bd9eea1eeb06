import { isDeepStrictEqual } from 'node:util'
import type { MeantTreatments } from '#features/blocks/cover-search/meant-treatments.ts'
import type { Insurance, Treatment } from '#features/insurance/insurance.ts'
import { buildIndex } from './index/build-index.ts'
import type { MakeIndex } from './index/index-thread.ts'
import { pinnedTo } from './index/pinned.ts'
import type { SearchDocument, SearchIndex, SynonymGroup } from './index/search-index.ts'
import { find } from './query/find.ts'
import { readQuery } from './query/read-question.ts'

const mostTreatments = 8

/**
 * What somebody means by these words: the treatment that they name, or else those that they may mean, the likeliest first.
 * Reads words as the search of the site does. Whoever types something like a treatment is never told about another as if
 * it were theirs: a "borstreconstructie" is no "borstvergroting".
 */
export function findTreatments(
  insurance: Insurance,
  synonyms: SynonymGroup[],
  typed: string,
): MeantTreatments {
  const { named, near } = look(insurance, synonyms, typed, 'near')
  return { treatments: named.length > 0 ? named : near, isSure: named.length === 1 }
}

/** The treatment that these words name, with or without a word about paying. */
export function findNamedTreatment(
  insurance: Insurance,
  synonyms: SynonymGroup[],
  typed: string,
): Treatment | undefined {
  const { named } = look(insurance, synonyms, typed, 'named')
  return named.length === 1 ? named[0] : undefined
}

/** What is shown, as far as it says what treatments are called. */
type Named = { facts: { insurance: Insurance }; settings: { synonyms: SynonymGroup[] } }

/**
 * Reads what treatments are called before anybody sees them, so that nobody who asks has to wait for it; names that are
 * the same are not read again. Where the thread fails, they are read when somebody asks.
 */
export async function readNamesAhead(
  { facts: { insurance }, settings: { synonyms } }: Named,
  shown: Named | undefined,
  makeIndex: MakeIndex,
  signal: AbortSignal,
): Promise<void> {
  const known = shown && kept.get(shown.facts.insurance)
  const isSame =
    isDeepStrictEqual(known?.synonyms, synonyms) &&
    isDeepStrictEqual(shown?.facts.insurance.treatments, insurance.treatments)
  const documents = insurance.treatments.map(toDocument)
  const make = () => makeIndex(documents, synonyms, signal).catch(() => undefined)
  const index = isSame ? known?.index : await make()
  if (index) kept.set(insurance, { synonyms, index })
}

function look(
  insurance: Insurance,
  synonyms: SynonymGroup[],
  typed: string,
  wanted: 'named' | 'near',
): Record<'named' | 'near', Treatment[]> {
  const query = readQuery(typed)
  const { treatments } = insurance
  const exact = treatments.filter(
    ({ id, name }) => id === query || name.toLowerCase() === query.toLowerCase(),
  )
  if (exact.length > 0 || query === '' || treatments.length === 0) return { named: exact, near: [] }

  const index = indexOf(insurance, synonyms)
  // Most of what people search for on the site names no treatment.
  if (wanted === 'named' && pinnedTo(index, query).length === 0) return { named: [], near: [] }
  const { hits, corrections } = find(index, query, { limit: mostTreatments, onlyAnswers: true })
  const toTreatments = (some: typeof hits) =>
    some.flatMap(({ id }) => treatments.find((treatment) => treatment.id === id) ?? [])
  // A "huidarts" is one letter away from a "huisarts", and no typing error.
  const isNamed = ({ isPinned }: (typeof hits)[number]) => isPinned && corrections.length === 0
  return { named: toTreatments(hits.filter(isNamed)), near: toTreatments(hits) }
}

type Kept = { synonyms: SynonymGroup[]; index: SearchIndex }
const kept = new WeakMap<Insurance, Kept>()

/** That of facts which nobody shows yet, such as those of a preview, is made when it is first needed. */
function indexOf(insurance: Insurance, synonyms: SynonymGroup[]): SearchIndex {
  const known = kept.get(insurance)
  if (known?.synonyms === synonyms) return known.index

  const index = buildIndex(insurance.treatments.map(toDocument), synonyms)
  kept.set(insurance, { synonyms, index })
  return index
}

function toDocument({ id, name, alsoCalled }: Treatment): SearchDocument {
  const names = [name, ...alsoCalled]
  const pinned = names.flatMap((each) => [
    each,
    `${each} vergoed`,
    `${each} vergoeding`,
    `krijg ${each} vergoed`,
  ])
  return { id, title: name, headings: alsoCalled, text: '', pinned }
}
