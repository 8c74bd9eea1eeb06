import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestDatabase, testDatabases } from '#test/databases.ts'
import { dismissAddress, mostMissed } from '../store.ts'
import { mostOfADay, openMissedAddresses } from './note-missed.ts'

for (const kind of testDatabases) {
  test(`on ${kind.name}, what several processes counted is added up`, async () => {
    const db = await openTestDatabase(kind)
    const [one, other] = [
      openMissedAddresses(db, at('2026-11-17')),
      openMissedAddresses(db, at('2026-11-17')),
    ]
    one.note('/oud')
    one.note('/oud?van=mail')
    other.note('/oud')
    other.note('/ander')

    await Promise.all([one.flush(), other.flush()])

    const counted = await mostMissed(db, '2026-11-01', 10)
    assert.deepEqual(
      counted.map(({ path, times }) => [path, times]),
      [
        ['/oud', 3],
        ['/ander', 1],
      ],
    )
  })

  test(`on ${kind.name}, a day keeps so many addresses, and the least asked go first`, async () => {
    const db = await openTestDatabase(kind)
    const missed = openMissedAddresses(db, at('2026-11-17'))
    for (let turn = 0; turn < 3; turn += 1) {
      for (const path of ['/vaak', '/vaak', '/zelden-a']) missed.note(path)
      for (let number = 0; number < 490; number += 1) missed.note(`/vreemd-${turn}-${inLetters(number)}`)
      await missed.flush()
    }

    const { count } = await db
      .selectFrom('missed_address')
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .executeTakeFirstOrThrow()
    assert.equal(Number(count), mostOfADay)
    assert.deepEqual(
      (await mostMissed(db, '2026-11-01', 2)).map(({ path, times }) => [path, times]),
      [
        ['/vaak', 6],
        ['/zelden-a', 3],
      ],
    )
  })

  test(`on ${kind.name}, addresses are kept for thirty days`, async () => {
    const db = await openTestDatabase(kind)
    for (const day of ['2026-10-17', '2026-10-18']) {
      const missed = openMissedAddresses(db, at(day))
      missed.note(`/van-${day.slice(-2)}`)
      await missed.flush()
    }

    await openMissedAddresses(db, at('2026-11-17')).forgetOld()

    const kept = await mostMissed(db, '2000-01-01', 10)
    assert.deepEqual(
      kept.map(({ path }) => path),
      ['/van-18'],
    )
  })

  test(`on ${kind.name}, what needs nothing stays away, also when it is asked for again`, async () => {
    const db = await openTestDatabase(kind)
    const missed = openMissedAddresses(db, at('2026-11-17'))
    missed.note('/niets-waard')
    await missed.flush()

    assert.equal(await dismissAddress(db, '/niets-waard', new Date()), true)
    assert.equal(await dismissAddress(db, '/nooit-gevraagd', new Date()), false)
    missed.note('/niets-waard')
    await missed.flush()

    assert.deepEqual(await mostMissed(db, '2026-11-01', 10), [])
  })
}

function inLetters(number: number): string {
  return String.fromCharCode(97 + Math.floor(number / 26), 97 + (number % 26))
}

function at(day: string): () => Date {
  return () => new Date(`${day}T12:00:00Z`)
}
