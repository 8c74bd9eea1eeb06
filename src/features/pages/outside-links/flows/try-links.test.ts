import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestDatabase, testDatabases } from '#test/databases.ts'
import { openOtherSites } from '#test/outside-world.ts'
import { sampleCheck, withText } from '#test/sample-pages.ts'
import { outsideAddressOf, outsideLinksOf } from '../outside-links.ts'
import { deadLinks, triedLinks } from '../store.ts'
import { dueLinks, openLinkRound } from './try-links.ts'

const monday = new Date('2026-11-16T09:00:00Z')
const staying = new AbortController().signal
const inDays = (days: number) => new Date(monday.getTime() + days * 86_400_000)

function contentWith(...addresses: string[]) {
  const links = addresses.map((address) => `<p>Zie <a href="${address}">meer daarover</a>.</p>`).join('')
  return sampleCheck(withText(links)).site.content
}

for (const kind of testDatabases) {
  test(`on ${kind.name}, a link that failed twice in a row is dead, until it works or nobody uses it`, async (context) => {
    const db = await openTestDatabase(kind)
    const isGone = new Set(['/weg', '/soms'])
    const { outside, asked } = await openOtherSites(context, ({ url = '' }, response) => {
      response.writeHead(isGone.has(url) || url === '/robots.txt' ? 404 : 200).end()
    })
    let [now, content] = [
      monday,
      contentWith('https://een.example/', 'https://een.example/weg', 'https://een.example/soms'),
    ]
    const round = { db, outside, origin: 'https://site.example', mostPerWeek: 100, pauseInMilliseconds: 0 }
    const tryLinks = openLinkRound({ ...round, content: () => content, now: () => now })
    const dead = async () => (await deadLinks(db, 2)).map(({ address }) => new URL(address).pathname)

    await tryLinks(staying)
    assert.equal(asked.filter((line) => line.startsWith('HEAD')).length, 3)
    assert.deepEqual(await dead(), [])

    await context.test('what was tried is left alone, also by a process that starts later', async () => {
      asked.length = 0
      await tryLinks(staying)
      await openLinkRound({ ...round, content: () => content, now: () => now })(staying)
      assert.deepEqual(asked, [])
    })

    await context.test('the next day what failed is tried again, and only that', async () => {
      isGone.delete('/soms')
      now = inDays(1)
      await tryLinks(staying)
      assert.deepEqual(asked.filter((line) => line.startsWith('HEAD')).sort(), [
        'HEAD een.example/soms',
        'HEAD een.example/weg',
      ])
      assert.deepEqual(await dead(), ['/weg'])
      assert.deepEqual(await deadLinks(db, 2), [
        { address: 'https://een.example/weg', fault: 'gone', failedAt: monday.toISOString() },
      ])
    })

    await context.test('it is alive as soon as it works', async () => {
      isGone.delete('/weg')
      now = inDays(2)
      await tryLinks(staying)
      assert.deepEqual(await dead(), [])
    })

    await context.test('what no page uses any more is forgotten', async () => {
      content = contentWith('https://een.example/')
      await tryLinks(staying)
      assert.deepEqual(
        (await triedLinks(db)).map(({ address }) => address),
        ['https://een.example/'],
      )
    })
  })

  test(`on ${kind.name}, of several processes one tries links, and each link once`, async (context) => {
    const db = await openTestDatabase(kind)
    let [busy, most] = [0, 0]
    const { outside, asked } = await openOtherSites(context, (_request, response) => {
      busy += 1
      most = Math.max(most, busy)
      setImmediate(() => {
        busy -= 1
        response.writeHead(404).end()
      })
    })
    const content = contentWith(...Array.from({ length: 8 }, (_, n) => `https://een.example/${n}`))
    const rounds = Array.from({ length: 4 }, () =>
      openLinkRound({
        ...{ db, outside, origin: 'https://site.example', mostPerWeek: 100, pauseInMilliseconds: 0 },
        ...{ content: () => content, now: () => monday },
      }),
    )

    await Promise.all(rounds.map((tryLinks) => tryLinks(staying)))

    assert.equal(most, 1)
    assert.equal(asked.filter((line) => line.startsWith('HEAD')).length, 8)
  })

  test(`on ${kind.name}, when nobody at all answers no link is blamed, and everybody is left alone for an hour`, async (context) => {
    const db = await openTestDatabase(kind)
    const { outside } = await openOtherSites(context, ({ socket }) => socket.destroy())
    const content = contentWith(...Array.from({ length: 9 }, (_, n) => `https://host-${n}.example/`))
    let [now, looked] = [monday, 0]
    const resolve = async () => {
      looked += 1
      return ['127.0.0.1']
    }
    const parts = {
      ...{ db, outside: { ...outside, resolve }, origin: 'https://site.example', mostPerWeek: 100 },
      ...{ pauseInMilliseconds: 0, content: () => content, now: () => now },
    }
    const tryLinks = openLinkRound(parts)

    await tryLinks(staying)
    assert.deepEqual([await triedLinks(db), looked], [[], 5])

    await tryLinks(staying)
    await openLinkRound(parts)(staying)
    assert.equal(looked, 5)

    now = new Date(monday.getTime() + 61 * 60_000)
    await tryLinks(staying)
    assert.equal(looked, 10)
  })

  test(`on ${kind.name}, a site that closes stops at once and writes down nothing that it did not hear`, async (context) => {
    const db = await openTestDatabase(kind)
    const leaving = new AbortController()
    const { outside } = await openOtherSites(context, () => leaving.abort())
    const tryLinks = openLinkRound({
      ...{ db, outside, origin: 'https://site.example', mostPerWeek: 100, pauseInMilliseconds: 600_000 },
      ...{ content: () => contentWith('https://een.example/', 'https://twee.example/'), now: () => monday },
    })

    await tryLinks(leaving.signal)

    assert.deepEqual(await triedLinks(db), [])
  })
}

