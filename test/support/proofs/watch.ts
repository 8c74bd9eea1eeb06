import { setTimeout as pause } from 'node:timers/promises'
import { profileOf } from '../machine/members.ts'
import { until } from '../machine/site-process.ts'
import { type Answer, newVisitor, type Visitor } from '../machine/visitor.ts'
import type { Figure } from './figure.ts'

const longestAnswerInSeconds = 3
export const longestRecoveryInSeconds = 5
const pauseInMilliseconds = 200

/** Asks for pages and makes calls, over and over, and remembers every answer that nobody should get. */
export type Watch = { pages: Counted; calls: Counted }
type Counted = { asked: number; refused: number; slowest: number; faults: string[] }

const pages = ['/', '/contact', '/zorgverzekering', '/zoeken?q=fysio', '/sitemap']

export async function watchWhile(
  address: string,
  member: Visitor,
  work: () => Promise<void>,
): Promise<Watch> {
  const watch: Watch = { pages: newCount(), calls: newCount() }
  let isOver = false
  const watchers = [
    ...pages.map((path) =>
      repeatUntil(
        () => isOver,
        async () => countPage(watch.pages, path, await newVisitor(address).get(path)),
      ),
    ),
    ...callsOf(address, member).map(({ name, call }) =>
      repeatUntil(
        () => isOver,
        async () => countCall(watch.calls, name, await call()),
      ),
    ),
  ]
  try {
    await work()
  } finally {
    isOver = true
    await Promise.all(watchers)
  }
  return watch
}

/** All calls do again what they should. Gives the seconds that took; endless when they never did. */
export async function untilWell(address: string, member: Visitor): Promise<number> {
  const from = performance.now()
  const isAllWell = async () => {
    const answers = await Promise.all(callsOf(address, member).map(({ call }) => call()))
    return answers.every(({ status }) => isWell(status))
  }
  const isOver = await until(isAllWell).then(
    () => true,
    () => false,
  )
  return isOver ? (performance.now() - from) / 1_000 : Number.POSITIVE_INFINITY
}

export function figureOf(what: string, { pages, calls }: Watch, recovery: number): Figure {
  const faults = [...pages.faults, ...calls.faults]
  const isWell = faults.length === 0 && Number.isFinite(recovery)
  const isInTime = calls.slowest <= longestAnswerInSeconds && recovery <= longestRecoveryInSeconds
  const examples = faults.length > 0 ? ` (${[...new Set(faults)].slice(0, 3).join('; ')})` : ''
  return {
    what,
    figure: `${pages.faults.length} of ${pages.asked} pages failed, slowest ${seconds(pages.slowest)}; ${calls.refused} of ${calls.asked} calls answered 503, ${calls.faults.length} wrongly${examples}, slowest ${seconds(calls.slowest)}; well after ${seconds(recovery)}`,
    limit: `0 failed; 0 wrongly, ≤ ${longestAnswerInSeconds} s; ≤ ${longestRecoveryInSeconds} s`,
    holds: isWell && isInTime,
    isOnlyLate: isWell && !isInTime,
  }
}

function callsOf(address: string, member: Visitor) {
  let number = 0
  const stranger = newVisitor(address)
  const somebody = () => `iemand-${Math.random().toString(36).slice(2)}@example.nl`
  return [
    { name: 'status', call: () => member.get('/api/v1/user/status') },
    { name: 'profile', call: () => member.get('/api/v1/user/profile') },
    { name: 'save', call: () => member.post('/api/v1/user/profile/update', profileOf(++number)) },
    {
      name: 'reset',
      call: () => {
        stranger.moveTo(`10.9.${(++number >> 6) & 255}.${number & 63}`)
        return stranger.post('/actions/users/send-password-reset-email', { loginName: somebody() })
      },
    },
  ]
}

const newCount = (): Counted => ({ asked: 0, refused: 0, slowest: 0, faults: [] })
const isWell = (status: number) => status === 200

function countPage(count: Counted, path: string, { status, milliseconds }: Answer): void {
  count.asked += 1
  count.slowest = Math.max(count.slowest, milliseconds / 1_000)
  if (!isWell(status)) count.faults.push(`${path} answered ${status}`)
}

function countCall(count: Counted, name: string, { status, milliseconds, headers }: Answer): void {
  count.asked += 1
  count.slowest = Math.max(count.slowest, milliseconds / 1_000)
  if (status === 503) count.refused += 1
  const isToldWhen = Number(headers.get('retry-after')) > 0
  if (!isWell(status) && !(status === 503 && isToldWhen)) count.faults.push(`${name} answered ${status}`)
}

async function repeatUntil(isOver: () => boolean, turn: () => Promise<void>): Promise<void> {
  while (!isOver()) {
    await turn()
    await pause(pauseInMilliseconds)
  }
}

function seconds(number: number): string {
  return `${number.toFixed(1)} s`
}
