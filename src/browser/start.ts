import { offerSearchSuggestions } from '#features/search/suggestions/search-fields.browser.ts'
import { islandElementOf } from '#islands/island-element.ts'
import { siteIslands } from '#islands/site-islands.ts'
import { startHeader } from '#site/header/header.browser.ts'
import { helpWithDialogCommands } from './dialog-commands.ts'
import { startPageBehaviour } from './page-behaviour.ts'
import { wakeWhatIsPresent } from './present.ts'

customElements.define('site-island', islandElementOf(siteIslands))
helpWithDialogCommands()
startPageBehaviour()
wakeWhatIsPresent()
startHeader()
offerSearchSuggestions()
