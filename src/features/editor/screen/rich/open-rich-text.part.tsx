import type { ComponentProps } from 'react'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { later } from '../later.part.tsx'
import type { RichTextControl } from './rich-text-control.part.tsx'

/** What typing in a text needs is a third of the screen, so it is loaded after it. */
export const OpenRichText = later<ComponentProps<typeof RichTextControl>>({
  name: 'Dit veld',
  load: async () => (await import('./rich-text-control.part.tsx')).RichTextControl,
  waiting: <Skeleton text="De tekst wordt geladen." />,
})
