/** What dresses the pages of the redactie, on top of the stylesheet of the site. */
import.meta.glob(['./*.css', '../../features/editor/**/*.css', '!../../**/*.island.css'], { eager: true })
