import type { ReactNode } from 'react'
import type { ExplainedWord } from './explained-words.ts'

/** Opens its note without script. Who does not see the page hears the note with the word. */
export function ExplainedWordView({ word: { id }, children }: { word: ExplainedWord; children: ReactNode }) {
  return (
    <dfn>
      <button className="explained-word" type="button" popoverTarget={id} aria-describedby={id}>
        {children}
      </button>
    </dfn>
  )
}
