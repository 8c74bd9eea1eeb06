/** Usable: pages may show it, while the files that take long are still made. */
export type MediumState = 'busy' | 'usable' | 'ready' | 'failed'

/** There is enough of it to be shown. */
export function hasFiles(state: MediumState): boolean {
  return state === 'usable' || state === 'ready'
}
