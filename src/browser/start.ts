import { IslandElement } from '#islands/island-element.ts'
import { helpWithDialogCommands } from './dialog-commands.ts'
import { startHeader } from './header.ts'
import { startPageBehaviour } from './page-behaviour.ts'
import { wakeWhatIsPresent } from './present.ts'
import { offerSearchSuggestions } from './search-fields.ts'

customElements.define('site-island', IslandElement)
helpWithDialogCommands()
startPageBehaviour()
wakeWhatIsPresent()
startHeader()
offerSearchSuggestions()
