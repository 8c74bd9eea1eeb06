import fc from 'fast-check'
import { block } from '#features/blocks/block.ts'
import { hero } from '#features/blocks/hero/hero.ts'
import { type FactFiles, readFacts } from '#features/insurance/facts.ts'
import { fillFacts } from '#features/insurance/fill-facts.ts'
import type { YearFactFile } from '#features/insurance/year-fact.ts'
import { type PageFile, pageSchema, readPage } from '#features/pages/page.ts'
import type { ProfileOptions } from '#features/profile/options.ts'
import { settingSchemas } from '#features/settings/settings.ts'
import { yearFacts } from '../../content/facts/year-facts.ts'
import { insurance } from '../../content/insurance/insurance.ts'
import { type AnyMedium, anyMedium } from './any-medium.ts'
import { anyOf, anyPath, anySlug, anyWords } from './any-of.ts'
import { sampleFacts } from './sample-facts.ts'

/** All that editors can make of a site. */
export type AnySite = {
  pages: PageFile[]
  facts: FactFiles
  settings: Record<string, unknown>
  redirects: Record<string, string>
  options: ProfileOptions
  media: AnyMedium[]
}

/** Every period of a fact ends where the next begins, or before; the last may have no end. */
const anyPeriods = fc
  .tuple(fc.subarray([2024, 2025, 2026, 2027, 2028], { minLength: 1 }), fc.boolean(), fc.boolean())
  .map(([years, isOpen, isHalf]) =>
    years.map((year, index) => ({
      from: isHalf ? `${year}-07-01` : `${year}-01-01`,
      ...(!(isOpen && index === years.length - 1) && { to: `${year}-12-31` }),
    })),
  )
const anyValue = {
  amount: fc.integer({ min: 0, max: 999_999_999 }),
  day: fc.constantFrom('2026-02-28', '2028-02-29', '2026-12-31'),
  percent: fc.integer({ min: 0, max: 1_000 }).map((tenths) => tenths / 10),
  text: anyWords(60),
} satisfies Record<YearFactFile['kind'], fc.Arbitrary<unknown>>

const anyYearFact = fc.constantFrom(...(Object.keys(anyValue) as YearFactFile['kind'][])).chain((kind) =>
  anyPeriods.chain((periods) =>
    fc.record(
      {
        name: anySlug.map((name) => `feit-${name}`),
        label: anyWords(120),
        kind: fc.constant(kind),
        answers: fc.array(anyWords(80), { maxLength: 2 }),
        values: fc.tuple(...periods.map((period) => anyPeriodOf(kind, period))),
      },
      { requiredKeys: ['name', 'label', 'kind', 'values'], noNullPrototype: true },
    ),
  ),
) as fc.Arbitrary<YearFactFile>

function anyPeriodOf(kind: YearFactFile['kind'], period: { from: string; to?: string }) {
  const source = fc.record(
    { name: anyWords(120), date: fc.constant('2025-09-16') },
    { requiredKeys: ['name'], noNullPrototype: true },
  )
  return fc
    .record({ value: anyValue[kind], status: fc.constantFrom('voorlopig', 'vastgesteld'), source })
    .map((rest) => ({ ...period, ...rest }))
}

const anyFacts: fc.Arbitrary<FactFiles> = fc
  .tuple(
    fc.uniqueArray(anyYearFact, { selector: ({ name }) => name, maxLength: 5 }),
    fc.constantFrom(sampleFacts(), { insurance, yearFacts }),
  )
  .map(([own, files]) => ({ ...files, yearFacts: [...files.yearFacts, ...own] }))

const anyHead = anyOf(pageSchema.omit({ blocks: true }))
const anyAddress = fc.oneof({ weight: 4, arbitrary: anyPath }, fc.constantFrom('/', '/home', '/home/home'))
const anyHero = anyOf(hero)
const anyBlocks = fc.subarray(block.options).chain((kinds) => fc.tuple(...kinds.map((kind) => anyOf(kind))))

const anyPage: fc.Arbitrary<PageFile> = fc
  .tuple(anyAddress, anyHead, anyHero, anyBlocks)
  .map(([path, head, begin, blocks]) => ({ ...head, path, blocks: [begin, ...blocks] }) as PageFile)

/** Texts name facts, as those of the site do. */
function withFact(page: PageFile, { yearFacts: [fact] }: FactFiles): PageFile {
  const [begin, ...rest] = page.blocks
  return { ...page, blocks: [{ ...begin, lead: `Dit is {{${fact?.name}}}.` }, ...rest] as PageFile['blocks'] }
}

const today = '2026-03-03'

function fits(page: PageFile, facts: FactFiles): boolean {
  const reading = readFacts(facts, today)
  if (!reading.ok) return false
  const filling = fillFacts(page, reading.value.texts)
  return filling.ok && readPage(filling.value).ok
}

const anyOptionList = fc.uniqueArray(
  fc.record({ id: anySlug, label: anyWords(120), retired: fc.boolean() }, { noNullPrototype: true }),
  { selector: ({ id }) => id, maxLength: 4 },
)

const anySettings = fc.record(
  Object.fromEntries(Object.entries(settingSchemas).map(([name, schema]) => [name, anyOf(schema)])),
  { requiredKeys: [], noNullPrototype: true },
)

export const anySite: fc.Arbitrary<AnySite> = anyFacts
  .chain((facts) =>
    fc.record({
      facts: fc.constant(facts),
      pages: fc.uniqueArray(
        anyPage.map((page) => (fits(withFact(page, facts), facts) ? withFact(page, facts) : page)),
        { selector: ({ path }) => path, maxLength: 6 },
      ),
      settings: anySettings,
      redirects: fc.dictionary(
        anySlug.map((path) => `/oud-${path}`),
        anyPath,
        { maxKeys: 3, noNullPrototype: true },
      ),
      options: fc.record({
        branch: anyOptionList,
        functionType: anyOptionList,
        jobPosition: anyOptionList,
        insurer: anyOptionList,
      }),
      media: fc.uniqueArray(anyMedium, { selector: ({ name }) => name, maxLength: 4 }),
    }),
  )
  .map((site) => ({ ...site, pages: site.pages.filter((page) => fits(page, site.facts)) }))
