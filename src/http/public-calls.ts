import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { failureOf } from '#forms/failure.ts'
import { type CallDescription, refuseOtherMethods } from './calls.ts'
import { type DrawFailure, sendFailure, unknownCall } from './failures.ts'
import type { PageMemory } from './page-memory.ts'
import { sharedHeaders } from './security-headers.ts'
import { sendMemory } from './send-page.ts'

type PublicParts = { described: CallDescription[]; drawFailure: DrawFailure; publicAnswers: PageMemory }

export type PublicCall<T> = {
  summary: string
  query: z.ZodType<T>
  answer: z.ZodType
  /** Nothing where there is none. */
  find: (asked: T) => object | undefined
}

/**
 * A question that everybody may ask, from any site: who asks is never looked at, so the answer is the same for all. It is
 * made once for each version of the site and kept like a page.
 */
export function publicCall<T extends object>(
  app: FastifyInstance,
  { described, drawFailure, publicAnswers }: PublicParts,
  path: string,
  { find, ...about }: PublicCall<T>,
): void {
  described.push({ method: 'get', path, ...about })
  app.get(path, async (request, reply) => {
    const reading = about.query.safeParse(request.query)
    const key = reading.success ? keyOf(path, reading.data) : undefined
    const kept = key === undefined ? undefined : publicAnswers.find(key)
    if (kept) return sendMemory(request, reply, kept)

    const found = reading.success ? find(reading.data) : undefined
    if (key !== undefined && found) {
      const make = () => Buffer.from(JSON.stringify(found))
      return sendMemory(request, reply, publicAnswers.findOrMake(key, make))
    }
    reply.headers(sharedHeaders)
    return sendFailure(request, reply, reading.success ? unknownCall : notUnderstood, drawFailure)
  })
  refuseOtherMethods(app, path, ['GET', 'HEAD'], drawFailure)
}

const notUnderstood = failureOf(
  'validation_failed',
  'We begrijpen deze vraag niet. In /api/openapi.json staat wat je kunt vragen.',
)

/** The same for all that ask the same, in whatever order and with whatever else. */
function keyOf(path: string, asked: object): string {
  const pairs = Object.entries(asked).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return `${path}?${new URLSearchParams(pairs.sort())}`
}
