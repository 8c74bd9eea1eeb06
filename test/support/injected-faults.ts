import assert from 'node:assert/strict'

/**
 * The database fails at one statement of an act, at each in turn: at the first question, inside the transaction, at its
 * commit. Afterwards all is as before or as after; nothing stands half-way, and the next try succeeds.
 */
export type Act = {
  name: string
  prepare: () => Promise<() => Promise<{ statusCode: number }>>
  /** It needs no transaction. */
  isByItself?: true
}

/** How much there is of everything that an act changes. */
export type Counts = Record<string, number>

class DatabaseFault extends Error {}

/** What the site's database calls before each statement, and what makes the nth of them fail. */
export function newFault() {
  const fault = { nth: 0, seen: 0 }
  const giving = { isOn: false, commits: 0 }
  return {
    onStatement(sql: string) {
      if (giving.isOn && sql === 'commit' && giving.commits++ % 2 === 0)
        throw Object.assign(new Error('could not serialize access'), { code: '40001' })
      if (fault.nth === 0) return
      fault.seen += 1
      if (fault.seen === fault.nth) throw new DatabaseFault('the database failed, as the test asked for')
    },
    /** Whether there was such a statement. */
    async during(nth: number, work: () => Promise<void>): Promise<boolean> {
      Object.assign(fault, { nth, seen: 0 })
      try {
        await work()
      } finally {
        fault.nth = 0
      }
      return fault.seen >= nth
    },
    /** Every transaction has to give way once, at its very end. Gives how many did. */
    async givingWay(work: () => Promise<void>): Promise<number> {
      Object.assign(giving, { isOn: true, commits: 0 })
      try {
        await work()
      } finally {
        giving.isOn = false
      }
      return giving.commits / 2
    },
  }
}

type Setting = {
  fault: ReturnType<typeof newFault>
  count: () => Promise<Counts>
  /** Between two tries, so that no limit stands in the way. */
  reset: () => Promise<void>
}

const succeeded = (status: number) => status === 200 || status === 201 || status === 303

export async function failAtEachStatement({ prepare }: Act, { fault, count, reset }: Setting): Promise<void> {
  // Twice: the first time of its kind may leave more.
  let done: Counts = {}
  for (let time = 0; time < 2; time++) {
    await reset()
    const clean = await prepare()
    const untouched = await count()
    const { statusCode } = await clean()
    assert.ok(succeeded(statusCode), `without a fault: ${statusCode}`)
    done = difference(untouched, await count())
  }

  let act: Awaited<ReturnType<Act['prepare']>> | undefined
  let nth = 0
  for (let isOver = false; !isOver; ) {
    nth += 1
    await reset()
    act ??= await prepare()
    const { before, status, wasThere } = await tryIt(act, nth)
    isOver = !wasThere

    const did = difference(before, await count())
    const isWhole = JSON.stringify(did) === JSON.stringify(done)
    const isNothing = Object.values(did).every((change) => change === 0)
    assert.ok(isWhole || isNothing, `statement ${nth} leaves half: ${JSON.stringify(did)}`)
    if (isOver) assert.ok(succeeded(status), `after all ${nth} statements: ${status}`)
    if (succeeded(status)) assert.ok(isWhole, `statement ${nth} was answered as done and is not`)
    else assert.ok(status >= 500, `statement ${nth} was answered ${status}`)
    // What was not done is tried again, now until the next statement, and in the end to its end.
    if (isWhole) act = undefined
  }
  assert.ok(nth > 2, `${nth} statements`)

  async function tryIt(attempt: () => Promise<{ statusCode: number }>, which: number) {
    const before = await count()
    let status = 0
    const wasThere = await fault.during(which, async () => {
      status = (await attempt()).statusCode
    })
    return { before, status, wasThere }
  }
}

/** Run twice, a transaction leaves what it leaves when it is run once. */
export async function giveWayAtEachCommit(
  { prepare, isByItself }: Act,
  { fault, count, reset }: Setting,
): Promise<void> {
  await reset()
  const once = await prepare()
  const untouched = await count()
  await once()
  const done = difference(untouched, await count())

  await reset()
  const act = await prepare()
  const before = await count()
  let status = 0
  const gaveWay = await fault.givingWay(async () => {
    status = (await act()).statusCode
  })

  assert.ok(succeeded(status), `answered ${status}`)
  assert.equal(gaveWay >= 1, !isByItself, `${gaveWay} transactions had to give way`)
  assert.deepEqual(difference(before, await count()), done)
}

function difference(before: Counts, after: Counts): Counts {
  return Object.fromEntries(Object.entries(after).map(([name, now]) => [name, now - (before[name] ?? 0)]))
}
