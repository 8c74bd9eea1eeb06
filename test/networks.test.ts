import assert from 'node:assert/strict'
import test from 'node:test'
import { limits } from '#features/limits/limit.ts'
import { newClient } from '#test/client.ts'
import { openSites } from '#test/sites.ts'

const sites = await openSites()

for (const { kind, site } of sites) {
  test(`on ${kind.name}, who has a whole IPv6 network tries as often as who has one address (AUTH-10)`, async () => {
    const logInFrom = async (address: string, number: number) => {
      const browser = newClient(site.app, address)
      const typed = { loginName: `n${number}@example.nl`, password: 'een fout wachtwoord' }
      return (await browser.post('/actions/users/login', typed)).statusCode
    }

    const tries = []
    for (let number = 0; number < limits.logInsPerIp.most; number++)
      tries.push(await logInFrom(`2001:db8:1:2:${number.toString(16)}::1`, number))

    assert.deepEqual(new Set(tries), new Set([400]))
    assert.equal(await logInFrom('2001:db8:1:2:abcd:1:2:3', 1_000), 429)
    assert.equal(await logInFrom('2001:db8:1:3::1', 1_001), 400)
    assert.equal(await logInFrom('::ffff:192.0.2.1', 1_002), 400)
  })
}
