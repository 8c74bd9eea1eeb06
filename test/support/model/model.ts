import fc from 'fast-check'
import { type Act, type Deed, perform } from './acts.ts'
import { judge } from './judge.ts'
import type { ModelSite } from './model-site.ts'
import { observe } from './observe.ts'
import { strangers } from './people.ts'
import { anyPlan, type Moment, type Plan, strangersPlan } from './plans.ts'
import { differenceBetween, plain, type Seen, watchAnswers } from './seen.ts'
import { shorten } from './shorten.ts'
import { beginWith, type Start } from './start.ts'
import { type Told, tell } from './story.ts'
import type { Fault, Rule, World } from './world.ts'

/**
 * The model of accounts. People (an owner and an editor who read their mailboxes, two strangers, an operator) act in any
 * order and at the same time on the whole site, through its public calls only; fast-check thinks up what they do, and
 * finds the shortest story when something happened that may not.
 *
 * - `model-site.ts` opens the site once per database, with its own clock, and puts the rows about people back in between.
 * - `acts.ts` is what people can do; `plans.ts` how often they do it; `people.ts` who reads which mailbox.
 * - `lanes.ts` lets acts of one moment overtake each other, at every hash and before every statement or transaction, in
 *   an order that is part of the plan: the same plan is the same race, and it shrinks like everything else.
 * - `knowledge.ts` is what may open an account, `observe.ts` what must be true after each moment, `judge.ts` at the end.
 * - Strangers are watched by `liveAsStrangers`: once with the owner as a member and once without, which must look the
 *   same to them in everything, work included; and afterwards the owner must come in.
 * - `story.ts` tells a run in words, `shorten.ts` makes it short. To look closer: `tryModel` with a seed and `only` the
 *   rules that matter.
 *
 * Of the database the model reads only which address leads to which account, and what an account holds when a reset was
 * answered, to see that nothing changes it afterwards.
 */
export type Life = { faults: Fault[]; told: Told[] }

export async function live(site: ModelSite, { start, moments }: Plan): Promise<Life> {
  const world = await beginWatched(site, start)
  world.isLeaky = true
  const told = await liveThrough(world, moments)
  await judge(world)
  return { faults: world.faults, told }
}

async function beginWatched(site: ModelSite, start: Start): Promise<World> {
  const world = await beginWith(site, start)
  site.onAnswer = (_browser, asked, { status, text }) => {
    if (status >= 500) world.faults.push({ rule: 'broken', says: `${asked}: ${status} ${text}` })
  }
  return world
}

async function liveThrough(world: World, moments: Moment[]): Promise<Told[]> {
  const told: Told[] = []
  for (const { acts, turns } of moments) {
    world.isQuiet = acts.length === 1
    // Two things at the very same time have no order.
    world.site.wait(1 / 60)
    const work = acts.map((act) => () => perform(world, act))
    const { results, moves } = await world.site.lanes.together(work, turns)
    told.push({ deeds: results, moves })
    await observe(world, results)
  }
  return told
}

/**
 * With an owner who is, becomes and stops being a member at the address, and with one who asks as much but proves nothing:
 * strangers see no difference. Whenever the owner acts, mails are sent in both worlds. And afterwards the owner, if there
 * is an account, can come in.
 */
async function liveAsStrangers(site: ModelSite, { start, moments }: Plan): Promise<Life> {
  const mails: Moment = { acts: [{ kind: 'mails' }], turns: [] }
  const nothing: Moment = { acts: [], turns: [] }
  const firstMove = moments.findIndex((moment) => ownersKind(moment) === 'ask-move')
  const withOwner = moments
    .filter((moment, place) => ownersKind(moment) !== 'ask-move' || place === firstMove)
    .flatMap((moment) => (ownersKind(moment) ? [moment, mails] : [moment]))
  const known = await watchStrangers(site, start, withOwner)
  // After a move no browser is known until the next login.
  const hasMoved = known.told.some(({ deeds }) => deeds.some(isMove))
  const cameIn = hasMoved || !known.world.members.has('owner') || (await comesIn(known.world))
  const without = withOwner.map((moment, place) => {
    const kind = ownersKind(moment)
    const isAsk = kind === 'register' || kind === 'ask-move'
    const wasDone = known.told[place]?.deeds.every(({ outcome }) => outcome === 'done')
    return !kind || (isAsk && wasDone) ? moment : nothing
  })
  const elsewhere = start.filter((who) => who !== 'owner' && who !== 'moved-owner')
  const unknown = await watchStrangers(site, elsewhere, without)

  const { faults } = known.world
  if (!cameIn)
    faults.push({ rule: 'kept-out', says: 'the owner, at home and with the mailbox, cannot come in' })
  const difference = differenceBetween(known.seen, unknown.seen)
  if (difference) faults.push({ rule: 'told', says: `with the owner as a member ⟷ without: ${difference}` })
  return { faults: [...faults, ...unknown.world.faults], told: known.told }
}

