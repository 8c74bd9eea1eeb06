import type { Editor } from '../../people/editor.ts'
import { type Act, may } from '../../people/roles.ts'
import { isAwaited } from '../draft.ts'
import type { PageSheet } from './page-sheet.ts'

export type SheetScreen = 'kopieren' | 'verplaatsen' | 'offline' | 'verwijderen' | 'concept-weggooien'

type Opening = { isFor: (sheet: PageSheet) => boolean; act: (sheet: PageSheet, by: string) => Act }

const isThere = ({ isPublished, draft }: PageSheet) => isPublished || draft !== undefined
/** What nobody takes from the site alone. */
const isHeld = ({ isPublished, isGuarded, isFourEyes }: PageSheet) => isPublished && isGuarded && isFourEyes
const actToEnd = ({ draft }: PageSheet, by: string) => (draft && isAwaited(draft, by) ? 'publish' : 'write')
const isHome = ({ path }: PageSheet) => path === '/'

/** Which pages a screen is for, and whose act it is there: the page about a page leads to it, and it opens, by this. */
export const sheetScreens: Record<SheetScreen, Opening> = {
  kopieren: { isFor: isThere, act: () => 'write' },
  verplaatsen: { isFor: (sheet) => isThere(sheet) && !isHome(sheet), act: () => 'publish' },
  offline: { isFor: (sheet) => sheet.isPublished && !isHome(sheet) && !isHeld(sheet), act: () => 'publish' },
  verwijderen: {
    isFor: (sheet) => isThere(sheet) && !isHome(sheet) && !isHeld(sheet),
    act: (sheet, by) => (sheet.isPublished ? 'publish' : actToEnd(sheet, by)),
  },
  'concept-weggooien': {
    isFor: ({ isPublished, draft }) => isPublished && draft !== undefined,
    act: actToEnd,
  },
}

export function leadsTo(screen: SheetScreen, sheet: PageSheet, editor: Editor): boolean {
  const { isFor, act } = sheetScreens[screen]
  return isFor(sheet) && may(editor, act(sheet, editor.memberId))
}
