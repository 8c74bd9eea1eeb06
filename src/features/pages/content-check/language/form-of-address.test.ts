import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleCheck, samplePage, withText } from '#test/sample-pages.ts'
import { formOfAddress } from './form-of-address.ts'

function faultsOf(html: string, audience: 'members' | 'organisations' = 'members'): number {
  const { checked, site } = sampleCheck({ ...withText(html), audience })
  return formOfAddress(checked, site).length
}

test('nobody is addressed as u, an organisation neither (TAAL-01)', () => {
  assert.equal(faultsOf('<p>Hier leest u meer.</p>'), 1)
  assert.equal(faultsOf('<p>Vraag het uw werkgever.</p>'), 1)
  assert.equal(faultsOf('<p>Uw team bepaalt het zelf.</p>', 'organisations'), 1)
  assert.equal(faultsOf('<p>Je belt na twee uur. Nu is het rustig.</p>'), 0)
  assert.equal(faultsOf('<p>Praat met jouw team.</p>', 'organisations'), 0)
})

test('what somebody says is left as it was said', () => {
  assert.equal(faultsOf('<blockquote><p>Wilt u koffie?</p></blockquote>'), 0)
  assert.equal(faultsOf('<p>Hij vroeg: ‘Kunt u ’s nachts komen?’ Je zei ja.</p>'), 0)
  assert.equal(faultsOf('<p>Hij zei: ‘Kom maar.’ Wilt u ook?</p>'), 1)
})

test('the title and what is told about a picture are looked at too', () => {
  const { checked, site } = sampleCheck({ title: 'Uw verzekering' })

  assert.equal(formOfAddress(checked, site).length, 1)
})

test('another page may be called by its name', () => {
  const html = '<p>Ze staan bij Wat u zei.</p>'
  const others = [samplePage('/gezegd', { title: 'Wat u zei' })]
  const { checked, site } = sampleCheck(withText(html), others)

  assert.deepEqual(formOfAddress(checked, site), [])
})
