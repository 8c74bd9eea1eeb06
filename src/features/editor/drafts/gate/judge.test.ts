import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestSite } from '#test/site.ts'
import type { GateFinding } from './finding.ts'

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

test('all that must be mended is told at once, in the order of the page', async () => {
  const { id } = (await eva.post(`${api}/start`, { path: '/toegankelijkheid' })).json().data
  const { document } = (await eva.get(`${api}/${id}`)).json().data
  const [hero] = document.blocks
  const blocks = [
    { ...hero, lead: '' },
    { kind: 'text', id: 'een', html: '<p>Het kost {{weg}}, en <a href="/weg">hier</a> staat meer.</p>' },
    { kind: 'call-to-action', id: 'twee', title: 'Kom', text: '' },
    {
      ...{ kind: 'tile-slider', id: 'drie', title: 'Tegels' },
      tiles: [
        { title: 'Een', text: 'Meer.', href: '/nergens' },
        { title: '', text: 'Meer.', href: 'elders' },
      ],
    },
    { kind: 'picture', id: 'vier', picture: { name: 'home-hero', alt: '' } },
    { kind: 'text', id: 'vijf', html: '<p>&nbsp;</p>' },
    { kind: 'own-risk', id: 'zes', title: 'Eigen risico', question: 'worth', year: 1926 },
    { kind: 'own-risk', id: 'zeven', title: 'Eigen risico', question: 'worth', year: 20_266 },
  ]

  const asked = { id, document: { ...document, description: '', blocks } }
  const { findings } = (await eva.post(`${api}/check`, asked)).json().data

  assert.deepEqual(
    findings
      .filter(({ severity }: GateFinding) => severity === 'blocks')
      .map(({ blockId, field, message }: GateFinding) => `${blockId} ${field} ${message}`),
    [
      'undefined description Omschrijving: vul dit in.',
      `${hero.id} lead Inleiding: vul dit in.`,
      'een html Er is geen feit met de naam weg.',
      'een html De link /weg leidt naar een pagina die er niet is.',
      'twee text Tekst: vul dit in.',
      'twee button Knop: vul dit in.',
      'drie tiles.0.href Tegel 1, Waarheen: de link /nergens leidt naar een pagina die er niet is.',
      'drie tiles.1.title Tegel 2, Titel: vul dit in.',
      'drie tiles.1.href Tegel 2, Waarheen: kies een pagina, of een adres dat begint met https://, mailto: of tel:.',
      'vier picture.alt Afbeelding, Beschrijving: de afbeelding home-hero heeft geen beschrijving. Vertel wat erop te zien is.',
      'vijf html Vul dit in.',
      'zes year Jaar: vul minstens 2020 in.',
      'zeven year Jaar: vul hooguit 2099 in.',
    ],
  )
})

test('a page without any block, or that begins with another, still hears what else there is to mend', async () => {
  const { id } = (await eva.post(`${api}/start`, { path: '/toegankelijkheid' })).json().data
  const { document } = (await eva.get(`${api}/${id}`)).json().data
  const text = { kind: 'text', id: 'een', html: '<p>Lees <a href="/weg">meer over de zorg</a>.</p>' }

  const asked = { id, document: { ...document, title: '', blocks: [text] } }
  const { findings } = (await eva.post(`${api}/check`, asked)).json().data

  const blocking = findings.filter(({ severity }: GateFinding) => severity === 'blocks')
  assert.deepEqual(
    blocking.map(({ field }: GateFinding) => field),
    [undefined, 'title', 'html'],
  )
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
