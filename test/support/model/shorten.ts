import type { Act } from './acts.ts'
import type { Moment, Plan } from './plans.ts'

/**
 * The shortest plan that still breaks the rule: acts left out, one after the other instead of together, once instead of
 * more often, fewer turns. Arrays of fast-check lose what stands first only; here anything may go.
 */
export async function shorten(plan: Plan, isBroken: (plan: Plan) => Promise<boolean>): Promise<Plan> {
  for (const shorter of shorterThan(plan)) if (await isBroken(shorter)) return shorten(shorter, isBroken)
  return plan
}

function* shorterThan({ start, moments }: Plan): Generator<Plan> {
  for (let length = Math.floor(moments.length / 2); length >= 1; length = Math.floor(length / 2))
    for (let at = 0; at < moments.length; at += length)
      yield { start, moments: moments.toSpliced(at, length) }
  for (const who of start) yield { start: start.filter((other) => other !== who), moments }
  for (const [at, moment] of moments.entries())
    for (const shorter of shorterMoments(moment))
      yield { start, moments: moments.toSpliced(at, 1, ...shorter) }
}

function* shorterMoments({ acts, turns }: Moment): Generator<Moment[]> {
  if (acts.length > 1) {
    for (const place of acts.keys())
      yield [{ acts: acts.toSpliced(place, 1), turns: turnsWithout(place, turns, acts.length) }]
    yield acts.map((act) => ({ acts: [act], turns: [] }))
  }
  for (const [place, act] of acts.entries())
    for (const simpler of simplerActs(act)) yield [{ acts: acts.with(place, simpler), turns }]
  for (const fewer of fewerTurns(turns)) yield [{ acts, turns: fewer }]
}

/** The others keep their turns. */
function turnsWithout(place: number, turns: number[], count: number): number[] {
  const others = turns.map((turn) => turn % count).filter((turn) => turn !== place)
  return others.map((turn) => (turn > place ? turn - 1 : turn))
}

/** Best of all: one waits at some gate until another has come to its end. */
function* fewerTurns(turns: number[]): Generator<number[]> {
  if (turns.length > 0) yield []
  if (changesIn(turns) > 1) for (const step of turns.keys()) yield Array(step + 1).fill(1)
  for (let length = turns.length >> 1; length >= 1; length >>= 1) yield turns.slice(0, -length)
  for (const [place, turn] of turns.entries()) {
    const simpler = turns.with(place, turns[place - 1] ?? 0)
    if (turn > 0 && changesIn(simpler) < changesIn(turns)) yield simpler
  }
}

function changesIn(turns: number[]): number {
  return turns.filter((turn, place) => turn !== (turns[place - 1] ?? 0)).length
}

function* simplerActs(act: Act): Generator<Act> {
  if ('times' in act && act.times > 1) yield { ...act, times: act.times - 1 }
  if ('isMailed' in act && !act.isMailed) yield { ...act, isMailed: true }
  if ('place' in act && act.place === 'away') yield { ...act, place: 'home' }
  if ('which' in act && act.which > 0) yield { ...act, which: 0 }
}
