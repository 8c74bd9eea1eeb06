import assert from 'node:assert/strict'
import test from 'node:test'
import { noFacts } from '#features/insurance/facts.ts'
import { noSettings, readSettings } from '#features/settings/settings.ts'
import { samplePage } from '#test/sample-pages.ts'
import { menuGroupsOf } from './menu-groups.ts'
import { type PageFile, readPage } from './page.ts'
import { breadcrumbsOf, type MenuItem, pageTreeOf, type SiteContent, toSiteContent } from './site-content.ts'

function contentOf(...files: PageFile[]): SiteContent {
  const pages = files.map((file) => {
    const reading = readPage(file)
    assert.ok(reading.ok)
    return reading.value
  })
  return toSiteContent(1, new Map(pages.map((page) => [page.path, page])), new Map())
}

const content = contentOf(
  samplePage('/', { title: 'Voor de zorg' }),
  samplePage('/over-ons', { title: 'Over ons', navigation: { menu: 'main', order: 20 } }),
  samplePage('/zorg', { title: 'Zorgverzekering', navigation: { menu: 'main', order: 10, label: 'Zorg' } }),
  samplePage('/zorg/premie', { title: 'Premie', navigation: { menu: 'main', order: 10 } }),
  samplePage('/zorg/ver/weg', { title: 'Ver weg' }),
)

test('the menu follows the order and the tree of the pages', () => {
  const shape = (items: MenuItem[]): unknown =>
    items.map(({ label, path, items }) => ({ label, path, items: shape(items) }))

  assert.deepEqual(shape(content.navigation.main), [
    { label: 'Zorg', path: '/zorg', items: [{ label: 'Premie', path: '/zorg/premie', items: [] }] },
    { label: 'Over ons', path: '/over-ons', items: [] },
  ])
})

test('the menu tells of every page what it is about', () => {
  const [first] = content.navigation.main

  assert.equal(first?.description, content.pages.get('/zorg')?.description)
})

test('items with the same heading stand together, those without one last', () => {
  const item = (label: string, group?: string): MenuItem => ({ label, path: `/${label}`, items: [], group })

  const groups = menuGroupsOf([item('a', 'Kiezen'), item('b'), item('c', 'Kosten'), item('d', 'Kiezen')])

  assert.deepEqual(
    groups.map(({ heading, items }) => [heading, ...items.map(({ label }) => label)]),
    [
      ['Kiezen', 'a', 'd'],
      ['Kosten', 'c'],
      [undefined, 'b'],
    ],
  )
})

test('a menu that was stored before there were headings takes those of the pages; an emptied one has none', () => {
  const navigation = { menu: 'main' as const, order: 1, group: 'Kosten' }
  const reading = readPage(samplePage('/premie', { title: 'Premie', navigation }))
  assert.ok(reading.ok)
  const pages = new Map([['/premie', reading.value]])
  const stored = (place: object) =>
    readSettings(
      new Map([['navigation', [{ path: '/premie', menu: 'main', order: 5, ...place }]]]),
      noSettings,
    )
  const groupWith = (place: object) =>
    toSiteContent(1, pages, new Map(), noFacts, stored(place)).navigation.main[0]?.group

  assert.equal(groupWith({}), 'Kosten')
  assert.equal(groupWith({ group: 'Kiezen' }), 'Kiezen')
  assert.equal(groupWith({ group: '' }), undefined)
})

test('a place in a menu goes where its page goes, and not where an editor leads its visitors', () => {
  const pages = [samplePage('/over', { title: 'Over' }), samplePage('/wij', { movedFrom: ['/Ons/'] })].map(
    (file) => {
      const reading = readPage(file)
      assert.ok(reading.ok)
      return [file.path, reading.value] as const
    },
  )
  const redirects = new Map([
    ['/winactie', '/over'],
    ['/ons', '/wij'],
  ])
  const place = { menu: 'service' as const, order: 1 }
  const navigation = [
    { path: '/winactie', label: 'Win een reis', ...place },
    { path: '/ons', label: 'Wij', ...place },
  ]

  const { navigation: menus } = toSiteContent(1, new Map(pages), redirects, noFacts, {
    ...noSettings,
    navigation,
  })

  assert.deepEqual(
    menus.service.map(({ path, label }) => [path, label]),
    [['/wij', 'Wij']],
  )
})

test('breadcrumbs lead from home to the page, past steps that are no page', () => {
  assert.deepEqual(
    breadcrumbsOf(content, '/zorg/ver/weg').map(({ label }) => label),
    ['Home', 'Zorgverzekering', 'Ver weg'],
  )
})

test('the tree holds every page, also one whose parent does not exist', () => {
  const paths = (tree: ReturnType<typeof pageTreeOf>): string[] =>
    tree.flatMap(({ path, below }) => [path, ...paths(below)])

  assert.deepEqual(paths(pageTreeOf(content)).sort(), [...content.pages.keys()].sort())
})