test('in a week no more links are tried than was set, those that waited longest first', () => {
  const tried = [
    { address: 'a', triedAt: inDays(-8).toISOString(), failures: 0 },
    { address: 'b', triedAt: inDays(-9).toISOString(), failures: 0 },
    { address: 'c', triedAt: inDays(-3).toISOString(), failures: 0 },
    { address: 'd', triedAt: inDays(-2).toISOString(), failures: 1 },
  ]

  assert.deepEqual(dueLinks(['a', 'b', 'c', 'd', 'e'], tried, 4, monday), ['d', 'e', 'b'])
  assert.deepEqual(dueLinks(['a', 'b', 'c', 'd', 'e'], tried, 100, monday), ['d', 'e', 'b', 'a'])
  assert.deepEqual(dueLinks(['a', 'b', 'c', 'e'], tried, 1, monday), [])
})

test('only what is asked for safely counts as a link to another site', async () => {
  const never = [
    ...['/eigen', '#plek', 'http://een.example/', 'mailto:a@een.example', 'https://een.example:8443/'],
    ...['https://naam:wachtwoord@een.example/', 'https://', `https://een.example/${'a'.repeat(1_000)}`],
  ]
  for (const href of never) assert.equal(outsideAddressOf(href), undefined, href)
  assert.equal(outsideAddressOf('https://Een.Example/a#plek'), 'https://een.example/a')

  const { site } = sampleCheck({
    ...withText(
      '<p><a href="https://een.example/a#1">Een</a> en <a href="https://een.example/a#2">twee</a></p>',
    ),
    sources: [{ name: 'Een bron', href: 'https://bron.example/' }],
  })
  const links = await outsideLinksOf(site.content)

  const [path, title] = ['/proef', 'Pagina /proef']
  assert.deepEqual(
    [...links],
    [
      ['https://een.example/a', [{ kind: 'block', path, title, block: 'tekst' }]],
      ['https://bron.example/', [{ kind: 'sources', path, title }]],
    ],
  )
})
