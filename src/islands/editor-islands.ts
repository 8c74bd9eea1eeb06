import type { IslandModule } from './island-element.ts'

export const editorIslands = import.meta.glob<IslandModule>('../features/editor/**/*.island.tsx')
