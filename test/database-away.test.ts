import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { inFolder } from '#test/machine/each-database.ts'
import { openLine } from '#test/machine/line.ts'
import { proveCutOff } from '#test/proofs/cut-off.ts'
import { proveDatabaseAway } from '#test/proofs/database-away.ts'
import { assertAllHold } from '#test/proofs/figure.ts'
import { openTestSite } from '#test/site.ts'
import { until } from '#test/within-seconds.ts'

const postgres = testDatabases.find(({ name }) => name === 'postgres')

if (postgres) {
  test('while PostgreSQL is away pages are still served, and all is well by itself when it is back', async () => {
    const address = await postgres.newAddress()
    assert.ok(address.kind === 'postgres')
    const line = await openLine(Number(new URL(address.url).port))
    const url = new URL(address.url)
    url.port = String(line.port)
    const { app, log } = await openTestSite({ database: { kind: 'postgres', url: url.href } })
    assert.equal((await app.inject('/readyz')).statusCode, 200)

    await line.cut()
    assert.equal((await app.inject('/')).statusCode, 200)
    assert.equal((await app.inject('/contact')).statusCode, 200)
    assert.equal((await app.inject('/readyz')).statusCode, 503)

    await line.mend()
    await until(async () => (await app.inject('/readyz')).statusCode, {
      isRight: (code) => code === 200,
      log,
    })
    await app.close()
    await line.cut()
  })

  test('whatever happens to PostgreSQL, pages go on, calls do their work or answer 503, and all is well by itself after it', async () => {
    assertAllHold(await proveDatabaseAway({ away: 1, other: 2 }))
  })

  test('what was accepted while PostgreSQL was cut off at random ends well, by itself', async () => {
    assertAllHold(await inFolder((folder) => proveCutOff(folder, { seconds: 2 })))
  })
}
