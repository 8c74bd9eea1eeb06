import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Database } from './database/database.ts'
import { countJobs } from './features/account/jobs/store.ts'
import { countSessions } from './features/account/sessions/store.ts'
import { outboxState } from './features/mail/store.ts'
import { type Family, type Sample, toExposition } from './http/metrics/exposition.ts'
import type { Traffic } from './http/metrics/traffic.ts'

type Watched = {
  db: Database
  traffic: Traffic
  hashesWaiting: () => number
  retries: () => number
  now: () => Date
}

/** Gives what an operator watches. What the database knows is asked at most once in fifteen seconds. */
export function openMetrics({ db, traffic, hashesWaiting, retries, now }: Watched): () => Promise<string> {
  const delay = monitorEventLoopDelay({ resolution: turnInMilliseconds })
  delay.enable()
  let asked: { at: number; samples: Promise<Sample[]> } | undefined

  return async () => {
    if (!asked || now().getTime() - asked.at >= 15_000)
      asked = { at: now().getTime(), samples: samplesFrom(db, now()) }
    const samples = [
      ...traffic.samples(),
      ...samplesOfProcess(delay),
      { name: 'site_hashes_waiting', value: hashesWaiting() },
      { name: 'site_transaction_retries_total', value: retries() },
      ...(await asked.samples),
    ]
    delay.reset()
    return toExposition(families, samples)
  }
}

const families: Family[] = [
  { name: 'site_requests_total', type: 'counter', help: 'Answers, by kind of visit and status.' },
  { name: 'site_request_seconds', type: 'histogram', help: 'How long an answer took, by kind of visit.' },
  {
    name: 'site_event_loop_delay_seconds',
    type: 'gauge',
    help: 'How late the event loop was since it was last asked.',
  },
  { name: 'site_memory_bytes', type: 'gauge', help: 'Memory of the process.' },
  { name: 'site_uptime_seconds', type: 'gauge', help: 'How long the process lives.' },
  { name: 'site_hashes_waiting', type: 'gauge', help: 'Passwords that wait to be hashed or checked.' },
  { name: 'site_database_up', type: 'gauge', help: '1 when the database answered, 0 when not.' },
  {
    name: 'site_transaction_retries_total',
    type: 'counter',
    help: 'Transactions of calls that had to give way to another and were done again.',
  },
  { name: 'site_outbox_mails', type: 'gauge', help: 'Mails on their way, and mails given up.' },
  { name: 'site_outbox_age_seconds', type: 'gauge', help: 'How long the oldest mail on its way waits.' },
  { name: 'site_jobs', type: 'gauge', help: 'Things asked for that are not done yet.' },
  { name: 'site_sessions', type: 'gauge', help: 'Browsers that are logged in.' },
]

/** The loop is looked at once in this time; what is told is how much later that was. */
const turnInMilliseconds = 20

function samplesOfProcess(delay: ReturnType<typeof monitorEventLoopDelay>): Sample[] {
  const late = (quantile: string, nanoseconds: number) => ({
    name: 'site_event_loop_delay_seconds',
    labels: { quantile },
    value: Math.max(0, nanoseconds / 1e9 - turnInMilliseconds / 1e3) || 0,
  })
  const { rss, heapUsed } = process.memoryUsage()
  return [
    ...[late('0.5', delay.percentile(50)), late('0.99', delay.percentile(99)), late('1', delay.max)],
    { name: 'site_memory_bytes', labels: { part: 'resident' }, value: rss },
    { name: 'site_memory_bytes', labels: { part: 'heap' }, value: heapUsed },
    { name: 'site_uptime_seconds', value: process.uptime() },
  ]
}

/** While the database is away the rest is told all the same. */
async function samplesFrom(db: Database, now: Date): Promise<Sample[]> {
  try {
    const outbox = await outboxState(db)
    const age = outbox.oldestAt ? (now.getTime() - Date.parse(outbox.oldestAt)) / 1_000 : 0
    return [
      { name: 'site_outbox_mails', labels: { state: 'waiting' }, value: outbox.waiting },
      { name: 'site_outbox_mails', labels: { state: 'failed' }, value: outbox.failed },
      { name: 'site_outbox_age_seconds', value: Math.max(0, age) },
      { name: 'site_jobs', value: await countJobs(db) },
      { name: 'site_sessions', value: await countSessions(db, now) },
      { name: 'site_database_up', value: 1 },
    ]
  } catch {
    return [{ name: 'site_database_up', value: 0 }]
  }
}
