/** What dresses the pages of the redactie, on top of the stylesheet of the site. */
import.meta.glob(['../site/editor/*.css', '../features/editor/**/*.css', '!../**/*.island.css'], {
  eager: true,
})
