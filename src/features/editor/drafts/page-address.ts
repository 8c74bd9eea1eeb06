/** The page of the redactie about a page, saying what just happened. */
export function pageAddress(path: string, happened?: string): string {
  return `/redactie/paginas?${new URLSearchParams({ adres: path, ...(happened && { r: happened }) })}`
}

/** A screen about that page, such as `verplaatsen`. */
export function screenAddress(screen: string, path: string, rest: Record<string, string> = {}): string {
  return `/redactie/paginas/${screen}?${new URLSearchParams({ adres: path, ...rest })}`
}

/** The page that the address asks for. */
export function askedPath(query: unknown): string {
  const { adres } = query as { adres?: unknown }
  return typeof adres === 'string' ? adres.slice(0, 300) : ''
}
