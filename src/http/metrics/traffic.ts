import type { Sample } from './exposition.ts'

/** Few kinds, known beforehand: nothing that a visitor sends becomes a label. */
const visitKinds = ['ready-page', 'page', 'search', 'status', 'call', 'editor', 'file'] as const
export type VisitKind = (typeof visitKinds)[number]

/** Counts visits, by kind, by the hundred of their status and by how long they took. */
export type Traffic = {
  /** Pages that are ready are sent at once: reading the clock would take as long as the rest of the counting. */
  count: (kind: VisitKind, status: number, milliseconds?: number) => void
  samples: () => Sample[]
}

const edgesInMilliseconds = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000]

type Tally = { byHundred: Float64Array; byDuration: Float64Array; milliseconds: number }

export function openTraffic(): Traffic {
  const tallies = Object.fromEntries(visitKinds.map((kind) => [kind, newTally()])) as Record<VisitKind, Tally>
  return {
    count(kind, status, milliseconds) {
      const tally = tallies[kind]
      const hundred = Math.trunc(status / 100)
      tally.byHundred[hundred] = (tally.byHundred[hundred] ?? 0) + 1
      if (milliseconds === undefined) return
      tally.milliseconds += milliseconds
      let place = 0
      while (milliseconds > (edgesInMilliseconds[place] ?? Number.POSITIVE_INFINITY)) place += 1
      tally.byDuration[place] = (tally.byDuration[place] ?? 0) + 1
    },
    samples: () => visitKinds.flatMap((kind) => samplesOf(kind, tallies[kind])),
  }
}

/** By the pattern of the route, such as `/dist/*`, or the address when nothing is there. */
export function visitKindOf(route: string): VisitKind {
  if (/^\/(dist|media)\//.test(route)) return 'file'
  if (/^\/(api\/v1\/)?redactie/.test(route)) return 'editor'
  if (/^\/(zoeken(\?|$)|api\/v1\/search\/)/.test(route)) return 'search'
  return /^\/(api|actions)\//.test(route) ? 'call' : 'page'
}

function newTally(): Tally {
  return {
    byHundred: new Float64Array(6),
    byDuration: new Float64Array(edgesInMilliseconds.length + 1),
    milliseconds: 0,
  }
}

function samplesOf(kind: VisitKind, { byHundred, byDuration, milliseconds }: Tally): Sample[] {
  const requests = [1, 2, 3, 4, 5].map((hundred) => ({
    name: 'site_requests_total',
    labels: { kind, status: `${hundred}xx` },
    value: byHundred[hundred] ?? 0,
  }))
  if (kind === 'ready-page') return requests
  let upTo = 0
  const buckets = Array.from(byDuration, (times, place) => {
    upTo += times
    const edge = edgesInMilliseconds[place]
    return { ...seconds('_bucket', upTo), labels: { kind, le: edge ? String(edge / 1_000) : '+Inf' } }
  })
  return [
    ...requests,
    ...buckets,
    { ...seconds('_sum', milliseconds / 1_000), labels: { kind } },
    { ...seconds('_count', upTo), labels: { kind } },
  ]
}

function seconds(part: string, value: number) {
  return { name: `site_request_seconds${part}`, value }
}
