/** What the tabs of one browser tell each other about being logged in. */
export type SessionNews = 'logged-in' | 'logged-out' | 'extended'

/** In a browser only: on the server it would keep the process alive. */
const channel = globalThis.document && new BroadcastChannel('izz-session')

export function tellOtherTabs(news: SessionNews): void {
  channel?.postMessage(news)
}

/** Gives a function that stops listening. */
export function onNewsFromOtherTabs(listener: (news: SessionNews) => void): () => void {
  const onMessage = ({ data }: MessageEvent<SessionNews>) => listener(data)
  channel?.addEventListener('message', onMessage)
  return () => channel?.removeEventListener('message', onMessage)
}
