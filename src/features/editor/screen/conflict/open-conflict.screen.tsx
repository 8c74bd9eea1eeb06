import type { ComponentProps } from 'react'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { later } from '../later.part.tsx'
import type { Conflict } from './conflict.screen.tsx'

/** Comparing word by word is for the few times that two people changed the same. */
export const OpenConflict = later<ComponentProps<typeof Conflict>>({
  name: 'Het scherm waarop je twee versies vergelijkt',
  load: async () => (await import('./conflict.screen.tsx')).Conflict,
  waiting: <Skeleton text="De twee versies worden geladen." />,
})
