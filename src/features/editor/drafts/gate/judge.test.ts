import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestSite } from '#test/site.ts'

const api = '/api/v1/redactie/drafts'
const site = await openTestSite()
const eva = await site.signIn('eva')

const refused: [called: string, sentence: RegExp][] = [
  ['{{weg}}', /Er is geen feit met de naam weg\./],
  ['{{{eigen-risico}}}', /Zet de naam van een feit tussen \{\{ en \}\}/],
  ['{{premie vgz-natura vgz-natura 2026}}', /Niemand heeft vgz-natura en vgz-natura samen\./],
  ['{{premie vgz-natura cz-natura 2026}}', /Niemand heeft vgz-natura en cz-natura samen\./],
  ['{{premie plus compleet 2026}}', /Niemand heeft plus en compleet samen\./],
  ['{{eigen-risico 2026 - € 900}}', /komt onder nul uit/],
]

for (const [called, sentence] of refused) {
  test(`${called} does not go live`, async () => {
    const answer = await publish(called)

    assert.equal(answer.statusCode, 400)
    assert.match(answer.body, sentence)
    assert.doesNotMatch((await site.visit().get('/contact')).body, /Dit bedrag geldt/)
  })
}

test('what people can have together and pay does go live', async () => {
  assert.equal((await publish('{{premie vgz-natura plus tand-1 2026}}')).statusCode, 200)
  assert.match((await site.visit().get('/contact')).body, /Dit bedrag geldt in 2026: €\u00a0\d+,\d\d\./)
})

async function publish(called: string) {
  const { id } = (await eva.post(`${api}/start`, { path: '/contact' })).json().data
  const { revision, document } = (await eva.get(`${api}/${id}`)).json().data
  const text = { kind: 'text', id: 'bedrag', html: `<p>Dit bedrag geldt in 2026: ${called}.</p>` }
  const others = document.blocks.filter((block: { id: string }) => block.id !== 'bedrag')
  const saved = await eva.post(`${api}/save`, {
    ...{ id, revision },
    document: { ...document, blocks: [...others, text] },
  })
  assert.equal(saved.statusCode, 200, saved.body)
  return eva.post(`${api}/publish`, { id, revision: saved.json().data.revision })
}
