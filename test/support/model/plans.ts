import fc from 'fast-check'
import type { Act } from './acts.ts'
import type { Mailbox, Person } from './people.ts'
import type { Start } from './start.ts'

const one = <const T>(...values: T[]) => fc.constantFrom(...values)

/** Acts that begin together, and whose turn it is at each gate. */
export type Moment = { acts: Act[]; turns: number[] }
export type Plan = { start: Start; moments: Moment[] }

const place = fc.oneof({ weight: 4, arbitrary: one('home') }, { weight: 1, arbitrary: one('away') })
const isMailed = fc.oneof(
  { weight: 5, arbitrary: fc.constant(true) },
  { weight: 1, arbitrary: fc.constant(false) },
)
const which = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(2) })
const isCareless = fc.oneof({ weight: 3, arbitrary: one(false) }, { weight: 1, arbitrary: one(true) })
const once = fc.constant(1)
const minutes = fc.constantFrom(1, 6, 31, 61, 24 * 60, 31 * 24 * 60)

type Choice<T> = { weight: number; arbitrary: fc.Arbitrary<T> }

function act<Kind extends Act['kind']>(
  weight: number,
  kind: Kind,
  fields: { [Name in keyof Omit<Extract<Act, { kind: Kind }>, 'kind'>]: fc.Arbitrary<unknown> },
): Choice<Act> {
  return { weight, arbitrary: fc.record({ kind: fc.constant(kind), ...fields }) as fc.Arbitrary<Act> }
}

/** What people do without being logged in. */
function outside(who: Person, at: fc.Arbitrary<Mailbox>): Choice<Act>[] {
  const by = { who: one(who), place }
  return [
    act(3, 'register', { ...by, at, isMailed }),
    act(1, 'ask-activation', { ...by, at, isMailed }),
    act(4, 'activate', { ...by, which, isCareless }),
    act(3, 'log-in', { ...by, at, password: one('own'), times: once }),
    act(4, 'ask-reset', { ...by, at, times: once, isMailed }),
    act(6, 'use-reset', { ...by, which }),
  ]
}

function inside(who: Person, to: fc.Arbitrary<Mailbox>): Choice<Act>[] {
  const by = { who: one(who), place }
  return [
    act(3, 'change-password', by),
    act(3, 'ask-move', { ...by, to, isMailed }),
    act(3, 'confirm-move', { ...by, which, isCareless }),
    act(1, 'remove', { ...by, isMailed }),
    act(1, 'save-profile', by),
    act(1, 'export', by),
    act(1, 'log-out', by),
  ]
}

/** Everybody does anything with one account: that of the owner, or of the editor who was, or will be, invited. */
function actsOn(victim: 'owner' | 'editor'): fc.Arbitrary<Act> {
  const at = victim === 'owner' ? one<Mailbox>('owner', 'owner', 'owner', 'moved') : one<Mailbox>('editor')
  const intruder = { who: one('intruder'), place, at: one(victim) }
  return fc.oneof(
    ...outside(victim, at),
    ...inside(victim, one<Mailbox>('moved', 'owner')),
    ...outside('stranger', one<Mailbox>(victim, victim, 'stranger')),
    ...inside('stranger', one<Mailbox>('stranger', victim, 'moved')),
    act(8, 'log-in', { ...intruder, password: one('leaked'), times: once }),
    act(1, 'log-in', { ...intruder, password: one('wrong'), times: fc.integer({ min: 1, max: 6 }) }),
    ...inside('intruder', one<Mailbox>('stranger')),
    ...(victim === 'editor' ? roleActs : []),
    act(1, 'end-sessions', { at: one(victim) }),
    act(1, 'clean-up', {}),
    act(1, 'backup', {}),
    act(1, 'restore', {}),
    act(2, 'mails', {}),
    act(2, 'wait', { minutes }),
  )
}

