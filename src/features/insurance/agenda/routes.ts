import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { agendaEventsPath, agendaPath } from '#addresses.ts'
import { isHttps, originOf } from '#config.ts'
import { refuseOtherMethods } from '#http/calls.ts'
import { answerHeaders } from '#http/security-headers.ts'
import { type StoredAnswer, sendStored, storeAnswer } from '#http/stored-answer.ts'
import type { Parts } from '#parts.ts'
import type { Facts } from '../facts.ts'
import { allDeadlines, type Deadline, eventPath } from './deadlines.ts'
import { toIcs } from './ics.ts'

/** The days that count as a calendar, to subscribe to or to take one of. Made once for the facts as they are. */
export function agendaRoutes(app: FastifyInstance, { config, content, drawFailure }: Parts) {
  let made: { facts: Facts; calendars: Map<string, StoredAnswer> } | undefined

  function calendarsOf(facts: Facts): Map<string, StoredAnswer> {
    if (made?.facts !== facts) made = { facts, calendars: toCalendars(facts, config) }
    return made.calendars
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const calendar = calendarsOf(content().facts).get(request.url.split('?', 1)[0] ?? '')
    if (!calendar) return reply.callNotFound()
    reply.hijack()
    sendStored(request.raw, reply.raw, calendar)
    return reply
  }
  for (const path of [agendaPath, `${agendaEventsPath}/*`]) {
    app.get(path, answer)
    refuseOtherMethods(app, path, ['GET', 'HEAD'], drawFailure)
  }
}

function toCalendars({ yearFacts, insurance, changedAt }: Facts, config: Parts['config']) {
  const all = allDeadlines(yearFacts)
  // Of facts that come from `content/` nobody knows the moment.
  const at = changedAt || `${insurance.updatedDate}T00:00:00Z`
  const sets: [path: string, deadlines: Deadline[]][] = [
    [agendaPath, all],
    ...all.map((one): [string, Deadline[]] => [eventPath(one), [one]]),
  ]
  return new Map(
    sets.map(([path, deadlines]) => {
      const file = Buffer.from(toIcs({ deadlines, changedAt: at, origin: originOf(config) }))
      return [path, storeAnswer(file, { ...answerHeaders(isHttps(config)), ...headersFor(path) })]
    }),
  )
}

/** One day is a file to open; the whole is a calendar to follow. */
function headersFor(path: string): Record<string, string> {
  const name = path.split('/').at(-1)
  return {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `${path === agendaPath ? 'inline' : 'attachment'}; filename="${name}"`,
    'cache-control': 'public, max-age=3600',
    vary: 'Accept-Encoding',
  }
}
