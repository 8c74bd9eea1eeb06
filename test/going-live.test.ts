import assert from 'node:assert/strict'
import { dirname } from 'node:path'
import test from 'node:test'
import type { DatabaseAddress } from '#database/database.ts'
import { samplePassword, samples } from '#features/account/samples.ts'
import { samplePage } from '#features/pages/samples.ts'
import { openPatiently, testDatabases } from '#test/databases.ts'
import { until } from '#test/within-seconds.ts'
import { behindNginx } from '../scripts/proof/behind-nginx.ts'
import { findProgram } from '../scripts/proof/programs.ts'
import type { SiteProcess } from '../scripts/proof/site-process.ts'
import { newVisitor, type Visitor } from '../scripts/proof/visitor.ts'
import { startSite, untilReady } from './site-process.ts'

const rounds = 2

for (const kind of testDatabases) {
  test(`on ${kind.name}, what an editor publishes is seen and found on two processes within seconds, now or at the planned time`, async () => {
    const address = await kind.newAddress()
    const sites = [await startReadySite(address), await startReadySite(address)]
    const eva = newVisitor(sites[0]?.address ?? '')
    await eva.logIn(samples.eva.email, samplePassword)

    for (let round = 1; round <= rounds; round++) {
      await publish(eva, `/meteen-${round}`, `Kwispelstaart ${round}`)
      await areLive(sites, `/meteen-${round}`, 'kwispelstaart', new Date())

      const soon = new Date(Date.now() + 1_000)
      await publish(eva, `/straks-${round}`, `Regenboogtrui ${round}`, soon)
      await areLive(sites, `/straks-${round}`, 'regenboogtrui', soon)
    }

    await using db = openPatiently(address)
    const published = db.selectFrom('past_version').select('path').where('event', '=', 'published')
    assert.equal((await published.execute()).length, 2 * rounds, 'each is published by one process')
  })
}

test('behind nginx, what was published is seen too', {
  skip: findProgram('nginx') ? false : 'nginx is not on this machine',
}, async () => {
  await behindNginx(async ({ site, nginx }) => {
    const look = async () => (await fetch(`${nginx.address}/achter-nginx`)).status
    const eva = newVisitor(site.address)
    await eva.logIn(samples.eva.email, samplePassword)
    assert.equal(await look(), 404)

    await publish(eva, '/achter-nginx', 'Kwispelstaart')

    await until(look, { isRight: (status) => status === 200 })
  })
})

async function startReadySite(address: DatabaseAddress): Promise<SiteProcess> {
  const environment: Record<string, string> =
    address.kind === 'sqlite' ? { DATA_DIR: dirname(address.file) } : { DATABASE_URL: address.url }
  const site = await startSite(environment)
  await untilReady(site)
  return site
}

const drafts = '/api/v1/redactie/drafts'
type Kept = { id: string; revision: number }

async function publish(eva: Visitor, path: string, title: string, at?: Date): Promise<void> {
  const { id } = (await eva.post(`${drafts}/start`, { path })).body.data as Kept
  const draft = { id, revision: 1, document: samplePage(path, { title }) }
  const { revision } = (await eva.post(`${drafts}/save`, draft)).body.data as Kept
  const published = await eva.post(`${drafts}/publish`, { id, revision, ...(at && { at: at.toISOString() }) })
  assert.equal(published.status, 200, JSON.stringify(published.body))
}

async function areLive(sites: SiteProcess[], path: string, word: string, since: Date): Promise<void> {
  const isSeen = async (site: string) => (await fetch(site + path)).ok
  const isFound = async (site: string) =>
    (await (await fetch(`${site}/zoeken?q=${word}`)).text()).includes(`href="${path}"`)

  for (const isLive of [isSeen, isFound])
    await Promise.all(sites.map(({ address }) => until(() => isLive(address))))
  const seconds = (Date.now() - since.getTime()) / 1_000
  // Five is the promise on a machine that has nothing else to do.
  assert.ok(seconds >= 0 && seconds <= 120, `${path} was live after ${seconds} seconds`)
}
