import { useSyncExternalStore } from 'react'
import { onSiteState, type SiteState, siteState } from './site-state.ts'

/** One value of the shared state, followed by an island. */
export function useSiteState<Key extends keyof SiteState>(
  key: Key,
  onServer: SiteState[Key],
): SiteState[Key] {
  return useSyncExternalStore(
    onSiteState,
    () => siteState()[key],
    () => onServer,
  )
}
