import type { Act, Deed } from './acts.ts'
import type { Plan } from './plans.ts'
import { type Fault, rules } from './world.ts'

/** What came of the acts of a moment, and in which order they moved. */
export type Told = { deeds: Deed[]; moves: number[] }

/** A run in words: what was done, what came of it, who overtook whom, and which rule it breaks. */
export function tell({ start }: Plan, told: Told[], faults: Fault[]): string {
  const moments = told.map(
    ({ deeds, moves }, place) =>
      `${place + 1}. ${deeds.map(inWords).join('\n   at the same time: ')}${orderOf(moves)}`,
  )
  const broken = faults.map(({ rule, says }) => `BROKEN (${rule}): ${rules[rule]}.\n   ${says}`)
  return [`members: ${start.join(', ') || 'none'}`, ...moments, ...broken].join('\n')
}

function inWords({ act, outcome }: Deed): string {
  const { kind, ...fields } = act as Act & { who?: string; place?: string; times?: number }
  const { who = 'operator', place, times = 1, ...rest } = fields as Record<string, unknown>
  const details = Object.entries(rest).map(([name, value]) => `${name}: ${value}`)
  const where = place === undefined ? '' : ` (${place})`
  const often = times === 1 ? '' : ` × ${times}`
  return `${who}${where} ${kind}${often}${details.length > 0 ? ` { ${details.join(', ')} }` : ''} → ${outcome}`
}

function orderOf(moves: number[]): string {
  if (moves.length === 0) return ''
  const runs: { lane: number; steps: number }[] = []
  for (const lane of moves) {
    const last = runs.at(-1)
    if (last?.lane === lane) last.steps += 1
    else runs.push({ lane, steps: 1 })
  }
  return `\n   in this order: ${runs.map(({ lane, steps }) => `${'ABC'[lane]} ${steps} steps`).join(', ')}`
}
