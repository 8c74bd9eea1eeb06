import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { getFacts } from '#features/insurance/facts.ts'
import { anyCharacter } from '#test/any-character.ts'
import { yearFacts } from '../../../content/facts/year-facts.ts'
import { insurance as insuranceFile } from '../../../content/insurance/insurance.ts'
import { synonyms } from '../../../content/search/synonyms.ts'
import { buildIndex } from './index/build-index.ts'
import type { MakeIndex } from './index/index-thread.ts'
import { findTreatments, readNamesAhead } from './treatments.ts'

const { insurance } = getFacts({ insurance: insuranceFile, yearFacts })

const lookFor = (typed: string) => findTreatments(insurance, synonyms, typed)
const idsFor = (typed: string) => lookFor(typed).treatments.map(({ id }) => id)

for (const [typed, id] of [
  ['fysiotherapie', 'fysiotherapie'],
  ['fysio', 'fysiotherapie'],
  ['Gehoorapparaat', 'hoortoestel'],
  ['hoortoestellen', 'hoortoestel'],
  ['steunkous', 'steunkousen'],
  ['de pil', 'anticonceptie'],
  ['ogen laseren', 'ooglaseren'],
  ['mondhygienist', 'gebitsreiniging'],
  ['ziekenhuisopname', 'ziekenhuis'],
  ['krijg ik een bril vergoed?', 'bril'],
] as const)
  test(`whoever types "${typed}" means ${id}`, () => {
    assert.deepEqual(idsFor(typed), [id])
    assert.equal(lookFor(typed).isSure, true)
  })

test('what may be a typing error is asked back', () => {
  for (const [typed, id] of [
    ['fisiotherapie', 'fysiotherapie'],
    ['huidarts', 'huisarts'],
    ['cryotherapie', 'ergotherapie'],
  ] as const) {
    assert.equal(lookFor(typed).isSure, false, typed)
    assert.ok(idsFor(typed).includes(id), typed)
  }
})

test('a word that is wider than one treatment is asked back', () => {
  for (const [typed, ...ids] of [
    ['snurken', 'antisnurkbeugel', 'slaapapneu'],
    ['echo', 'pretecho', 'zwangerschapsecho'],
    ['yoga', 'massage', 'zwangerschapsyoga'],
  ] as const) {
    assert.equal(lookFor(typed).isSure, false, typed)
    assert.deepEqual(idsFor(typed).sort(), ids, typed)
  }
})

test('whoever asks about logopedie hears that stottertherapie is something else', () => {
  const [logopedie] = lookFor('logopedie').treatments
  assert.match(`${logopedie?.rules[0]?.limits}`, /stottertherapie/)
})

test('what resembles a treatment is never taken for it: somebody chooses first, or hears that we do not know it', () => {
  const others = ['borstkanker', 'borstreconstructie', 'haartransplantatie', 'voetreflex', 'total body scan']
  const more = ['bodyscan', 'pleister', 'reisverzekering', 'wintersport', 'griepprik']
  for (const typed of [...others, ...more]) assert.equal(lookFor(typed).isSure, false, typed)
})

test('words that may mean several treatments give a few to choose from', () => {
  const found = idsFor('therapie')

  assert.ok(found.length > 1 && found.length <= 8)
  assert.ok(found.includes('manuele-therapie'))
})

test('words like no treatment give none', () => {
  for (const typed of ['', '   ', 'kwispelstaart', 'zzzz', '?!']) assert.deepEqual(idsFor(typed), [], typed)
})

test('every name and every other name of a treatment leads to it', () => {
  for (const { id, name, alsoCalled } of insurance.treatments)
    for (const typed of [id, name, ...alsoCalled]) assert.ok(idsFor(typed).includes(id), `${typed}: ${id}`)
})

test('any text is answered, with few treatments, the same each time', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (typed) => {
      const found = idsFor(typed)
      assert.ok(found.length <= 8)
      assert.deepEqual(idsFor(typed), found)
    }),
    { numRuns: 100 },
  )
})

/** Its names tell whether it is the one that was made ahead. */
const makeWithNickname: MakeIndex = async (documents, groups) =>
  buildIndex(
    [...documents].map((each) => (each.id === 'hoortoestel' ? { ...each, pinned: ['toeter'] } : each)),
    groups,
  )
const { signal } = new AbortController()
const shownWith = (settings: { synonyms: typeof synonyms }) => ({
  facts: { insurance: { ...insurance } },
  settings,
})

test('names that were read ahead are those by which somebody finds a treatment', async () => {
  const shown = shownWith({ synonyms })
  await readNamesAhead(shown, undefined, makeWithNickname, signal)

  const { treatments, isSure } = findTreatments(shown.facts.insurance, synonyms, 'toeter')

  assert.deepEqual([treatments.map(({ id }) => id), isSure], [['hoortoestel'], true])
})

test('names that stay as they are are not read again, and others are', async () => {
  const shown = shownWith({ synonyms })
  await readNamesAhead(shown, undefined, makeWithNickname, signal)
  const makings: string[] = []
  const make: MakeIndex = async (documents, groups) => {
    makings.push(`${groups.length}`)
    return buildIndex([...documents], groups)
  }

  const same = shownWith({ synonyms: structuredClone(synonyms) })
  await readNamesAhead(same, shown, make, signal)
  assert.deepEqual(makings, [])
  assert.equal(findTreatments(same.facts.insurance, same.settings.synonyms, 'toeter').isSure, true)

  const other = shownWith({ synonyms: synonyms.slice(1) })
  await readNamesAhead(other, same, make, signal)
  assert.deepEqual(makings, [`${synonyms.length - 1}`])
  assert.equal(findTreatments(other.facts.insurance, other.settings.synonyms, 'toeter').isSure, false)
})

test('where names cannot be read ahead, they are read when somebody asks', async () => {
  const shown = shownWith({ synonyms })
  await readNamesAhead(shown, undefined, () => Promise.reject(new Error('no thread')), signal)

  const { treatments } = findTreatments(shown.facts.insurance, synonyms, 'gehoorapparaat')

  assert.deepEqual(
    treatments.map(({ id }) => id),
    ['hoortoestel'],
  )
})
