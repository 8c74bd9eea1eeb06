/** Every stylesheet that dresses server HTML. Those of islands (`*.island.css`) come with their island. */
import.meta.glob(['../**/*.css', '!../**/*.island.css', '!./layers.css'], { eager: true })
