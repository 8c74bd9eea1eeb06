import { type PageState, pageStates } from './draft.ts'

/** How a page stands, in a word. */
export function StateBadge({ state }: { state: PageState }) {
  return <span className={`page-state page-state-${state}`}>{pageStates[state]}</span>
}
