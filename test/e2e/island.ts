import type { Locator, Page } from '@playwright/test'

/** The islands of the page with examples, by what wakes them. */
export const islandLimits = { load: 40, idle: 60, visible: 80, touch: 100 }
export type Wake = keyof typeof islandLimits

export const islandModule = '**/dist/character-*.js'
export const islandStyle = '**/dist/character-count-*.css'
export const reactModule = '**/dist/hydrate-*.js'

export function islandOf(page: Page, wake: Wake): { mark: Locator; field: Locator; counter: Locator } {
  const mark = page.locator(`site-island[wake=${wake}]`)
  return { mark, field: mark.getByRole('textbox'), counter: mark.getByRole('status') }
}
