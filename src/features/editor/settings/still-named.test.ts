import assert from 'node:assert/strict'
import test from 'node:test'
import { insurance } from '../../../../content/insurance/insurance.ts'
import { thingsGone } from './insurance-things.ts'
import { placeOf, stillNamed } from './still-named.ts'

const products = insurance.products.filter(({ id }) => id !== 'tand-3')
const [tand3] = thingsGone(insurance, { ...insurance, products })

test('a product is found where a text names it with others, in a sum, by its year or alone', () => {
  for (const text of [
    '{{jaarpremie vgz-natura plus tand-3 2026}}',
    '{{premie vgz-natura tand-3}}',
    '{{jaarpremie tand-3 2026 + € 160}}',
    '{{jaar premie plus tand-3}}',
    '{{premie tand-3 2026}}',
    '{{premie-tand-3-2026}}',
  ]) {
    const place = placeOf('/pagina', { html: `<p>Het kost ${text}.</p>` })
    assert.equal(stillNamed(tand3?.marks ?? [], [place]), 'Hier staat het nog: /pagina.', text)
  }
})

test('it is not found where a text names another', () => {
  const place = placeOf('/pagina', { html: '<p>{{jaarpremie vgz-natura plus tand-2 2026}} in {{jaar}}</p>' })

  assert.equal(stillNamed(tand3?.marks ?? [], [place]), undefined)
})
