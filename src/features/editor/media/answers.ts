import { z } from 'zod'

/** What the library shows of a picture, a film or a document, whether an editor brought it in or it came with the site. */
export const libraryItem = z.strictObject({
  name: z.string(),
  kind: z.enum(['picture', 'film', 'document']),
  title: z.string(),
  /** Words by which it is found back. */
  tags: z.array(z.string()),
  alt: z.string(),
  isDecorative: z.boolean(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  /** Empty as long as there is none. */
  thumbnail: z.string(),
  state: z.enum(['busy', 'usable', 'ready', 'failed']),
  progress: z.number(),
  fault: z.string(),
  /** What came with the site cannot be changed here. */
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

export const savedAnswer = z.strictObject({
  data: libraryItem,
  message: z.string(),
})
