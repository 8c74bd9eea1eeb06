import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleCheck, withText } from '#test/sample-pages.ts'
import { emptyLinkWords } from './link-words.ts'

function faultsOf(label: string): number {
  const { checked, site } = sampleCheck(withText(`<p><a href="/proef">${label}</a></p>`))
  return emptyLinkWords(checked, site).length
}

for (const label of [
  'Klik hier',
  'hier',
  'Lees meer',
  'lees&nbsp;meer …',
  '<strong>Meer informatie</strong>',
]) {
  test(`${label} tells nobody where a link leads (TAAL-03)`, () => {
    assert.equal(faultsOf(label), 1)
  })
}

for (const label of ['Lees meer over nachtdiensten', '0800-0113', 'Eigen risico']) {
  test(`${label} is enough to know where a link leads`, () => {
    assert.equal(faultsOf(label), 0)
  })
}
