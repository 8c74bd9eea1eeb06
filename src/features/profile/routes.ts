import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { callsOf, notLoggedIn } from '#http/calls.ts'
import { memberPage } from '#http/member-page.ts'
import type { Parts } from '#parts.ts'
import { profileAnswer, profileChanges } from './profile.ts'
import { findProfile, saveProfile } from './store.ts'

export function profileRoutes(app: FastifyInstance, parts: Parts) {
  const { db, door, now, options, renderPage } = parts
  const calls = callsOf(app, parts)

  memberPage(app, door, '/mijn-account', () => renderPage('account', '/mijn-account', { options: options() }))

  calls.get('/api/v1/user/profile', {
    summary: 'Het profiel van het lid',
    answer: z.strictObject({ data: profileAnswer }),
    needsMember: true,
    async run({ visitor }) {
      if (!visitor.session) return notLoggedIn
      await door.extendSession(visitor.session)
      const profile = await findProfile(db, visitor.session.memberId)
      return profile ? { data: profile } : notLoggedIn
    },
  })

  calls.post('/api/v1/user/profile/update', {
    summary: 'Bewaar het profiel',
    answer: z.strictObject({ data: profileAnswer, message: z.string() }),
    needsMember: true,
    async form({ session }) {
      const current = session && (await findProfile(db, session.memberId))
      return profileChanges(options(), now(), current)
    },
    async run({ value, visitor }) {
      const { session, mark } = visitor
      if (!session) return notLoggedIn
      await door.extendSession(session)
      const profile = await saveProfile(db, session.memberId, value)
      if (!profile) return notLoggedIn

      const { memberId } = session
      await mark.note(db, { event: 'profile-change', outcome: 'changed', memberId, actorId: memberId }, now())
      return { body: { data: profile, message: 'Je gegevens zijn opgeslagen.' }, next: '/mijn-account' }
    },
  })
}
