import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import { noFacts } from '#features/insurance/facts.ts'
import { yearFactList } from '#features/insurance/year-fact.ts'
import { type PageFile, readPage } from '#features/pages/page.ts'
import { toSiteContent } from '#features/pages/site-content.ts'
import type { ProfileOptions } from '#features/profile/options.ts'
import { samplePage } from '#test/sample-pages.ts'
import { yearFacts } from '../../../content/facts/year-facts.ts'
import { deadlinesFrom } from './deadlines.ts'
import { memberHome } from './home.ts'
import { trainingsFor } from './trainings.ts'

const facts = yearFactList.parse(yearFacts)
const everyPage = () => true

test('days that have passed are not told; today and tomorrow are', () => {
  const daysOn = (today: string) => deadlinesFrom(facts, today, everyPage).map(({ day }) => day)
  const leftOn = (today: string) => deadlinesFrom(facts, today, everyPage).map(({ left }) => left)

  assert.deepEqual(daysOn('2026-11-12'), ['2026-11-12', '2026-11-19', '2026-12-31', '2027-01-31'])
  assert.deepEqual(leftOn('2026-12-31'), ['vandaag', 'nog 31 dagen'])
  assert.deepEqual(leftOn('2027-01-30'), ['morgen'])
  assert.deepEqual(daysOn('2027-02-01'), [])
})

test('a day leads to the page about it, as long as that is there', () => {
  const [fact] = facts.filter(({ name }) => name === 'opzegdatum')
  assert.ok(fact)

  const pathWith = (has: (path: string) => boolean) => deadlinesFrom([fact], '2026-11-12', has)[0]?.path

  assert.equal(pathWith(everyPage), '/zorgverzekering/opzeggen')
  assert.equal(
    pathWith(() => false),
    undefined,
  )
  const own = { ...fact, name: 'ledendag' }
  assert.equal(deadlinesFrom([own], '2026-11-12', everyPage)[0]?.path, undefined)
})

const pageOf = (path: string, changes: Partial<PageFile>) => {
  const reading = readPage(samplePage(path, { type: 'training', ...changes }))
  assert.ok(reading.ok)
  return reading.value
}

const rows = (html: string): PageFile['blocks'] => [
  { kind: 'hero', id: 'begin', title: 'Training', lead: 'Een training.' },
  { kind: 'text', id: 'data', html },
]

const trainings = [
  pageOf('/team', {
    topics: ['Team'],
    blocks: rows(
      '<table><thead><tr><th>Eerst</th><th>Dan</th></tr></thead><tbody><tr><th>Maandag 1 maart 2027</th><td>Maandag 26 april 2027</td></tr><tr><th>Dinsdag 18 mei 2027</th><td>Later</td></tr></tbody></table>',
    ),
  }),
  pageOf('/slaap', {
    topics: ['Slaap'],
    blocks: rows('<p>Dinsdag 2 en dinsdag 23 februari 2027</p>'),
  }),
  pageOf('/veiligheid', { topics: ['Veiligheid'], blocks: rows('<p>In overleg.</p>') }),
  pageOf('/gewoon', { type: 'page', topics: ['Slaap'] }),
]

test('the trainings that fit a branch come first, each with the day on which it next begins', () => {
  assert.deepEqual(trainingsFor('ambulancezorg', trainings, '2026-11-17'), [
    { path: '/slaap', title: 'Pagina /slaap', next: '2 februari 2027' },
    { path: '/veiligheid', title: 'Pagina /veiligheid', next: undefined },
  ])
  assert.deepEqual(
    trainingsFor('revalidatie', trainings, '2027-03-02').map(({ path, next }) => [path, next]),
    [
      ['/team', '18 mei 2027'],
      ['/slaap', undefined],
    ],
  )
})

test('without a branch that we know, what begins first comes first', () => {
  for (const branch of ['', 'niet-in-de-zorg', 'constructor'])
    assert.deepEqual(
      trainingsFor(branch, trainings, '2026-11-17').map(({ path }) => path),
      ['/slaap', '/team'],
      branch,
    )
})

const options: ProfileOptions = {
  branch: [{ id: 'ggz', label: 'Geestelijke gezondheidszorg', retired: false }],
  functionType: [],
  jobPosition: [],
  insurer: [{ id: 'vgz', label: 'VGZ', retired: true }],
}
const content = toSiteContent(1, new Map(trainings.map((page) => [page.path, page])), new Map(), noFacts)
const safety = { loggedInAt: 'nu', previousAt: undefined, secondFactor: 'none' } as const

const homeOf = (changes: object) =>
  memberHome({
    profile: { ...samples.anna.profile, email: samples.anna.email, ...changes },
    ...{ options, content, safety, today: '2026-11-17' },
  })

test('how somebody is insured is told as far as we know it', () => {
  assert.deepEqual(homeOf({ insured: true, insurer: 'vgz' }).cover, {
    kind: 'insured',
    insurer: { id: 'vgz', name: 'VGZ' },
    premiums: [],
  })
  assert.deepEqual(homeOf({ insured: true, insurer: null }).cover, { kind: 'unknown' })
  assert.deepEqual(homeOf({ insured: true, insurer: 'weg' }).cover, { kind: 'unknown' })
  assert.deepEqual(homeOf({ insured: false, insurer: null }).cover, { kind: 'none' })
})

test('the branch is named only when the trainings were chosen by it', () => {
  assert.equal(homeOf({ branch: 'ggz' }).branch, 'Geestelijke gezondheidszorg')
  assert.equal(homeOf({ branch: '' }).branch, undefined)
})

test('nothing leads to a page that is not there', () => {
  const { tasks, treatments } = homeOf({})

  assert.deepEqual(
    tasks.map(({ path }) => path),
    ['#gegevens'],
  )
  assert.deepEqual(treatments, [])
})
