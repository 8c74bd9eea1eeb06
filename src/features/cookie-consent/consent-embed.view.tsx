import { createElement } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { PictureImage } from '#ui/picture/picture.tsx'
import type { Picture } from '#ui/picture/picture-file.ts'
import { type EmbedProvider, embedProviders, isEmbedSource, pageOfEmbed } from './embed.ts'

export type ConsentEmbedProps = {
  provider: EmbedProvider
  title: string
  /** What goes into the frame. */
  src: string
  /** From our own site, like everything that is seen before consent. */
  poster?: Picture | undefined
}

/** A video from outside: a question first, and the video only after consent and a click. */
export function ConsentEmbed({ provider, title, src, poster }: ConsentEmbedProps) {
  if (!isEmbedSource(provider, src)) throw new Error(`This is no address of ${provider}: ${src}`)

  const { name } = embedProviders[provider]
  return createElement(
    'consent-embed',
    { class: 'consent-embed', 'data-provider': provider, 'data-src': src, 'data-title': title },
    <div className="consent-embed-cover">
      {poster && (
        <div className="consent-embed-poster">
          <PictureImage picture={poster} alt="" sizes="(width >= 48rem) 45rem, 92vw" />
          <Icon of="play" size={32} />
        </div>
      )}
      <div className="consent-embed-question">
        <p className="consent-embed-title">{title}</p>
        <p className="consent-embed-why">
          Deze video komt van {name}. Sta je dat toe? Dan ziet {name} je internetadres en kan {name} cookies
          plaatsen. <a href="/cookies">Welke cookies we gebruiken</a>
        </p>
        <p className="consent-embed-actions">
          <Button type="button">Toestaan</Button>
          <a href={pageOfEmbed(provider, src)}>Bekijk de video op {name}</a>
        </p>
      </div>
    </div>,
  )
}
