import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import test, { after } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { openTestSite } from '#test/site.ts'
import { until } from '#test/within-seconds.ts'
import { samplePassword } from '../samples.ts'
import { HasherBusy, openHasher } from './hasher.ts'

test('what was hashed is recognised, and nothing else', async () => {
  const hasher = openHasher({ most: 1 })
  after(hasher.close)

  const hash = await hasher.hash(samplePassword)

  assert.deepEqual(
    [await hasher.verify(samplePassword, hash), await hasher.verify('fout', hash)],
    [true, false],
  )
})

test('one too many is told at once that it is busy, and those who wait are served', async () => {
  const hasher = openHasher({ most: 1 })
  after(hasher.close)
  const waiting = Array.from({ length: 302 }, () => hasher.hash(samplePassword))
  for (const one of waiting) one.catch(() => undefined)

  let done = 0
  for (const one of waiting) void one.then(() => done++).catch(() => undefined)
  await assert.rejects(hasher.hash(samplePassword), HasherBusy)

  assert.equal(done, 0)
  assert.match(await (waiting[0] ?? ''), /^\$argon2id/)
})

test('pages go on while passwords are hashed: the event loop keeps turning', async () => {
  const hasher = openHasher({ most: 1 })
  after(hasher.close)
  await hasher.hash('warm')
  let isDone = false
  let turns = 0

  // No more than the thread takes at once: whoever waits for it may wait too long.
  const work = Promise.all([1, 2].map(() => hasher.hash(samplePassword))).finally(() => {
    isDone = true
  })
  while (!isDone) {
    await setImmediate()
    turns += 1
  }
  await work

  assert.ok(turns >= 12, `${turns} turns during two hashes`)
})

test('threads that rest are ended, and whoever comes after it is served by a new one', {
  skip: process.platform === 'linux' ? false : 'only Linux tells which threads there are',
}, async () => {
  const hasher = openHasher({ most: 1, secondsOfRest: 0 })
  after(hasher.close)
  const workers = () =>
    readdirSync('/proc/self/task').filter((id) =>
      readFileSync(`/proc/self/task/${id}/comm`, 'utf8').startsWith('WorkerThread'),
    ).length

  for (const round of [1, 2]) {
    assert.match(await hasher.hash(samplePassword), /^\$argon2id/, `round ${round}`)
    await until(async () => workers() === 0)
  }
})

test('a hash in a form that we do not know fails that one check, and the next works', async () => {
  const hasher = openHasher({ most: 1 })
  after(hasher.close)

  const unknown = hasher.verify(samplePassword, 'geen hash')
  const next = hasher.hash(samplePassword)

  await assert.rejects(unknown)
  assert.match(await next, /^\$argon2id/)
})

test('a login that cannot be checked in time answers 503 with Retry-After', async () => {
  const site = await openTestSite({ hasher: 'real', environment: { TRUST_PROXY: '127.0.0.1' } })
  const browser = site.visit()
  const token = await browser.token()
  const post = (loginName: string, ip: string) =>
    browser.post(
      '/actions/users/login',
      { loginName, password: samplePassword },
      { 'x-csrf-token': token, 'x-forwarded-for': ip },
    )

  const crowd = Array.from({ length: 330 }, (_, n) => post(`lid${n}@example.nl`, `10.0.${n % 5}.1`))
  const busy = await Promise.any(
    crowd.map(async (one) => ((await one).statusCode === 503 ? one : Promise.reject())),
  )

  assert.deepEqual(Object.keys(busy.json()).sort(), ['errorCode', 'message'])
  assert.equal(busy.json().errorCode, 'unavailable')
  assert.match(String(busy.headers['retry-after']), /^\d+$/)
  await Promise.allSettled(crowd)
})