const roleActs = [
  act(4, 'invite', { at: one('editor') }),
  act(1, 'dismiss', { at: one('editor') }),
  act(4, 'see-secret', { who: one('editor', 'intruder', 'stranger'), place }),
  act(4, 'confirm-secret', { who: one('editor', 'intruder', 'stranger'), place }),
]

const alone = fc.constant<number[]>([])
/** Some steps of one, some of another: most races need few changes. */
const turns = fc
  .array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 10 })), { maxLength: 6, size: 'max' })
  .map((stretches) => stretches.flatMap(([lane, steps]) => Array<number>(steps).fill(lane)))

/** One act, or two or three at the same time. */
function momentsOf(anyAct: fc.Arbitrary<Act>): fc.Arbitrary<Moment[]> {
  const acts = fc.array(anyAct, { minLength: 1, maxLength: 3, size: 'max' })
  return fc.array(fc.record({ acts, turns }), { minLength: 1, maxLength: 12, size: 'max' })
}

/** Everybody does anything. */
export const anyPlan: fc.Arbitrary<Plan> = fc.oneof(
  fc.record({ start: fc.subarray<Person>(['owner', 'stranger']), moments: momentsOf(actsOn('owner')) }),
  fc.record({ start: fc.subarray<Person>(['editor', 'stranger']), moments: momentsOf(actsOn('editor')) }),
)

const times = fc.oneof(
  { weight: 2, arbitrary: once },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 6 }) },
)
const targets = one<Mailbox>('owner', 'owner', 'owner', 'stranger')
const byStranger = { who: one<Person>('stranger', 'intruder'), place }

const atHome = { who: one('owner'), place: one('home') }

const strangersAct: fc.Arbitrary<Act> = fc.oneof(
  act(3, 'register', { ...byStranger, at: targets, isMailed }),
  act(2, 'ask-activation', { ...byStranger, at: targets, isMailed }),
  act(3, 'ask-reset', { ...byStranger, at: targets, times, isMailed }),
  act(4, 'log-in', { ...byStranger, at: targets, password: one('own'), times: once }),
  act(3, 'log-in', { ...byStranger, at: targets, password: one('wrong'), times }),
  act(2, 'activate', { ...byStranger, which, isCareless }),
  act(1, 'use-reset', { ...byStranger, which }),
  act(1, 'change-password', byStranger),
  act(2, 'ask-move', { ...byStranger, to: targets, isMailed: fc.boolean() }),
  act(1, 'confirm-move', { ...byStranger, which, isCareless: one(false) }),
  act(1, 'remove', { ...byStranger, isMailed }),
  act(2, 'export', byStranger),
  act(1, 'log-out', byStranger),
  act(1, 'clean-up', {}),
  act(1, 'mails', {}),
  act(1, 'wait', { minutes }),
)

/** What the owner does meanwhile, in the browser that the site knows. */
const ownersAct: fc.Arbitrary<Act> = fc.oneof(
  act(1, 'register', { ...atHome, at: one('owner'), isMailed }),
  act(2, 'activate', { ...atHome, which: one(0), isCareless: one(false) }),
  act(1, 'change-password', atHome),
  act(1, 'save-profile', atHome),
  act(1, 'remove', { ...atHome, isMailed }),
  act(2, 'ask-move', { ...atHome, to: one('owner'), isMailed }),
  act(3, 'confirm-move', { ...atHome, which: one(0), isCareless: one(false) }),
)

/** Strangers, one after the other, with or without an account of their own; now and then the owner. */
export const strangersPlan: fc.Arbitrary<Plan> = fc.record({
  start: fc
    .tuple(one([], ['owner'], ['moved-owner'], ['roaming-owner']), one([], ['stranger']))
    .map((starts): Start => starts.flat()),
  moments: fc.array(
    fc.record({
      acts: fc.tuple(fc.oneof({ weight: 5, arbitrary: strangersAct }, { weight: 2, arbitrary: ownersAct })),
      turns: alone,
    }),
    { minLength: 1, maxLength: 12, size: 'max' },
  ),
})
