import { useGetPuck } from '@puckeditor/core'
import { isSame, withChanges } from '../conflict/differences.ts'
import type { Incoming } from '../keeping/keeper.browser.ts'
import { toPageFile, toPuckData } from './puck-data.ts'
import { pageZone } from './use-puck.ts'

type Item = { props: { id: string } }
type Content = Parameters<typeof toPageFile>[0]
type Remembered = {
  data: Content
  ui: { itemSelector?: { index: number; zone?: string } | null }
  /** Made from the data, anew when it is not there. */
  indexes?: unknown
}

/** Brings work of somebody else into the page on the screen, and into all that undoing and redoing bring back. */
export function useTakeIn(): (incoming: Incoming) => void {
  const getPuck = useGetPuck()
  return ({ base, theirs, page }) => {
    const { appState, dispatch, history, selectedItem } = getPuck()
    const now = history.histories[history.index]?.state as Remembered | undefined
    // Puck notes a change a moment later. One that it has not noted yet would come without theirs, so this one takes its place.
    const recordHistory = !now || !isSame(toPageFile(now.data), toPageFile(appState.data))
    dispatch({ type: 'setData', data: () => toPuckData(page), recordHistory })
    const itemSelector = placeOf(selectedItem?.props.id, page.blocks)
    // A field in which somebody is would go on with what it held, and write that over theirs.
    dispatch({ type: 'setUi', ui: { itemSelector, field: { focus: null } }, recordHistory: false })

    for (const { state } of history.histories) {
      const past = state as Remembered
      const { itemSelector } = past.ui
      const chosen = itemSelector && (past.data.content[itemSelector.index] as Item | undefined)?.props.id
      const both = withChanges(toPageFile(past.data), base, theirs)
      past.data = { ...past.data, ...toPuckData(both) }
      past.ui = { ...past.ui, itemSelector: placeOf(chosen ?? undefined, both.blocks) }
      delete past.indexes
    }
  }
}

/** A block is chosen by where it stands, and that may have changed. */
function placeOf(id: string | undefined, blocks: { id: string }[]) {
  const index = blocks.findIndex((block) => block.id === id)
  return index === -1 ? null : { index, zone: pageZone }
}
