import { useEffect } from 'react'
import { pageZone, usePuck } from './use-puck.ts'

type Block = { props: { id: string } }

/**
 * Puck remembers with every change which block was chosen, and would undo that too: the fields would go away under the
 * hands of who is at work. So what comes next by undoing or redoing is given the choice of now, if it has that block.
 */
export function useKeptChoice(): void {
  const chosen = usePuck((puck) => puck.selectedItem?.props.id)
  const histories = usePuck((puck) => puck.history.histories)
  const index = usePuck((puck) => puck.history.index)
  useEffect(() => {
    for (const near of [histories[index - 1], histories[index + 1]]) {
      const at = near?.state.data?.content?.findIndex(({ props }: Block) => props.id === chosen) ?? -1
      if (!near?.state.ui || at === -1) continue
      // Another state instead of another choice in it would make Puck begin its history anew.
      near.state.ui = { ...near.state.ui, itemSelector: { index: at, zone: pageZone } }
    }
  }, [chosen, histories, index])
}
