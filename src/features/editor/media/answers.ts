import { z } from 'zod'

/** What the calls of the library answer. */
const libraryItem = z.strictObject({
  name: z.string(),
  kind: z.enum(['picture', 'film', 'document']),
  title: z.string(),
  tags: z.array(z.string()),
  alt: z.string(),
  isDecorative: z.boolean(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  thumbnail: z.string(),
  state: z.enum(['busy', 'usable', 'ready', 'failed']),
  progress: z.number(),
  fault: z.string(),
  isUploaded: z.boolean(),
  version: z.number(),
})

export const libraryAnswer = z.strictObject({
  data: z.strictObject({
    items: z.array(libraryItem),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
  }),
})

export const itemsAnswer = z.strictObject({ data: z.array(libraryItem) })

export const uploadAnswer = z.strictObject({ data: libraryItem })
export const removedAnswer = z.strictObject({ message: z.string() })

export const savedAnswer = z.strictObject({
  data: libraryItem,
  message: z.string(),
})
