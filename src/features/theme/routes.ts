import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isHttps } from '#config.ts'
import { themes } from '#cookie-names.ts'
import { callsOf } from '#http/calls.ts'
import { themeCookie } from '#http/theme.ts'
import type { Parts } from '#parts.ts'
import { themeChoiceInDays } from '#periods.ts'
import { cameFrom } from './came-from.ts'

const choice = z.enum(['device', ...themes], { error: 'Kies licht, donker of wat je apparaat vraagt.' })
/** Pages that the browser fetched ahead are drawn as somebody chose before. */
const forgetFetched = { 'clear-site-data': '"prefetchCache", "prerenderCache"' }
const seconds = themeChoiceInDays * 24 * 60 * 60

/** Whoever follows their device keeps no cookie. */
export function themeRoutes(app: FastifyInstance, parts: Parts) {
  const { config, door } = parts

  callsOf(app, parts).post('/actions/theme', {
    summary: 'Kies of de site licht of donker is',
    answer: z.strictObject({ theme: choice }),
    form: () => z.object({ theme: choice }),
    async run({ value: { theme }, request, reply }) {
      reply.headers({ 'set-cookie': themeCookie(theme, seconds, isHttps(config)), ...forgetFetched })
      return { body: { theme }, next: cameFrom(request.headers.referer, door.origin) }
    },
  })
}
