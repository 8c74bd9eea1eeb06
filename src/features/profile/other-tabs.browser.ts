import type { Profile } from './profile.ts'

/** One for telling and hearing, so that a tab does not hear itself. On the server it would keep the process alive. */
const channel = globalThis.document && new BroadcastChannel('izz-profile')

/** Tabs of this browser that show the same profile would else save what they still show over it. */
export function tellOtherTabs(profile: Profile): void {
  channel?.postMessage(profile)
}

/** Gives a function that stops listening. */
export function hearOtherTabs(hear: (profile: Profile) => void): () => void {
  const onMessage = ({ data }: MessageEvent<Profile>) => hear(data)
  channel?.addEventListener('message', onMessage)
  return () => channel?.removeEventListener('message', onMessage)
}
