import { type Deed, whatAccountHolds } from './acts.ts'
import type { Chosen } from './knowledge.ts'
import type { Mailbox } from './people.ts'
import { lookAtMembers, type World } from './world.ts'

/** What everybody may know at the end of a moment, and what cannot be, in whatever order its acts came. */
export async function observe(world: World, deeds: Deed[]): Promise<void> {
  const before = world.members
  const everBefore = new Set(world.everMembers)
  await lookAtMembers(world)
  const done = deeds.filter(({ outcome }) => outcome === 'done')
  const wasReset = await observeResets(world, done, everBefore)
  observeChanges(world, done, wasReset)
  observeEnds(world, done, before)
  observeLetters(world)
  world.moment += 1
}

/** Whatever came at the same time came either before the reset, which undid it, or after it, and was refused. */
async function observeResets(world: World, done: Deed[], everBefore: Set<Mailbox>): Promise<Set<string>> {
  const resets = done.filter(({ act }) => act.kind === 'use-reset')
  const wasReset = new Set<string>()
  for (const { at, id, chosen, heldThen } of resets) {
    if (!at || !chosen) continue
    const now = world.members.get(at)
    if (!id && everBefore.has(at) && !world.registrations.has(at))
      fault(world, `a link to reset worked at ${at}, whose account was gone or had moved`)
    if (id && now !== id) fault(world, `the account at ${at} went or moved at the same time as a reset`)
    const account = world.accounts.get(now ?? id ?? '')
    if (!account) continue

    const isOnlyOne = resets.filter((other) => other.at === at).length === 1
    const heldNow = isOnlyOne && (await whatAccountHolds(world, id))
    if (id && heldNow && heldNow !== heldThen)
      fault(
        world,
        `the account at ${at} changed after its reset was answered: ${differenceOf(heldThen ?? '', heldNow)}`,
      )
    account.current = wasReset.has(account.id) ? account.current?.add(chosen) : new Set([chosen])
    account.resetIn = world.moment
    wasReset.add(account.id)
  }
  return wasReset
}

function fault(world: World, says: string): void {
  world.faults.push({ rule: 'reset', says })
}

function differenceOf(then: string, now: string): string {
  const [a, b] = [JSON.parse(then), JSON.parse(now)]
  const names = ['sessions', 'moves', 'factor'].filter(
    (name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]),
  )
  const [was, is] = [a.member[0] ?? {}, b.member[0] ?? {}]
  return [...names, ...Object.keys(is).filter((column) => was[column] !== is[column])].join(', ')
}

function observeChanges(world: World, done: Deed[], wasReset: Set<string>): void {
  const changed = new Map<string, Set<Chosen>>()
  for (const { act, id, chosen } of done) {
    if (act.kind !== 'change-password' || !id || !chosen || wasReset.has(id)) continue
    changed.set(id, (changed.get(id) ?? new Set<Chosen>()).add(chosen))
  }
  for (const [id, current] of changed) {
    const account = world.accounts.get(id)
    if (account) account.current = current
  }
}

function observeEnds(world: World, done: Deed[], before: World['members']): void {
  for (const { act, at, id } of done) {
    if (act.kind === 'remove' && at) world.everRemoved.set(at, world.moment)
    const ended =
      act.kind === 'end-sessions' ? before.get(act.at) : act.kind === 'change-password' ? id : undefined
    const account = world.accounts.get(ended ?? '')
    if (account) account.sessionsEndedIn = world.moment
  }
  for (const [at, id] of world.members) {
    const account = world.accounts.get(id)
    if (account && before.get(at) !== id && [...before.values()].includes(id))
      account.sessionsEndedIn = world.moment
  }
}

function observeLetters(world: World): void {
  for (const { mail, to, moment } of Object.values(world.mailboxes).flat()) {
    if (moment !== world.moment || world.everMembers.has(to)) continue
    const written = JSON.stringify(mail)
    const word = world.words.find((typed) => written.includes(typed))
    if (word) world.faults.push({ rule: 'words', says: `the mail ${mail.kind} to ${to} says ${word}` })
  }
}
