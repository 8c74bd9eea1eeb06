/** What dresses comparisons and calculators, on top of the stylesheet of the site: only pages that have one need it. */
import.meta.glob('../features/blocks/{comparison,calculator,cover-search,own-risk}/*.css', { eager: true })
