import { islandElementOf } from '#islands/island-element.ts'
import { siteIslands } from '#islands/site-islands.ts'
import { helpWithDialogCommands } from './dialog-commands.ts'
import { startHeader } from './header.ts'
import { startPageBehaviour } from './page-behaviour.ts'
import { wakeWhatIsPresent } from './present.ts'
import { offerSearchSuggestions } from './search-fields.ts'

customElements.define('site-island', islandElementOf(siteIslands))
helpWithDialogCommands()
startPageBehaviour()
wakeWhatIsPresent()
startHeader()
offerSearchSuggestions()
