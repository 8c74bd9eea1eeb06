import type { Database } from '#database/database.ts'
import type { Editor } from '../../people/editor.ts'
import { may } from '../../people/roles.ts'
import type { PageSheet } from '../sheet/page-sheet.ts'
import { type SheetScreen, sheetScreens } from '../sheet/sheet-screens.ts'
import { readSheet } from './read-sheet.ts'

export type OpenedSheet = { outcome: 'open'; sheet: PageSheet } | { outcome: 'not-there' | 'not-this-role' }

/** For a screen that only some pages have, and that is not everybody's. */
export async function openSheet(
  db: Database,
  screen: SheetScreen,
  path: string,
  editor: Editor,
): Promise<OpenedSheet> {
  const sheet = await readSheet(db, path)
  if (!sheet || !sheetScreens[screen].isFor(sheet)) return { outcome: 'not-there' }
  if (!may(editor, sheetScreens[screen].act(sheet, editor.memberId))) return { outcome: 'not-this-role' }
  return { outcome: 'open', sheet }
}
