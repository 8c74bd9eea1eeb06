import { helpWithDialogCommands } from '#browser/dialog-commands.ts'
import { offerSearchSuggestions } from '#features/search/suggestions/search-fields.browser.ts'
import { islandElementOf } from '#islands/island-element.ts'
import { startHeader } from '#site/header/header.browser.ts'
import { startPageBehaviour } from './page-behaviour.ts'
import { wakeWhatIsPresent } from './present.ts'
import { siteIslands } from './site-islands.ts'

customElements.define('site-island', islandElementOf(siteIslands))
helpWithDialogCommands()
startPageBehaviour()
wakeWhatIsPresent()
startHeader()
offerSearchSuggestions()
