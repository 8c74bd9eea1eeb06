/**
 * Every stylesheet that dresses server HTML. Those of islands (`*.island.css`) come with their island, those of the
 * redactie with its pages.
 */
import.meta.glob(
  [
    '../**/*.css',
    '!../**/*.island.css',
    '!../site/layers.css',
    '!../site/editor/**',
    '!../features/editor/**',
  ],
  { eager: true },
)
