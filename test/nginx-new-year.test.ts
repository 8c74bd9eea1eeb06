import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { getFacts } from '#features/insurance/facts.ts'
import { sharedSecondsAt } from '#features/insurance/shared-seconds.ts'
import { startNginx } from '#test/machine/nginx.ts'
import { findProgram } from '#test/machine/programs.ts'
import { freePort } from '#test/machine/throw-away-postgres.mjs'
import { sampleFacts } from '#test/sample-facts.ts'
import { until } from '#test/within-seconds.ts'

const skip = findProgram('nginx') ? false : 'nginx is not on this machine'
const site = skip ? undefined : await openSite()
const address = site && (await openNginx(site.port))

test('no copy of nginx outlives the year, also not for who asks while another waits for the new page', {
  skip,
}, async () => {
  assert.ok(site && address)
  const ask = async () => (await fetch(address)).text()
  assert.equal(await ask(), 'Dit is 2026')
  // nginx keeps it, for a second: on a busy machine that is over before the next asks.
  await until(async () => {
    const asked = site.asked()
    assert.equal(await ask(), 'Dit is 2026')
    return site.asked() === asked
  })

  site.setClock('2026-12-31T22:59:56Z')
  await until(async () => !(await fetch(address)).headers.get('cache-control')?.includes('s-maxage'))
  for (let time = 0; time < 3; time++) {
    const before: number = site.asked()
    assert.equal(await ask(), 'Dit is 2026')
    assert.equal(site.asked(), before + 1, 'no new copy is made just before midnight')
  }

  site.setClock('2026-12-31T23:00:00Z')
  const release = site.hold()
  const told: string[] = []
  const answers = [ask(), ask()].map(async (answer) => told.push(await answer))
  await until(async () => site.waiting() + told.length === 2)
  release()
  await Promise.all(answers)

  assert.deepEqual(told, ['Dit is 2027', 'Dit is 2027'])
})

/** Says which year it is by its own clock, and how long that may be kept as our site does. */
async function openSite() {
  const facts = getFacts(sampleFacts(), '2026-12-31')
  let [clock, asked] = [new Date('2026-12-31T20:00:00Z'), 0]
  let held: ServerResponse[] | undefined
  const answer = (response: ServerResponse) => {
    const seconds = clock < new Date('2026-12-31T23:00:00Z') ? sharedSecondsAt(clock, facts, 1) : 1
    const shared = seconds > 0 ? `, s-maxage=${seconds}` : ''
    response.setHeader('cache-control', `public, max-age=0${shared}, must-revalidate`)
    response.end(`Dit is ${new Date(clock.getTime() + 3_600_000).getUTCFullYear()}`)
  }
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.end()
    asked += 1
    if (held) held.push(response)
    else answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  after(() => server.close())
  return {
    port: (server.address() as AddressInfo).port,
    asked: () => asked,
    waiting: () => held?.length ?? 0,
    setClock: (now: string) => {
      clock = new Date(now)
    },
    hold: () => {
      held = []
      return () => {
        for (const response of held ?? []) answer(response)
        held = undefined
      }
    },
  }
}

async function openNginx(port: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'izz-new-year-'))
  const nginx = await startNginx(join(folder, 'nginx'), await freePort(), [port, port])
  after(async () => {
    await nginx.stop()
    await rm(folder, { recursive: true, force: true })
  })
  return nginx.address
}
