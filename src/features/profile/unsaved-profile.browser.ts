import { tabStorage } from '#browser/tab-storage.ts'
import type { Profile } from './profile.ts'
import type { WholeProfile } from './whole-profile.ts'

/** What somebody changed and did not save yet. The rest is as it was saved, here or in another tab. */
export type OwnChanges = Partial<WholeProfile>

export function ownChanges(typed: OwnChanges, saved: Profile): OwnChanges | undefined {
  const changed = Object.entries(typed).filter(([field, value]) => value !== saved[field as keyof Profile])
  return changed.length > 0 ? Object.fromEntries(changed) : undefined
}

/** In this tab only, so that an ended session loses nothing. */
export function keepUnsaved(name: string, own: OwnChanges | undefined): void {
  if (own) tabStorage()?.setItem(keyOf(name), JSON.stringify(own))
  else tabStorage()?.removeItem(keyOf(name))
}

export function findUnsaved(name: string): OwnChanges | undefined {
  const kept = tabStorage()?.getItem(keyOf(name))
  return kept ? JSON.parse(kept) : undefined
}

function keyOf(name: string): string {
  return `izz-draft-${name}`
}
