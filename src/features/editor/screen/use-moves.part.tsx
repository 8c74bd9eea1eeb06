import { useGetPuck } from '@puckeditor/core'
import { showBlock } from './canvas/show-block.browser.ts'
import { toPageFile, toPuckData } from './puck/puck-data.ts'
import { pageZone } from './puck/use-puck.ts'

/** What buttons do to the blocks of a page. The first block is its heading: nothing goes above it. */
export function useMoves() {
  const getPuck = useGetPuck()
  const choose = (index: number | undefined) => {
    const itemSelector = index === undefined ? null : { index, zone: pageZone }
    getPuck().dispatch({ type: 'setUi', ui: { itemSelector }, recordHistory: false })
  }
  return {
    choose,
    add(componentType: string) {
      const { appState, dispatch } = getPuck()
      const { itemSelector } = appState.ui
      const destinationIndex = itemSelector ? itemSelector.index + 1 : appState.data.content.length
      const id = `${componentType}-${crypto.randomUUID().slice(0, 8)}`
      dispatch({ type: 'insert', componentType, destinationIndex, destinationZone: pageZone, id })
      choose(destinationIndex)
      showBlock(id)
    },
    move(sourceIndex: number, destinationIndex: number) {
      getPuck().dispatch({ type: 'reorder', sourceIndex, destinationIndex, destinationZone: pageZone })
      choose(destinationIndex)
    },
    copy(sourceIndex: number) {
      const { dispatch } = getPuck()
      dispatch({ type: 'duplicate', sourceIndex, sourceZone: pageZone })
      // Its items get ids of their own while it stands below the original: wherever it goes, that one keeps its anchors.
      dispatch({ type: 'setData', data: (data) => toPuckData(toPageFile(data)) })
      choose(sourceIndex + 1)
    },
    remove(index: number) {
      getPuck().dispatch({ type: 'remove', index, zone: pageZone })
      choose(undefined)
    },
  }
}
