import { IslandElement } from '#islands/island-element.ts'
import { helpWithDialogCommands } from './dialog-commands.ts'

customElements.define('site-island', IslandElement)
helpWithDialogCommands()
