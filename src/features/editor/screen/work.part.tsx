import { createContext, useContext } from 'react'
import type { GateFinding } from '../drafts/gate/finding.ts'
import type { Present } from '../presence/presence.ts'
import type { FoundMedia, Workbench } from './workbench.ts'

/** What all parts of the screen share. */
export type Work = {
  id: string
  bench: Workbench
  /** What the page is about. */
  year: number | undefined
  media: FoundMedia
  /** Fetches pictures and films that are not here yet. */
  wantMedia: (wanted: { pictures?: string[]; films?: string[] }) => void
  findings: GateFinding[]
  /** Who has this concept before them too. */
  others: Present[]
  /** False until the first answer of the check has come. */
  isChecked: boolean
}

export const WorkContext = createContext<Work | undefined>(undefined)

export function useWork(): Work {
  const work = useContext(WorkContext)
  if (!work) throw new Error('This is drawn outside the editing screen.')
  return work
}
