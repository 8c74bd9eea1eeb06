/** What a page was after something happened to it. */
export type PageVersion = {
  id: string
  path: string
  title: string
  event: VersionEvent
  at: string
  /** The name of who did it; gone when they no longer have an account. */
  by: string | null
}

export type VersionEvent =
  | 'loaded'
  | 'published'
  | 'restored'
  | 'links-renewed'
  | 'moved'
  | 'offline'
  | 'removed'
  | 'set-aside'

export const versionEvents: Record<VersionEvent, string> = {
  loaded: 'Stond al op de site',
  published: 'Gepubliceerd',
  restored: 'Teruggezet en gepubliceerd',
  'links-renewed': 'Links bijgewerkt',
  moved: 'Verplaatst',
  offline: 'Offline gehaald',
  removed: 'Verwijderd',
  'set-aside': 'Concept weggegooid',
}