function isMove({ act, outcome }: Deed): boolean {
  return act.kind === 'confirm-move' && act.who === 'owner' && outcome === 'done'
}

function ownersKind({ acts: [act] }: Moment): Act['kind'] | undefined {
  return act && 'who' in act && act.who === 'owner' ? act.kind : undefined
}

async function watchStrangers(site: ModelSite, start: Start, moments: Moment[]) {
  const world = await beginWatched(site, start)
  let told: Told[] = []
  const seen: Seen[] = await watchAnswers(
    site,
    ({ person }) => strangers.some((stranger) => stranger === person),
    async () => {
      told = await liveThrough(world, moments)
    },
  )
  const mails = world.mailboxes.stranger.map(({ mail }) => plain(JSON.stringify(mail)))
  return { world, told, seen: [...seen, { asked: 'mails', answer: mails, work: [] }] }
}

/** In the browser at home: now, or a minute later, or by a reset mail. */
async function comesIn(world: World): Promise<boolean> {
  const by = { who: 'owner', place: 'home' } as const
  const logIn = { kind: 'log-in', at: 'owner', password: 'own', times: 1, ...by } as const
  const isDone = async (act: Act) => {
    const { outcome } = await perform(world, act)
    world.moment += 1
    return outcome === 'done'
  }
  if (await isDone(logIn)) return true
  world.site.wait(1)
  if (await isDone(logIn)) return true
  await isDone({ kind: 'ask-reset', at: 'owner', times: 1, isMailed: true, ...by })
  return (await isDone({ kind: 'use-reset', which: 0, ...by })) && isDone(logIn)
}

export const models = {
  everybody: { plan: anyPlan, live },
  strangers: { plan: strangersPlan, live: liveAsStrangers },
} as const
export type ModelName = keyof typeof models

export type Trial = {
  runs: number
  acts: number
  seed: number
  /** The shortest story that breaks a rule, in words. */
  counterExample: string | undefined
}

export type Trying = {
  runs: number
  seed: number
  only?: Rule[] | undefined
  revise?: (plan: Plan) => Plan
  onRun?: (runs: number) => void
}

/** Lives through as many plans as asked; at the first that breaks a rule it looks for the shortest that does. */
export async function tryModel(
  site: ModelSite,
  name: ModelName,
  { runs, seed, only, revise = (each) => each, onRun }: Trying,
): Promise<Trial> {
  const { plan, live: liveIt } = models[name]
  const breaks = (faults: Fault[]) => faults.filter(({ rule }) => !only || only.includes(rule))
  const total = { runs: 0, acts: 0 }
  let lastBreak: Life = { faults: [], told: [] }
  const property = fc.asyncProperty(plan.map(revise), async (each) => {
    const { faults, told } = await lives(each)
    total.runs += 1
    total.acts += told.flatMap(({ deeds }) => deeds).filter(({ outcome }) => outcome !== 'left-out').length
    onRun?.(total.runs)
    const isWell = breaks(faults).length === 0
    if (!isWell) lastBreak = { faults, told }
    return isWell
  })
  const settings = { numRuns: runs, seed, unbiased: true, endOnFailure: true }
  const [found] = (await fc.check(property, settings)).counterexample ?? []
  return { ...total, seed, counterExample: found && (await storyOf(found)) }

  /** What is seen by chance is told as it was seen the last time. */
  async function storyOf(found: Plan): Promise<string> {
    const [first] = breaks((await lives(found)).faults)
    if (!first) return `${tell(found, lastBreak.told, breaks(lastBreak.faults))}\nnot seen again`
    const breaksToo = async (shorter: Plan) => {
      const life = await lives(shorter)
      const isBroken = life.faults.some(({ rule }) => rule === first.rule)
      if (isBroken) lastBreak = life
      return isBroken
    }
    const shortest = await shorten(found, breaksToo)
    return tell(shortest, lastBreak.told, breaks(lastBreak.faults))
  }

  async function lives(each: Plan): Promise<Life> {
    try {
      return await liveIt(site, each)
    } catch (error) {
      return {
        faults: [{ rule: 'broken', says: String(error instanceof Error ? error.stack : error) }],
        told: [],
      }
    }
  }
}
