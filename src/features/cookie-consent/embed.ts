/** Who may show us a video, from where, and where the same video stands on their own site. */
export const embedProviders = {
  youtube: {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    pageOf: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    pageOf: (id: string) => `https://vimeo.com/${id}`,
  },
}

export type EmbedProvider = keyof typeof embedProviders

/** An address that this provider gives out for frames, such as `https://player.vimeo.com/video/1`. */
export function isEmbedSource(provider: EmbedProvider, src: string): boolean {
  return src.startsWith(`${embedProviders[provider].origin}/`)
}

/** For whoever would rather watch it there. */
export function pageOfEmbed(provider: EmbedProvider, src: string): string {
  const id = new URL(src).pathname.split('/').at(-1) ?? ''
  return embedProviders[provider].pageOf(id)
}

/** The origins that the embeds in this HTML need; a page without them needs none. */
export function frameOriginsIn(html: string): string[] {
  const names = [...html.matchAll(/<consent-embed [^>]*data-provider="(\w+)"/g)].map(([, name]) => name)
  return Object.entries(embedProviders).flatMap(([name, { origin }]) =>
    names.includes(name) ? [origin] : [],
  )
}
