import type { FastifyInstance } from 'fastify'
import { myAccountPath } from '#addresses.ts'
import { dutchDayOf } from '#dutch-day.ts'
import { wasLoggedIn } from '#features/account/screens/already-logged-in.ts'
import { eventsBefore } from '#features/account/security-log/store.ts'
import type { Session } from '#features/account/sessions/session.ts'
import { findSecondFactor } from '#features/editor/people/second-factor/store.ts'
import { savedWords } from '#features/profile/saved-words.ts'
import { findProfile, isColleague } from '#features/profile/store.ts'
import { memberPage } from '#http/member-page.ts'
import type { Parts } from '#parts.ts'
import { momentInWords } from '#period-words.ts'
import { memberHome, type Safety } from './home.ts'

const mostEvents = 20

/** The account page. It is drawn for one member and kept nowhere. */
export function memberHomeRoutes(
  app: FastifyInstance,
  { content, db, door, now, options, renderPage }: Parts,
) {
  memberPage(app, door, myAccountPath, async (session, { query }) => {
    if (await isColleague(db, session.memberId)) return renderPage('colleague', myAccountPath, {})
    const [profile, safety] = await Promise.all([findProfile(db, session.memberId), safetyOf(session)])
    const today = dutchDayOf(now())
    const known = profile && { profile, options: options(), content: content(), safety, today }
    return renderPage('account', myAccountPath, {
      options: options(),
      profile,
      home: known && memberHome(known),
      wasLoggedIn: wasLoggedIn(query),
      saved: savedWords(query),
    })
  })

  async function safetyOf({ memberId, createdAt }: Session): Promise<Safety> {
    const [{ events }, factor] = await Promise.all([
      eventsBefore(db, memberId, undefined, mostEvents),
      findSecondFactor(db, memberId),
    ])
    const previous = events.find(
      ({ at, event, outcome }) => event === 'log-in' && outcome === 'welcome' && at < createdAt,
    )
    return {
      loggedInAt: momentInWords(createdAt),
      previousAt: previous && momentInWords(previous.at),
      secondFactor: !factor ? 'none' : factor.isConfirmed ? 'set' : 'missing',
    }
  }
}
