import type { FastifyInstance, FastifyRequest } from 'fastify'
import { joinDates } from '#forms/join-dates.ts'
import { findFaultInJson, refuseLongName, refuseManyFields } from './body-limits.ts'

/** Calls take JSON and plain forms, nothing else: other types could be sent by another site without asking. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')

  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, {})
    const fault = findFaultInJson(body)
    if (fault) done(fault)
    else parseJson(request, body, done)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async ({ routeOptions }: FastifyRequest, body: string) => {
      refuseManyFields(body, routeOptions.bodyLimit)
      return joinDates(readUrlEncoded(body))
    },
  )
}

/** A field that is sent twice becomes a list, which no text field accepts. */
function readUrlEncoded(body: string): Record<string, string | string[]> {
  const fields = new Map<string, string | string[]>()
  for (const [name, value] of new URLSearchParams(body)) {
    refuseLongName(name)
    const earlier = fields.get(name)
    if (earlier === undefined) fields.set(name, value)
    else if (typeof earlier === 'string') fields.set(name, [earlier, value])
    else earlier.push(value)
  }
  return Object.fromEntries(fields)
}
