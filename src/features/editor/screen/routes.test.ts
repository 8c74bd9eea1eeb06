import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestSite } from '#test/site.ts'

const site = await openTestSite()
const eva = await site.signIn('eva')

test('the screen gets every kind of block, the pages, the insurance data and the facts of the year', async () => {
  const { data } = (await eva.get('/api/v1/redactie/workbench')).json()

  assert.ok(data.blocks.some((block: { kind: string }) => block.kind === 'hero'))
  assert.equal(data.gathered.pages['/zorgverzekering/eigen-risico'].title, 'Eigen risico')
  assert.ok(data.gathered.insurance.products.length > 3)
  const fact = data.facts.find(({ name }: { name: string }) => name === 'eigen-risico 2026')
  assert.match(`${fact.label} ${fact.text}`, /eigen risico.*2026.*385/i)
  const next = data.facts.find(({ name }: { name: string }) => name === 'eigen-risico 2027')
  assert.deepEqual([fact.isProvisional, next.isProvisional], [false, true])
  const discount = data.facts.find(({ name }: { name: string }) => name === 'korting vrijwillig-500 2026')
  assert.equal(discount.cents, 18_00)
})

test('pictures and films come by name, what is not there does not', async () => {
  const asked = { pictures: ['werkdruk', 'bestaat-niet'], films: ['eigen-risico'] }

  const { data } = (await eva.post('/api/v1/redactie/gathered', asked)).json()

  assert.deepEqual([Object.keys(data.pictures), Object.keys(data.films)], [['werkdruk'], ['eigen-risico']])
})

test('the editing screen relaxes styles and nothing else, and only for itself (HDR-02)', async () => {
  const policyOf = async (path: string) =>
    new Map(
      String((await eva.get(path)).headers['content-security-policy'])
        .split('; ')
        .map((directive) => directive.split(/ (.*)/) as [string, string]),
    )
  const screen = await policyOf('/redactie/paginas/x/bewerken')
  const others = await Promise.all(['/', '/zorgverzekering', '/inloggen', '/redactie'].map(policyOf))

  for (const other of others) {
    assert.deepEqual([other.get('style-src'), other.get('trusted-types')], ["'self'", "'none'"])
    const changed = [...screen].filter(([name, value]) => other.get(name) !== value)
    assert.deepEqual(changed, [
      ['style-src', "'self' 'unsafe-inline'"],
      ['trusted-types', 'default'],
    ])
  }
})
