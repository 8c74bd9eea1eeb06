import type { KeptWork, SavedDraft } from './keeping/keeper.browser.ts'
import type { Workbench } from './workbench.ts'

export type EditProps = {
  id: string
  /** The stylesheets of the site, with which the page is drawn. */
  siteStyles: string[]
  /** Otherwise somebody else does, when asked. */
  mayPublish: boolean
}

/** What the screen begins with: the draft, what there is to choose from, and work that was left unsaved here. */
export type Beginning = {
  bench: Workbench
  saved: SavedDraft
  path: string
  state: string
  kept: KeptWork | undefined
}
