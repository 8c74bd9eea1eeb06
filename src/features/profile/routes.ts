import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { myAccountPath } from '#addresses.ts'
import type { Database } from '#database/database.ts'
import { dutchDayOf } from '#dutch-day.ts'
import { accountHeader } from '#forms/account-header.ts'
import { failureOf } from '#forms/failure.ts'
import { messages } from '#forms/messages.ts'
import { callsOf, type SentAs } from '#http/calls.ts'
import { isFormPost } from '#http/failures.ts'
import { forbidden, notLoggedIn, type Refusal } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { changeProfile } from './flows/change-profile.ts'
import { hasRetired, type ProfileOptions } from './options.ts'
import { type ProfileChanges, profileAnswer, profileChanges, wholeProfileChanges } from './profile.ts'
import { savedAddress } from './saved-words.ts'
import { findProfile, isColleague } from './store.ts'

export function profileRoutes(app: FastifyInstance, parts: Parts) {
  const { db, door, now, options, renderPage } = parts
  const calls = callsOf(app, parts)
  const formFor = openForms()

  calls.get('/api/v1/user/profile', {
    summary: 'Het profiel van het lid',
    answer: z.strictObject({ data: profileAnswer }),
    needsMember: true,
    async run({ visitor }) {
      if (!visitor.session) return notLoggedIn
      await door.extendSession(visitor.session)
      if (await isColleague(db, visitor.session.memberId)) return noMember
      const profile = await findProfile(db, visitor.session.memberId)
      return profile ? { data: profile } : notLoggedIn
    },
  })

  calls.post('/api/v1/user/profile/update', {
    summary: 'Bewaar het profiel',
    answer: z.strictObject({ data: profileAnswer, message: z.string() }),
    needsMember: true,
    /** Who has a retired option keeps it, so what they have matters only when there are any. */
    async form({ session }, _body, sentAs) {
      const current = session && hasRetired(options()) ? await findProfile(db, session.memberId) : undefined
      return current ? readings[sentAs](options(), now(), current) : formFor(options(), now(), sentAs)
    },
    async screen(state, _request, { session }) {
      const profile = session && (await findProfile(db, session.memberId))
      return renderPage('account', myAccountPath, { options: options(), profile, state })
    },
    async run({ value, visitor, request }) {
      const { session, audit } = visitor
      if (!session) return notLoggedIn
      if (!(await isTheirs(session.memberId, request))) return notTheirs
      const stillStands = (trx: Database) => door.isAlive(trx, session)
      const asker = { memberId: session.memberId, stillStands, note: audit.note }
      const result = await changeProfile(db, asker, value, now())
      if (result.outcome === 'ended') return notLoggedIn
      if (result.outcome === 'no-member') return noMember
      const isChanged = result.outcome === 'changed'
      const message = isChanged ? messages.profileSaved : messages.nothingChanged
      const next = isChanged ? savedAddress.changed : savedAddress.same
      return { body: { data: result.profile, message }, next }
    },
  })

  /**
   * What is sent may have been filled in by whoever was logged in here before. A form without script tells it in a field.
   * In JSON that field is ignored, by contract, and our script tells it in a header.
   */
  async function isTheirs(memberId: string, request: FastifyRequest): Promise<boolean> {
    const isForm = isFormPost(request)
    const told = isForm ? (request.body as Record<string, unknown>).email : request.headers[accountHeader]
    if (told === undefined) return true
    const email = (await findProfile(db, memberId))?.email ?? ''
    return told === (isForm ? email : encodeURIComponent(email))
  }
}

const notTheirs: Refusal = {
  ...failureOf('conflict', messages.otherAccount),
  redirect: savedAddress.notTheirs,
}
const noMember = { ...forbidden, message: messages.noMember }

const readings = { form: profileChanges, json: wholeProfileChanges }

type ProfileForm = z.ZodType<ProfileChanges>
type Forms = { options: ProfileOptions; day: string; forms: Record<SentAs, ProfileForm> }

/** The same for everyone, for a day: the rules depend on the lists, and on how old somebody is today. */
function openForms() {
  let made: Forms | undefined
  return (options: ProfileOptions, now: Date, sentAs: SentAs): ProfileForm => {
    const day = dutchDayOf(now)
    if (made?.options !== options || made.day !== day)
      made = { options, day, forms: { form: readings.form(options, now), json: readings.json(options, now) } }
    return made.forms[sentAs]
  }
}
