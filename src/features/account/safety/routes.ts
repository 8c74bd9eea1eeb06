import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { safetyPath } from '#addresses.ts'
import { secret } from '#forms/fields.ts'
import { messages } from '#forms/messages.ts'
import { callsOf } from '#http/calls.ts'
import { memberPage } from '#http/member-page.ts'
import { notLoggedIn, tooOften, wrongPassword } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { eventsBefore } from '../security-log/store.ts'
import { type Session, sessionNumberOf } from '../sessions/session.ts'
import { sessionsOf } from '../sessions/store.ts'
import { endSessions } from './flows/end-sessions.ts'
import { type Export, gatherOwnData } from './flows/gather-own-data.ts'
import { ownData } from './own-data.ts'
import { toOwnEvent } from './own-events.ts'

const mostShown = 20

/** What a member sees of their own sessions and of what happened, and what they can take along. */
export function safetyRoutes(app: FastifyInstance, parts: Parts) {
  const { db, door, hasher, now, renderPage } = parts
  const calls = callsOf(app, parts)

  memberPage(app, door, safetyPath, async (session) =>
    renderPage('safety', safetyPath, await overviewFor(session)),
  )

  async function overviewFor(current: Session) {
    const sessions = await sessionsOf(db, current.memberId, now())
    const { events } = await eventsBefore(db, current.memberId, undefined, mostShown)
    return {
      sessions: sessions.slice(0, mostShown).map(({ tokenHash, createdAt, extendedAt }) => ({
        number: sessionNumberOf(tokenHash),
        createdAt,
        extendedAt,
        isThisOne: tokenHash === current.tokenHash,
      })),
      events: events.map(toOwnEvent),
    }
  }

  calls.post('/api/v1/user/sessions/end', {
    summary: 'Log uit op een ander apparaat (session), of op alle andere',
    needsMember: true,
    form: () =>
      z.object({ session: z.string().nullish().catch(null), password: secret('Vul je wachtwoord in.') }),
    screen: async (state, _request, { session }) =>
      renderPage('safety', safetyPath, { ...(session ? await overviewFor(session) : nothing), state }),
    async run({ value, visitor }) {
      const { session, audit } = visitor
      if (!session) return notLoggedIn
      const wish = { password: value.password, number: value.session || undefined }
      const result = await endSessions(db, hasher, session, wish, audit, now())
      if (result.outcome === 'ended') return notLoggedIn
      if (result.outcome === 'too-often') return tooOften(result.retryAt)
      if (result.outcome === 'wrong') return wrongPassword('password')
      return { body: { message: messages.sessionsEnded }, next: safetyPath }
    },
  })

  calls.get('/api/v1/user/export', {
    summary: 'Alles wat we van het lid bewaren, om mee te nemen',
    answer: ownData,
    needsMember: true,
    async run({ visitor, reply }) {
      const { session, audit } = visitor
      if (!session) return notLoggedIn
      await door.extendSession(session)
      const result = await gatherOwnData(db, session.memberId, audit, now())
      if (result.outcome === 'too-often') return tooOften(result.retryAt)
      if (result.outcome === 'gone') return notLoggedIn
      reply.header('content-disposition', 'attachment; filename="mijn-gegevens.json"')
      reply.type('application/json; charset=utf-8')
      return Readable.from(asJson(result))
    },
  })
}

/** In the form of `ownData`; the log comes last, in portions. */
async function* asJson({ data, log }: Extract<Export, { outcome: 'gathered' }>): AsyncGenerator<string> {
  yield `${JSON.stringify(data).slice(0, -1)},"log":[`
  let comma = ''
  for await (const events of log) {
    yield comma + JSON.stringify(events).slice(1, -1)
    comma = ','
  }
  yield ']}'
}

const nothing = { sessions: [], events: [] }
