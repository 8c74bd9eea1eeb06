import { createContext, useContext } from 'react'
import type { FoundMedia, Workbench } from './workbench.ts'

/** What was found when the page was checked, and where. */
export type Finding = {
  severity: 'blocks' | 'advice'
  message: string
  blockId?: string
  field?: string
}

/** What all parts of the screen share. */
export type Work = {
  id: string
  bench: Workbench
  media: FoundMedia
  /** Fetches pictures and films that are not here yet. */
  wantMedia: (wanted: { pictures?: string[]; films?: string[] }) => void
  findings: Finding[]
  /** False until the first answer of the check has come. */
  isChecked: boolean
}

export const WorkContext = createContext<Work | undefined>(undefined)

export function useWork(): Work {
  const work = useContext(WorkContext)
  if (!work) throw new Error('This is drawn outside the editing screen.')
  return work
}
