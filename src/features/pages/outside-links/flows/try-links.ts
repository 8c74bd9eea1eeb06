import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#database/database.ts'
import { daysBefore, failedLinksAgainInDays, linksTriedEveryDays } from '#periods.ts'
import type { SiteContent } from '../../site-content.ts'
import type { Outside } from '../ask-outside.ts'
import { outsideLinksOf } from '../outside-links.ts'
import { endRound, forgetLinks, noteTrial, type TriedLink, takeRound, triedLinks } from '../store.ts'
import { linkTrier } from '../try-link.ts'

export type LinkRound = {
  db: Database
  content: () => SiteContent
  /** How we say who we are. */
  origin: string
  outside: Outside
  mostPerWeek: number
  pauseInMilliseconds: number
  now: () => Date
}

/** Longer than one link takes, with all its redirects. */
const claimInMinutes = 15
/** When nobody answers it is our own line: then we leave everybody alone for a while. */
const ownLineInMinutes = 60
const mostUnheard = 5

/**
 * Tries the links that are due, one at a time. However many processes there are, one does it, and after a stop it goes on
 * where it was: all that is known stands in the database.
 */
export function openLinkRound(round: LinkRound) {
  const { db, content, origin, outside, mostPerWeek, pauseInMilliseconds, now } = round
  const holder = randomUUID()
  let restingUntil = 0
  const claim = (minutes: number) => {
    const until = new Date(now().getTime() + minutes * 60_000)
    return takeRound(db, { holder, now: now(), until })
  }

  return async (leaving: AbortSignal): Promise<void> => {
    if (restingUntil > now().getTime() || !(await claim(claimInMinutes))) return
    const links = await outsideLinksOf(content())
    const tried = await triedLinks(db)
    await forgetLinks(
      db,
      tried.flatMap(({ address }) => (links.has(address) ? [] : [address])),
    )
    const isLineDead = await tryAll(dueLinks([...links.keys()], tried, mostPerWeek, now()), leaving)
    if (isLineDead) {
      restingUntil = now().getTime() + ownLineInMinutes * 60_000
      await claim(ownLineInMinutes)
    } else await endRound(db, holder)
  }

  /** What nothing was heard of is written down only once somebody else was heard. */
  async function tryAll(due: string[], leaving: AbortSignal): Promise<boolean> {
    const tryLink = linkTrier(outside, origin, leaving)
    const unheard: string[] = []
    let hasHeard = false
    for (const address of due) {
      if (leaving.aborted || !(await claim(claimInMinutes))) return false
      const fault = await tryLink(address)
      if (leaving.aborted) return false
      if (fault === 'no-answer' && !hasHeard) unheard.push(address)
      else await noteTrial(db, address, fault, now())
      if (fault !== 'no-answer') hasHeard = true
      if (unheard.length >= mostUnheard && !hasHeard) return true
      if (hasHeard) for (const each of unheard.splice(0)) await noteTrial(db, each, 'no-answer', now())
      await sleep(pauseInMilliseconds, undefined, { signal: leaving }).catch(() => undefined)
    }
    for (const each of unheard) await noteTrial(db, each, 'no-answer', now())
    return false
  }
}

/** What did not work comes first and soon again; of the rest so many in a week, those that waited longest first. */
export function dueLinks(links: string[], tried: TriedLink[], mostPerWeek: number, now: Date): string[] {
  const known = new Map(tried.map((link) => [link.address, link]))
  const weekAgo = daysBefore(now, linksTriedEveryDays).toISOString()
  const dayAgo = daysBefore(now, failedLinksAgainInDays).toISOString()
  const triedAt = (address: string) => known.get(address)?.triedAt ?? ''
  const [working, failing] = [links.filter((address) => !hasFailed(address)), links.filter(hasFailed)]
  const left = mostPerWeek - tried.filter(({ triedAt }) => triedAt > weekAgo).length
  return [
    ...failing.filter((address) => triedAt(address) <= dayAgo).slice(0, mostPerWeek),
    ...working
      .filter((address) => triedAt(address) <= weekAgo)
      .sort((one, other) => triedAt(one).localeCompare(triedAt(other)))
      .slice(0, Math.max(0, left)),
  ]

  function hasFailed(address: string): boolean {
    return (known.get(address)?.failures ?? 0) > 0
  }
}
