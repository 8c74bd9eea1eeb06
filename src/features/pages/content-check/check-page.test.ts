import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleCheck, samplePage, withBlocks } from '#test/sample-pages.ts'
import { checkPage } from './check-page.ts'

const { site } = sampleCheck({}, [samplePage('/', { related: ['/proef'] })])

async function messagesOf(changes: Parameters<typeof samplePage>[1]): Promise<string[]> {
  return (await checkPage(samplePage('/proef', changes), site)).map(({ message }) => message)
}

test('a sound page gives no findings', async () => {
  assert.deepEqual(await messagesOf({}), [])
})

test('a page that cannot be read says why, before any other rule', async () => {
  assert.deepEqual(await messagesOf({ title: '{{weg}}' }), ['Titel: er is geen feit met de naam weg.'])
  assert.deepEqual(await messagesOf({ description: 'Te kort.' }), [
    'De omschrijving heeft 8 tekens. Maak er 40 tot 170 van.',
  ])
  assert.match(
    (await messagesOf(withBlocks({ kind: 'text', id: 'a', html: '<b>' })))[0] ?? '',
    /^De pagina klopt niet: /,
  )
})

test('every rule has its say', async () => {
  const findings = await messagesOf({
    ...withBlocks({
      kind: 'text',
      id: 'a',
      html: '<h3>Uw shift</h3><p>Het kost € 5. <a href="/weg">Klik hier</a></p>',
    }),
  })

  assert.equal(findings.length, 6)
})
