import assert from 'node:assert/strict'
import { dirname } from 'node:path'
import test from 'node:test'
import { type DatabaseAddress, openDatabase } from '#database/database.ts'
import { testDatabases } from '#database/test-databases.ts'
import { publishPage } from '#features/pages/flows/publish-page.ts'
import { samplePage } from '#features/pages/samples.ts'
import { startSite, until, untilReady } from './site-process.ts'

const secondsToFind = 5

for (const kind of testDatabases) {
  test(`on ${kind.name}, what is published is found within ${secondsToFind} seconds, on both of two processes`, async () => {
    const address = await kind.newAddress()
    const first = await startSite(settingsFor(address))
    await untilReady(first)
    const second = await startSite(settingsFor(address))
    await untilReady(second)
    const hasFound = async (site: { address: string }) =>
      (await (await fetch(`${site.address}/zoeken?q=kwispelstaarten`)).text()).includes('href="/blije-hond"')
    assert.deepEqual(await Promise.all([first, second].map(hasFound)), [false, false])

    await using db = openDatabase(address)
    const page = samplePage('/blije-hond', { title: 'Hoe een hond kwispelstaart' })
    assert.equal((await publishPage(db, page, new Date())).outcome, 'published')

    await Promise.all([first, second].map((site) => until(() => hasFound(site), secondsToFind)))
  })
}

function settingsFor(address: DatabaseAddress): Record<string, string> {
  return address.kind === 'sqlite' ? { DATA_DIR: dirname(address.file) } : { DATABASE_URL: address.url }
}
