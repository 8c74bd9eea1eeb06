import { helpWithDialogCommands } from '#browser/dialog-commands.ts'
import { proposeAddresses } from '#features/editor/drafts/placing/propose-address.browser.ts'
import { keepForms } from '#features/editor/kept-form/kept-form.browser.ts'
import { filterRows } from '#features/editor/list-filter/filter-rows.browser.ts'
import { showPrintButtons } from '#features/editor/people/second-factor/print-button.browser.ts'
import { moveMenuRows } from '#features/editor/settings/menu-tree.browser.ts'
import { islandElementOf } from '#islands/island-element.ts'
import { editorIslands } from './editor-islands.ts'

/** The script of the redactie's own pages: a build apart, so that nothing of it reaches the pages of the site. */
customElements.define('site-island', islandElementOf(editorIslands))
helpWithDialogCommands()
proposeAddresses()
keepForms()
filterRows()
moveMenuRows()
showPrintButtons()
