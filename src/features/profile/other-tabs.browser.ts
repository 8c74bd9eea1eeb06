import type { Profile } from './profile.ts'

const channelName = 'izz-profile'

/** Tabs of this browser that show the same profile would else save what they still show over it. */
export function tellOtherTabs(profile: Profile): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(profile)
  channel.close()
}

export function hearOtherTabs(hear: (profile: Profile) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => hear(data)
  return () => channel.close()
}
