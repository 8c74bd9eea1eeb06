import assert from 'node:assert/strict'
import test from 'node:test'
import { longestAddress } from '#http/failures.ts'
import { openPatiently, testDatabases } from '#test/databases.ts'
import { publishPageNow } from '#test/publish.ts'
import { samplePage, withText } from '#test/sample-pages.ts'
import { openTestSite } from '#test/site.ts'
import { worked } from '#test/worked.ts'
import { questions } from '../../../content/search/questions.ts'
import { servicePages } from './service-pages.ts'

const { app } = await openTestSite({ startsAt: new Date('2026-11-17T10:00:00Z') })

const search = async (question: string) => (await app.inject(`/zoeken?${question}`)).body
const hitsIn = (html: string) =>
  [...html.matchAll(/<h2 class="card-title"><a href="([^"]+)"/g)].map(([, path]) => path)

const excerptsIn = (html: string) =>
  [...html.matchAll(/class="search-hit-excerpt">(.*?)<\/p>/g)].map(([, text = '']) =>
    text.replace(/<\/?mark>/g, '').replaceAll('&quot;', '"'),
  )

for (const [words, path] of [
  ['eigen risico', '/zorgverzekering/eigen-risico'],
  ['brillen', '/zorgverzekering/vergoedingen/bril-en-lenzen'],
  ['brilvergoeding', '/zorgverzekering/vergoedingen/bril-en-lenzen'],
  ['gehoorapparaat', '/zorgverzekering/vergoedingen/hoortoestel'],
  ['fysioterapie', '/zorgverzekering/vergoedingen/fysiotherapie'],
  ['dietist', '/zorgverzekering/vergoedingen/dietist'],
  ['hoe zeg ik mijn verzekering op?', '/zorgverzekering/opzeggen'],
] as const) {
  test(`who searches for "${words}" finds ${path} among the first three`, async () => {
    assert.ok(
      hitsIn(await search(new URLSearchParams({ q: words }).toString()))
        .slice(0, 3)
        .includes(path),
    )
  })
}

test('a typing error is corrected, said so, and can be taken back', async () => {
  const corrected = await search('q=fysioterapie')
  assert.match(corrected, /We zochten ook op <span><em>fysiotherapie<\/em>/)
  assert.match(corrected, /href="\/zoeken\?q=fysioterapie&amp;letterlijk=1"/)

  assert.doesNotMatch(await search('q=fysioterapie&letterlijk=1'), /We zochten ook op/)
})

test('the words that were found are marked, in title and excerpt, in any inflection', async () => {
  const html = await search('q=brillen')

  assert.match(html, /<mark>Bril<\/mark>/i)
})

test('a fact of the year is answered at once, also to who makes a typing error', async () => {
  for (const question of ['hoe hoog is het eigen risico', 'eigen riscio', 'hoe hoog is mijn eigen risiko'])
    assert.match(
      await search(`q=${encodeURIComponent(question)}`),
      /class="search-fact-value">€\s385</,
      question,
    )
})

test('a question may name a year; a day that has passed answers nobody', async () => {
  const fact = async (question: string, site = app) =>
    /class="search-fact-value">([^<]*)</
      .exec((await site.inject(`/zoeken?${new URLSearchParams({ q: question })}`)).body)?.[1]
      ?.replaceAll('\u00a0', ' ')
  const { app: later } = await openTestSite({ startsAt: new Date('2027-02-01T10:00:00Z') })

  assert.equal(await fact('eigen risico 2027'), '€ 460')
  assert.equal(await fact('eigen risico volgend jaar'), '€ 460')
  assert.equal(await fact('eigen risico 2026', later), '€ 385')
  assert.equal(await fact('eigen risico', later), '€ 460')
  assert.equal(await fact('opzeggen'), '31 december 2026')
  assert.equal(await fact('opzeggen', later), undefined)
})

for (const kind of testDatabases)
  test(`on ${kind.name}, an amount leads to the page that names it, before one that only is about it`, async () => {
    const database = await kind.newAddress()
    const { db } = await openTestSite({ database })
    const title = 'Verplicht eigen risico'
    await publishPageNow(
      db,
      samplePage('/verplicht-eigen-risico', { title, ...withText(`<p>${title}.</p>`) }),
      new Date(),
    )
    const { app } = await openTestSite({ database, startsAt: new Date('2026-11-17T10:00:00Z') })

    const { body } = await app.inject('/zoeken?q=verplicht+eigen+risico')

    assert.equal(hitsIn(body)[0], '/verplicht-eigen-risico')
    assert.match(body, /class="search-fact-label"><a href="\/zorgverzekering\/eigen-risico"/)
  })

