/** What is kept for as long as the tab is open; absent where the browser refuses. */
export function tabStorage(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
