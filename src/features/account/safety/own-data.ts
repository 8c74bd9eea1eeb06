import { z } from 'zod'
import { profileAnswer } from '#features/profile/profile.ts'

const instant = z.iso.datetime()

/** Everything that we keep of a member and that says something to them; secrets and hashes say nothing. */
export const ownData = z.strictObject({
  madeAt: instant,
  member: z.strictObject({ id: z.string(), createdAt: instant }),
  profile: profileAnswer,
  sessions: z.array(z.strictObject({ createdAt: instant, extendedAt: instant, expiresAt: instant })),
  links: z.array(
    z.strictObject({
      purpose: z.string(),
      newEmail: z.string().nullable(),
      expiresAt: instant,
      usedAt: instant.nullable(),
    }),
  ),
  mailsOnTheirWay: z.array(z.strictObject({ kind: z.string(), createdAt: instant })),
  editorSince: instant.nullable(),
  media: z.array(z.string()),
  log: z.array(
    z.strictObject({
      at: instant,
      event: z.string(),
      outcome: z.string(),
      requestId: z.string(),
    }),
  ),
})

export type OwnData = z.infer<typeof ownData>
