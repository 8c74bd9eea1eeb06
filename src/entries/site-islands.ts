import type { IslandModule } from '#islands/island-element.ts'

/** Those of the redactie come with its own script. */
export const siteIslands = import.meta.glob<IslandModule>(['../**/*.island.tsx', '!../features/editor/**'])
