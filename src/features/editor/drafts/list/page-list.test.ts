import assert from 'node:assert/strict'
import test from 'node:test'
import { type Branch, type ListedPage, type ListQuery, listPages, shownPages } from './page-list.ts'

const listed = (path: string, title = path, state: ListedPage['state'] = 'published') => ({
  path,
  title,
  state,
})
const query = (changes: Partial<ListQuery> = {}): ListQuery => ({
  q: '',
  state: undefined,
  about: undefined,
  below: '',
  open: '',
  page: 1,
  ...changes,
})
const site = [
  listed('/', 'Home'),
  listed('/zorg', 'Zorg'),
  listed('/zorg/bril', 'Bril', 'changed'),
  listed('/zorg/soms/diep', 'Diep'),
  listed('/contact', 'Contact'),
  listed('/weg', 'Weg', 'removed'),
]

const drawn = (branch: Branch): string =>
  `${branch.page.title}${branch.below ? `(${branch.below.map(drawn).join(' ')})` : branch.count > 0 ? `+${branch.count}` : ''}`

function tree(open = ''): string {
  const list = listPages(
    site.filter(({ state }) => state !== 'removed'),
    query({ open }),
  )
  return list.kind === 'tree' ? list.branches.map(drawn).join(' ') : ''
}

function found(changes: Partial<ListQuery>): string[] {
  return shownPages(listPages(site, query(changes))).map(({ path }) => path)
}

test('the tree begins with home, its branches are closed and say how much they hold', () => {
  assert.equal(tree(), 'Home Contact Zorg+2')
})

test('an open branch shows what is below it, over steps that have no page', () => {
  assert.equal(tree('/zorg'), 'Home Contact Zorg(Bril Diep)')
  assert.equal(tree('/zorg/bril'), 'Home Contact Zorg(Bril Diep)')
})

test('every word is looked for in title and address, whatever its accents and capitals', () => {
  assert.deepEqual(found({ q: 'BRÍL zorg' }), ['/zorg/bril'])
  assert.deepEqual(found({ q: 'niets' }), [])
})

test('a state and a branch narrow what is found; removed pages are found only when asked for', () => {
  assert.deepEqual(found({ state: 'changed' }), ['/zorg/bril'])
  assert.deepEqual(found({ state: 'removed' }), ['/weg'])
  assert.deepEqual(found({ below: '/zorg' }), ['/zorg/bril', '/zorg/soms/diep'])
  assert.deepEqual(found({ q: 'weg' }), [])
})

test('ten thousand pages are listed fifty at a time, and each is looked at a few times only', () => {
  let looks = 0
  const look = (page: ListedPage, name: keyof ListedPage) => {
    looks += 1
    return page[name]
  }
  const many = Array.from({ length: 10_000 }, (_, index) => {
    const page = listed(`/a${index % 40}/p${index}`, `Pagina ${index}`)
    return new Proxy(page, { get: (_page, name) => look(page, name as keyof ListedPage) })
  })

  const list = listPages(many, query({ q: 'pagina', page: 3 }))
  const opened = listPages([...many, listed('/a7', 'Zeven')], query({ open: '/a7' }))

  // It takes some fifteen, of which putting them in order takes most.
  assert.ok(looks / many.length < 100, `${looks / many.length} looks at each page`)
  assert.equal(shownPages(list).length, 50)
  assert.deepEqual(list.kind === 'found' && [list.total, list.page, list.pageCount], [10_000, 3, 200])
  assert.ok(opened.kind === 'tree' && opened.isCut)
  assert.ok(shownPages(opened).length <= 200)
})