test('a day is told with the year of the insurance that it is about', async () => {
  const labelFor = async (question: string) =>
    /class="search-fact-label">(?:<a [^>]*>)?([^<]*)</.exec(await search(`q=${question}`))?.[1]

  assert.equal(await labelFor('opzeggen'), 'Laatste dag om op te zeggen (zorgverzekering 2027)')
  assert.equal(await labelFor('eigen+risico'), 'Verplicht eigen risico in 2026')
})

for (const [words, path] of [
  ['inloggen', '/inloggen'],
  ['hoe log ik in?', '/inloggen'],
  ['wachtwoord vergeten', '/wachtwoord-vergeten'],
  ['ik ben mijn wachtwoord kwijt', '/wachtwoord-vergeten'],
  ['registreren', '/registreren'],
  ['account aanmaken', '/registreren'],
  ['activatielink', '/activatielink-aanvragen'],
  ['mijn account', '/mijn-account'],
  ['account verwijderen', '/mijn-account/verwijderen'],
  ['mijn izz', '/mijn-account'],
  ['over izz', '/over-ons'],
  ['wie zijn jullie', '/over-ons'],
  ['telefoonnummer', '/contact'],
  ['telefoon', '/contact'],
  ['openingstijden', '/contact'],
  ['chat', '/contact'],
  ['whatsapp', '/contact'],
  ['contact', '/contact'],
  ['klacht indienen', '/klachten'],
  ['berekenen', '/zorgverzekering/premie-berekenen'],
  ['wat kost een verzekering', '/zorgverzekering/premie'],
] as const) {
  test(`who searches for "${words}" finds ${path} first`, async () => {
    assert.equal(hitsIn(await search(new URLSearchParams({ q: words }).toString()))[0], path)
  })
}

test('a screen of the site is found under the title that it has', async () => {
  for (const { path, title } of servicePages) {
    const { statusCode, body } = await app.inject(path)

    if (statusCode === 200) assert.match(body, new RegExp(`<title>${title} `), path)
    else assert.ok(path.startsWith('/mijn-account') && statusCode === 302, `${path}: ${statusCode}`)
  }
})

const someQuestions = questions.filter((_, i) => i % 9 === 0).map(({ query }) => query)

test('what is shown of a page is its description or whole sentences, never cells run together', async () => {
  const shown = new Set<string>()
  for (const query of [...someQuestions, 'tandarst', 'telefoonnummer', 'eigen risico'])
    for (const text of excerptsIn(await search(new URLSearchParams({ q: query, alles: '1' }).toString())))
      shown.add(text)

  assert.ok(shown.size > 50)
  for (const text of shown) {
    assert.doesNotMatch(text, / · /)
    assert.match(text, /^[\p{Lu}\d€“‘"(@].*[.?!…]["”’)]?$/u)
  }
})

