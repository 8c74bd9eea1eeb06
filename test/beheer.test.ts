import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { DatabaseAddress } from '#database/database.ts'
import { samples } from '#features/account/samples.ts'
import { testDatabases } from '#test/databases.ts'
import { openTestSite } from '#test/site.ts'
import { siteEnvironment } from '../scripts/prepare.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

for (const kind of testDatabases)
  test(`on ${kind.name}, who runs the site logs a member out everywhere, and nobody else (SES-07)`, async () => {
    const database = await kind.newAddress()
    const site = await openTestSite({ database })
    const browsers = [await site.signIn('anna'), await site.signIn('anna'), await site.signIn('bram')]

    const said = await operate(database, 'lid', 'uitloggen', samples.anna.email)

    assert.equal(said, `${samples.anna.email} is overal uitgelogd.\n`)
    const states = browsers.map(async (browser) => (await browser.get('/api/v1/user/status')).json())
    assert.deepEqual(
      (await Promise.all(states)).map(({ authenticated }) => authenticated),
      [false, false, true],
    )
    const [event] = await site.db
      .selectFrom('security_event')
      .select(['outcome', 'actor_id'])
      .where('event', '=', 'session-end')
      .execute()
    assert.deepEqual({ ...event }, { outcome: 'by-us', actor_id: null })
    const { body } = await (await site.signIn('anna')).get('/mijn-account/veiligheid')
    assert.match(body, /Uitloggen op een ander apparaat: gedaan door ons, op al je apparaten/)
    assert.match(await operate(database, 'lid', 'uitloggen', 'niemand@example.nl'), /heeft geen account/)
    await assert.rejects(operate(database, 'lid', 'uitloggen'), /Gebruik:/)
  })

async function operate(database: DatabaseAddress, ...words: string[]): Promise<string> {
  const place: NodeJS.ProcessEnv =
    database.kind === 'sqlite' ? { DATA_DIR: dirname(database.file) } : { DATABASE_URL: database.url }
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/beheer.ts', ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, ...siteEnvironment, ...place },
  })
  return stdout
}
