import assert from 'node:assert/strict'
import test from 'node:test'
import { withSoftHyphens } from '#features/search/dutch/soft-hyphens.ts'
import { openTestSite } from '#test/site.ts'
import { withBreakableHeadings } from './breakable-headings.ts'

const shown = (html: string) => html.replaceAll('\u00ad', '·')

test('long words break at the joints of compounds and between syllables', () => {
  for (const word of [
    'zorg·ver·zeke·rings·pak·ket·ten',
    'werk·gevers·bijdrage',
    'arbeids·onge·schikt·heid',
    'huis·arts',
    'her·inne·ring',
    'psy·chi·sche',
    'Fysiothe·rapie',
    'operatie',
    'Demon·stra·tie',
    'pro·gramma',
    'dicht·geknoopt',
    'wacht·woord',
    'klach·ten·lijst',
    'ortho·don·tie',
    'beant·woord',
  ])
    assert.equal(shown(withSoftHyphens(word.replaceAll('·', ''))), word)
})

test('only headings get them, and no tag, attribute or short word does', () => {
  const html =
    '<main><h1>Je basisverzekering</h1><p>Basisverzekering</p><header>Basisverzekering</header>' +
    '<h2 id="basisverzekering">Wat <em>verzekeringen</em> &amp; kosten</h2><h3><a href="/basisverzekering">Vergelijk</a></h3></main>'

  assert.equal(
    shown(withBreakableHeadings(html)),
    '<main><h1>Je basis·ver·zeke·ring</h1><p>Basisverzekering</p><header>Basisverzekering</header>' +
      '<h2 id="basisverzekering">Wat <em>ver·zeke·rin·gen</em> &amp; kosten</h2><h3><a href="/basisverzekering">Vergelijk</a></h3></main>',
  )
})

test('what wakes in the browser keeps the words that it was drawn with', () => {
  const html =
    '<main><h2>Zorgverzekering</h2><site-island module="form"><h2>Zorgverzekering</h2></site-island><h2>Zorgverzekering</h2></main>'

  assert.equal(
    shown(withBreakableHeadings(html)),
    '<main><h2>Zorg·ver·zeke·ring</h2><site-island module="form"><h2>Zorgverzekering</h2></site-island><h2>Zorg·ver·zeke·ring</h2></main>',
  )
})

test('what stands around the main part of a page, and the redactie, are drawn as they are', async () => {
  const site = await openTestSite()
  const eva = await site.signIn('eva')
  const page = (await eva.get('/zorgverzekering')).body
  const [before = '', rest = ''] = page.split('<main')
  const [main = '', after = ''] = rest.split('</main>')

  assert.match(main, /<h1[^>]*>[^<]*\u00ad/)
  assert.doesNotMatch(before + after, /\u00ad/)
  assert.doesNotMatch((await eva.get('/redactie')).body, /\u00ad/)
  await site.close()
})
