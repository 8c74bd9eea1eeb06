import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { dirname } from 'node:path'
import test from 'node:test'
import type { DatabaseAddress } from '#database/database.ts'
import { samplePassword, samples } from '#features/account/samples.ts'
import { openPatiently, testDatabases } from '#test/databases.ts'
import { behindNginx } from '#test/machine/behind-nginx.ts'
import { findProgram } from '#test/machine/programs.ts'
import type { SiteProcess } from '#test/machine/site-process.ts'
import { type Answer, loggedIn, onceAnswered, type Visitor } from '#test/machine/visitor.ts'
import { samplePage } from '#test/sample-pages.ts'
import { startSite, untilReady } from '#test/test-process.ts'
import { until } from '#test/within-seconds.ts'

const rounds = 2

for (const kind of testDatabases) {
  test(`on ${kind.name}, what an editor publishes is seen and found on two processes within seconds, now or at the planned time`, async () => {
    const address = await kind.newAddress()
    const sites = [await startReadySite(address), await startReadySite(address)]
    const eva = await loggedIn(sites[0]?.address ?? '', samples.eva.email, samplePassword)

    for (let round = 1; round <= rounds; round++) {
      await publish(eva, `/meteen-${round}`, `Kwispelstaart ${round}`)
      await areLive(sites, `/meteen-${round}`, 'kwispelstaart')

      const planned = await plan(eva, `/straks-${round}`, `Regenboogtrui ${round}`)
      await areLive(sites, `/straks-${round}`, 'regenboogtrui')
      assert.ok(Date.now() >= planned, 'it was live before its time')
    }

    await using db = openPatiently(address)
    const published = db.selectFrom('past_version').select('path').where('event', '=', 'published')
    assert.equal((await published.execute()).length, 2 * rounds, 'each is published by one process')
  })
}

test('behind nginx, what was published is seen too, and who works at a concept hears of the other', {
  skip: findProgram('nginx') ? false : 'nginx is not on this machine',
}, async () => {
  await behindNginx(async ({ site, nginx }) => {
    const look = async () => (await fetch(`${nginx.address}/achter-nginx`)).status
    const eva = await loggedIn(site.address, samples.eva.email, samplePassword)
    assert.equal(await look(), 404)

    await publish(eva, '/achter-nginx', 'Kwispelstaart')

    await until(look, { isRight: (status) => status === 200 })

    const { id } = await save(eva, '/samen-achter-nginx', 'Samen')
    const other = (await loggedIn(site.address, samples.eva.email, samplePassword)).at(nginx.address)
    const tell = (who: Visitor, blockId: string) => post(who, 'present', { id, tab: randomUUID(), blockId })
    assert.equal((await tell(eva.at(nginx.address), 'begin')).status, 200)
    const { data } = (await tell(other, 'tekst')).body as { data: { others: unknown[] } }
    assert.deepEqual(data.others, [{ name: 'Eva Smit', blockId: 'begin', isOwn: true }])
  })
})

async function startReadySite(address: DatabaseAddress): Promise<SiteProcess> {
  const environment: Record<string, string> =
    address.kind === 'sqlite' ? { DATA_DIR: dirname(address.file) } : { DATABASE_URL: address.url }
  const site = await startSite(environment)
  await untilReady(site)
  return site
}

type Kept = { id: string; revision: number }

function post(eva: Visitor, act: string, values: object): Promise<Answer> {
  return onceAnswered(() => eva.post(`/api/v1/redactie/drafts/${act}`, values))
}

async function save(eva: Visitor, path: string, title: string): Promise<Kept> {
  const { id } = (await post(eva, 'start', { path })).body.data as Kept
  const draft = { id, revision: 1, document: samplePage(path, { title }) }
  const { revision } = (await post(eva, 'save', draft)).body.data as Kept
  return { id, revision }
}

async function publish(eva: Visitor, path: string, title: string): Promise<void> {
  const published = await post(eva, 'publish', await save(eva, path, title))
  assert.equal(published.status, 200, JSON.stringify(published.body))
}

/** As soon as may be: a busy machine hears of a moment after it was. */
async function plan(eva: Visitor, path: string, title: string): Promise<number> {
  const draft = await save(eva, path, title)
  for (let seconds = 1; ; seconds *= 2) {
    const at = Date.now() + seconds * 1_000
    const { status, body } = await post(eva, 'publish', { ...draft, at: new Date(at).toISOString() })
    if (status === 200) return at
    assert.match(JSON.stringify(body), /Kies een tijd die nog komt/)
  }
}

async function areLive(sites: SiteProcess[], path: string, word: string): Promise<void> {
  const isSeen = async (site: string) => (await fetch(site + path)).ok
  const isFound = async (site: string) =>
    (await (await fetch(`${site}/zoeken?q=${word}`)).text()).includes(`href="${path}"`)

  for (const isLive of [isSeen, isFound])
    await Promise.all(sites.map(({ address }) => until(() => isLive(address))))
}
