import assert from 'node:assert/strict'
import { connect } from 'node:net'
import test from 'node:test'
import pg from 'pg'
import { testDatabases } from '#test/databases.ts'
import { startSite, untilReady } from '#test/test-process.ts'
import { until } from '#test/within-seconds.ts'

const postgres = testDatabases.find(({ name }) => name === 'postgres')

test('a wrong setting stops the start with one sentence that names it', async () => {
  const site = await startSite({ LOG_LEVEL: 'luid' })

  assert.equal(await site.exit, 1)
  assert.match(site.output(), /^The site cannot start: LOG_LEVEL must be one of [^\n]+\.\n$/)
})

test('the site prints its address, a sample member and the mailbox, and ends by itself when asked, whoever holds a connection open', async () => {
  const site = await startSite()
  await untilReady(site)
  assert.match(site.output(), new RegExp(`The site is at +${site.address}`))
  assert.match(site.output(), /anna@example\.nl with password: zorgzame pinguin 27/)
  assert.match(site.output(), /\/postvak/)
  const port = Number(new URL(site.address).port)
  const idle = connect(port, '127.0.0.1')
  idle.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const unfinished = connect(port, '127.0.0.1')
  unfinished.write('GET / HTTP/1.1\r\nHost: ')
  await new Promise((resolve) => idle.once('data', resolve))

  site.child.kill('SIGTERM')

  assert.equal(await site.exit, 0)
  idle.destroy()
  unfinished.destroy()
})

if (postgres) {
  test('an answer in flight is finished before the site ends', async () => {
    const address = await postgres.newAddress()
    assert.ok(address.kind === 'postgres')
    const site = await startSite({ DATABASE_URL: address.url })
    await untilReady(site)
    const holder = new pg.Client({ connectionString: address.url })
    await holder.connect()
    await holder.query('begin; lock table site_version in access exclusive mode')

    const answer = fetch(`${site.address}/readyz`)
    await until(async () => (await waitingFor(holder)) > 0)
    site.child.kill('SIGTERM')
    await until(async () => site.output(), { isRight: (output) => output.includes('"msg":"stopping"') })
    await holder.query('commit')

    // 503 where the machine is so busy that the question itself had waited too long by now.
    assert.ok([200, 503].includes((await answer).status))
    assert.equal(await site.exit, 0)
    await holder.end()
  })

  test('several processes may start at once on one empty database', async () => {
    const address = await postgres.newAddress('nothing')
    assert.ok(address.kind === 'postgres')
    const url = address.url
    const sites = await Promise.all([1, 2, 3].map(() => startSite({ DATABASE_URL: url })))

    await Promise.all(sites.map(untilReady))

    for (const site of sites) assert.equal((await fetch(`${site.address}/zorgverzekering`)).status, 200)
    for (const site of sites) site.child.kill('SIGTERM')
    assert.deepEqual(await Promise.all(sites.map(({ exit }) => exit)), [0, 0, 0])
  })
}

/** In this database: other tests wait for each other on the same server. */
async function waitingFor(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as waiting from pg_locks join pg_database on pg_database.oid = database
    where not granted and datname = current_database()`,
  )
  return rows[0].waiting
}
