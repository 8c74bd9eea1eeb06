import type { Examples } from '../examples.ts'
import { Skeleton } from './skeleton.tsx'

export const examples: Examples = {
  name: 'Bezig met laden',
  items: { 'een formulier': <Skeleton text="Welkom, bezig met laden.." /> },
}
