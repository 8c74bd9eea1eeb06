import { helpWithDialogCommands } from '#browser/dialog-commands.ts'

helpWithDialogCommands()
