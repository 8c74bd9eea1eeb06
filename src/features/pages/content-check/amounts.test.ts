import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleCheck, withText } from '#test/sample-pages.ts'
import { amountsWithoutYear } from './amounts.ts'

test('an amount without its year is told with its sentence and its field', () => {
  const { checked, site } = sampleCheck(withText('<p>In 2026 betaal je € 385. Daarna betaal je € 400.</p>'))

  assert.deepEqual(amountsWithoutYear(checked, site), [
    {
      message: 'Bij een bedrag hoort het jaar, en dat staat hier niet: “Daarna betaal je € 400.”',
      text: 'Daarna betaal je € 400.',
      block: 'tekst',
      field: 'html',
    },
  ])
})
