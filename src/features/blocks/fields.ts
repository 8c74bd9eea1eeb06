import { z } from 'zod'
import { isAllowedLink } from './rich-text.ts'

/** The fields that blocks are made of. */
export const blockId = () =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An id is made of small letters, digits and hyphens.')

export const words = (most: number) => z.string().trim().min(1).max(most)

export const link = () =>
  z.string().refine(isAllowedLink, 'A link is a path of this site or https, mailto or tel.')

export const pagePath = () =>
  z.string().regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'A path is lower case, without a slash at the end.')

export const button = () => z.object({ label: words(60), href: link() })

/** A picture of the media folder by its name. An empty alt says: decoration, nothing is lost without it. */
export const pictureReference = () => z.object({ name: z.string(), alt: z.string().max(250) })
export type PictureReference = z.infer<ReturnType<typeof pictureReference>>
