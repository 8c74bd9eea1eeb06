/**
 * Every stylesheet that dresses server HTML. Those of islands (`*.island.css`) come with their island, those of the
 * redactie and of tools with their pages.
 */
import.meta.glob(
  [
    '../**/*.css',
    '!../**/*.island.css',
    '!../site/layers.css',
    '!../site/editor/**',
    '!../features/editor/**',
    '!../features/blocks/{comparison,calculator,cover-search,own-risk}/**',
  ],
  { eager: true },
)