test('the first results answer; what only mentions the words comes when it is asked for, without script', async () => {
  const html = await search('q=tandarst')
  const first = hitsIn(html)

  assert.ok(first.length >= 2 && first.length <= 5, `${first.length} results`)
  assert.equal(first[0], '/zorgverzekering/vergoedingen/tandarts')
  const [, address = '', place = ''] = html.match(/href="([^"#]+)#([^"]+)">Toon meer</) ?? []
  const more = (await app.inject(address.replaceAll('&amp;', '&'))).body
  assert.deepEqual(hitsIn(more).slice(0, first.length), first)
  assert.ok(hitsIn(more).length > first.length)
  assert.ok(more.includes(`id="${place}"`))
  assert.doesNotMatch(more, />Toon meer</)
})

test('what answers fits on one screen of results, also for words that stand on many pages', async () => {
  for (const query of [...someQuestions, 'telefoonnummer', 'andere baan', 'eigen risico 2026', 'zorg']) {
    const html = await search(new URLSearchParams({ q: query }).toString())

    assert.ok(hitsIn(html).length <= 10, query)
    assert.doesNotMatch(html, /Pagina \d+ van|, pagina \d/, query)
  }
  assert.match(await search('q=telefoonnummer'), />Toon meer</)
})

test('the answer at once leads to the page that explains it', async () => {
  for (const question of ['eigen risico', 'eigen risico 2027'])
    assert.match(
      await search(new URLSearchParams({ q: question }).toString()),
      /class="search-fact-label"><a href="\/zorgverzekering\/eigen-risico"/,
      question,
    )
})

test('results come in pages of ten, each with an address of its own', async () => {
  const first = await search('q=zorg&alles=1')
  const second = await search('q=zorg&alles=1&pagina=2')

  assert.equal(hitsIn(first).length, 10)
  assert.match(first, /href="\/zoeken\?q=zorg&amp;alles=1&amp;pagina=2"/)
  assert.ok(hitsIn(second).every((path) => !hitsIn(first).includes(path)))
})

test('who asks for a page past the last one gets the last one, with the way back', async () => {
  const last = await search('q=zorg&alles=1&pagina=50')
  const [, page, pages] = last.match(/Pagina (\d+) van (\d+)/) ?? []

  assert.ok(Number(pages) > 1)
  assert.equal(page, pages)
  assert.ok(hitsIn(last).length > 0)
  assert.match(last, /rel="prev"/)
  assert.deepEqual(hitsIn(await search(`q=zorg&alles=1&pagina=${pages}`)), hitsIn(last))
})

test('what stands in the address twice counts once', async () => {
  assert.deepEqual(hitsIn(await search('q=bril&q=tandarts')), hitsIn(await search('q=bril')))
  for (const asked of ['alles=1', 'pagina=2', 'soort=news', 'letterlijk=1'])
    assert.deepEqual(
      hitsIn(await search(`q=eigen+risico&${asked}&${asked}`)),
      hitsIn(await search(`q=eigen+risico&${asked}`)),
      asked,
    )
})

test('characters that nobody sees are neither shown nor searched for', async () => {
  const unseen = ['\u202e', '\u2066', '\u200b', '\u200d', '\u00ad', '\ufeff', '\u0000', '\u2028', '\u3164']
  const plain = await search('q=bril')
  for (const character of unseen) {
    const html = await search(new URLSearchParams({ q: `${character}bril${character}` }).toString())

    assert.equal(html, plain, encodeURIComponent(character))
  }
  assert.match(await search(new URLSearchParams({ q: 'fysio\u00adtherapie' }).toString()), /“fysiotherapie”/)
  const suggested = await app.inject(`/api/v1/search/suggest?${new URLSearchParams({ q: '\u202efysio' })}`)
  assert.ok(suggested.json().suggestions.length > 0)
})

test('results can be narrowed to one sort of page', async () => {
  const hits = hitsIn(await search('q=eigen+risico&soort=news'))

  assert.ok(hits.length > 0)
  assert.ok(hits.every((path) => path?.startsWith('/over-ons/nieuws/')))
})

test('who finds nothing gets ways on', async () => {
  const html = await search('q=xyzzyqwrt')

  assert.match(html, /Geen resultaten voor “xyzzyqwrt”/)
  assert.match(html, /href="\/contact"/)
})

test('who gets an answer and no pages is not told that there is nothing', async () => {
  for (const [q, answer] of [
    ['mri', /MRI, CT-scan of röntgenfoto in 2026/],
    ['eigen risico 2026&soort=vacancy', /Verplicht eigen risico in 2026/],
  ] as const) {
    const html = await search(`q=${q.replaceAll(' ', '+')}`)

    assert.deepEqual(hitsIn(html), [], q)
    assert.match(html, answer, q)
    assert.match(html, new RegExp(`<p role="status">Dit is het antwoord op “${q.split('&')[0]}”\\.</p>`))
    assert.doesNotMatch(html, /Geen resultaten|\d+ resulta/, q)
    assert.match(html, /Zoek je iets anders\? Probeer een ander of een korter woord\./, q)
  }
})

test('the results are for nobody to index', async () => {
  assert.match(await search('q=risico'), /<meta name="robots" content="noindex"/)
})

const mostMilliseconds = 50

for (const [what, strange] of Object.entries({
  'ten thousand letters': 'a'.repeat(10_000),
  'ten thousand characters of typing errors': 'verzkering zogtoeslag fysioterapei '.repeat(286),
  punctuation: '?!…—.,;:()[]{}/&%'.repeat(40),
  'a regular expression': '^(a+)+$ .* [z-a] \\1 (?<=x) \\p{L}{1000000}',
  HTML: '"><script>alert(1)</script><img src=x onerror=alert(1)>',
  emoji: '👩‍⚕️🦷🧑🏽‍🦽💊'.repeat(20),
  'other scripts': 'здравствуйте النظارات 眼镜 משקפיים',
  'thousands of words': 'een paar woorden '.repeat(1_000),
  'thousands of different words': Array.from({ length: 2_500 }, (_, i) => `w${i}`).join(' '),
  'half characters': '\ud800\udc00\ud800 \u0000 \u202e',
  nothing: ' ',
})) {
  for (const path of ['/zoeken', '/api/v1/search/suggest'])
    test(`${what} at ${path}: an answer within ${mostMilliseconds} ms, and nothing of it is HTML`, async () => {
      const address = `${path}?${new URLSearchParams({ q: strange })}`
      await app.inject(address)

      const answer = await quickestOfThree(address)

      assert.equal(answer.statusCode, address.length > longestAddress ? 414 : 200)
      assert.ok(answer.milliseconds <= mostMilliseconds, `It took ${answer.milliseconds} ms.`)
      assert.doesNotMatch(answer.body, /<script>alert|<img src=x/)
    })
}

async function quickestOfThree(address: string) {
  const answers = []
  for (let i = 0; i < 3; i++) {
    const started = worked()
    const { statusCode, body } = await app.inject(address)
    answers.push({ statusCode, body, milliseconds: worked() - started })
  }
  return answers.reduce((best, next) => (next.milliseconds < best.milliseconds ? next : best))
}

test('strange pages, sorts and doubled words are left aside', async () => {
  for (const question of [
    'q=zorg&pagina=-1',
    'q=zorg&pagina=9999',
    'q=zorg&soort=x',
    'q=a&q=b',
    'pagina=2',
  ]) {
    assert.equal((await app.inject(`/zoeken?${question}`)).statusCode, 200, question)
  }
})

test('suggestions begin with what is typed, with the page they lead to', async () => {
  const { suggestions } = (await app.inject('/api/v1/search/suggest?q=fysio')).json()

  assert.ok(suggestions.length > 0 && suggestions.length <= 8)
  assert.ok(suggestions.some(({ href }: { href: string }) => href.endsWith('/fysiotherapie')))
})

test('a suggestion repeats no page and is not what was typed', async () => {
  const words = new Set(someQuestions.flatMap((query) => query.toLowerCase().split(/[^\p{L}]+/u)))
  const typed = words.values().flatMap((word) => [word.slice(0, 3), word])
  for (const text of new Set(typed)) {
    const { suggestions } = (
      await app.inject(`/api/v1/search/suggest?${new URLSearchParams({ q: text })}`)
    ).json()
    const hrefs: string[] = suggestions.map(({ href }: { href: string }) => href)

    assert.equal(new Set(hrefs).size, hrefs.length, text)
    assert.ok(!hrefs.includes(`/zoeken?${new URLSearchParams({ q: text })}`), text)
  }
})

test('without words there are no suggestions', async () => {
  assert.deepEqual((await app.inject('/api/v1/search/suggest')).json(), { suggestions: [] })
})

for (const kind of testDatabases) {
  test(`on ${kind.name}, a search is written down without who asked`, async () => {
    const database = await kind.newAddress()
    const site = await openTestSite({ database })
    await site.app.inject('/zoeken?q=Logopedie+jan@example.nl')
    await site.close()

    const db = openPatiently(database)
    const rows = await db.selectFrom('search_log').select(['query', 'times']).execute()
    await db.destroy()
    assert.deepEqual(
      rows.map(({ times }) => times),
      [1],
    )
    assert.match(rows[0]?.query ?? '', /^logopedie/)
    assert.doesNotMatch(rows[0]?.query ?? '', /jan|@/)
  })
}

test('a site that can no longer write down its searches ends all the same', async () => {
  const site = await openTestSite()
  await site.app.inject('/zoeken?q=logopedie')
  await site.db.destroy()

  await site.close()

  assert.match(site.log.join(''), /the last searches were not written down/)
})
