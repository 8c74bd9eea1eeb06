import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleCheck, samplePage, withBlocks, withText } from '#test/sample-pages.ts'
import { checkPage } from './check-page.ts'

const { site } = sampleCheck({}, [samplePage('/', { related: ['/proef'] })])

function findingsIn(changes: Parameters<typeof samplePage>[1]) {
  return checkPage(samplePage('/proef', changes), site)
}

const tile = { title: 'Tegel', text: 'Woorden over deze tegel.', href: '/' }

test('two items with the same fault are told one by one, each by its own name and field', async () => {
  const tiles = [{ ...tile, href: '/weg' }, tile, { ...tile, href: '/weg' }]

  const findings = await findingsIn(withBlocks({ kind: 'tile-slider', id: 'rij', title: 'Rij', tiles }))

  assert.deepEqual(
    findings.map(({ message, block, field }) => ({ message, block, field })),
    [1, 3].map((number) => ({
      message: `Tegel ${number}, Waarheen: de link /weg leidt naar een pagina die er niet is.`,
      block: 'rij',
      field: `tiles.${number - 1}.href`,
    })),
  )
})

test('a fault in a text, in a picture or of the page itself is told by the name of its field', async () => {
  const picture = { name: 'samen', alt: '' }
  const findings = await findingsIn({
    blocks: [
      ...samplePage('/proef').blocks,
      { kind: 'text', id: 'tekst', html: '<h3>Uw premie</h3><p>Het kost € 5.</p>' },
      { kind: 'picture', id: 'beeld', picture },
    ],
    related: ['/weg'],
  })

  const told = new Map(findings.map(({ field, message }) => [`${field} ${message.split(/[“‘]/)[0]}`, field]))
  assert.deepEqual(
    [...told.keys()],
    [
      'related.0 Pagina 1: de link /weg leidt naar een pagina die er niet is.',
      'picture.alt Afbeelding, Beschrijving: de afbeelding samen heeft geen beschrijving. Vertel wat erop te zien is.',
      'html De kop ',
      'html Bij een bedrag hoort het jaar, en dat staat hier niet: ',
      'html We schrijven ',
    ],
  )
})

test('a fact that nobody knows is told at the field that names it', async () => {
  const items = [{ id: 'een', question: 'Wat is {{weg}}?', html: '<p>Dat is {{ook-weg}}.</p>' }]

  const findings = await findingsIn(withBlocks({ kind: 'collapsible-list', id: 'lijst', title: 'A', items }))

  assert.deepEqual(
    findings.map(({ message, field }) => [field, message]),
    [
      ['items.0.question', 'Vraag 1, Vraag: er is geen feit met de naam weg.'],
      ['items.0.html', 'Vraag 1, Antwoord: er is geen feit met de naam ook-weg.'],
    ],
  )
})

test('what reads the same at the same place is told once', async () => {
  const findings = await findingsIn(withText('<p><a href="/weg">Een</a> en <a href="/weg">twee</a>.</p>'))

  assert.deepEqual(
    findings.map(({ message }) => message),
    ['De link /weg leidt naar een pagina die er niet is.'],
  )
})
