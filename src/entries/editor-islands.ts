import type { IslandModule } from '#islands/island-element.ts'

export const editorIslands = import.meta.glob<IslandModule>('../features/editor/**/*.island.tsx')
