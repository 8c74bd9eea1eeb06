import { IslandElement } from '#islands/island-element.ts'
import { helpWithDialogCommands } from './dialog-commands.ts'
import { wakeWhatIsPresent } from './present.ts'

customElements.define('site-island', IslandElement)
helpWithDialogCommands()
wakeWhatIsPresent()
