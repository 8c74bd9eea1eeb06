import { z } from 'zod'

/** What the calls about drafts answer when all is well, and what they are for. */

const finding = z.strictObject({
  severity: z.enum(['blocks', 'advice', 'remark']),
  message: z.string(),
  blockId: z.string().optional(),
  field: z.string().optional(),
})

const state = z.enum(['concept', 'asked', 'planned', 'published', 'changed', 'removed'])

export const about = {
  read: {
    summary: 'Een concept',
    answer: z.strictObject({
      data: z.strictObject({
        id: z.string(),
        revision: z.int(),
        document: z.looseObject({}),
        path: z.string(),
        state,
        savedAt: z.string(),
        savedBy: z.string().nullable(),
        isOwn: z.boolean(),
      }),
    }),
  },
  save: {
    summary: 'Sla een concept op; 409 als iemand anders het intussen opsloeg',
    answer: z.strictObject({
      data: z.strictObject({
        revision: z.int(),
        savedAt: z.string(),
        /** Where it is stored in another way than it was sent. */
        document: z.looseObject({}).optional(),
      }),
    }),
  },
  check: {
    summary: 'Wat er aan een concept te verbeteren is',
    answer: z.strictObject({ data: z.strictObject({ findings: z.array(finding) }) }),
  },
  publish: {
    summary: 'Publiceer een concept, nu of op een tijd',
    answer: z.strictObject({
      data: z.strictObject({
        state: z.enum(['published', 'planned']),
        path: z.string(),
        advice: z.array(finding),
      }),
      message: z.string(),
    }),
  },
  start: {
    summary: 'Open of maak het concept van een pagina',
    answer: z.strictObject({ data: z.strictObject({ id: z.string() }) }),
  },
} as const
