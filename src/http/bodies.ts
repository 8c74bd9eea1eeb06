import type { FastifyInstance } from 'fastify'
import { joinDates } from '#forms/join-dates.ts'

/** Calls take JSON and plain forms, nothing else: other types could be sent by another site without asking. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')

  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else parseJson(request, body as string, done)
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, joinDates(readUrlEncoded(body as string)))
    },
  )
}

/** A field that is sent twice becomes a list, which no text field accepts. */
function readUrlEncoded(body: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(body)
  const names = [...new Set(parameters.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = parameters.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}
