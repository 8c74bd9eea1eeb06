import { ConsentEmbed } from '#features/cookie-consent/consent-embed.view.tsx'
import type { Gathered } from '../gathered.ts'
import { RichTextView } from '../rich-text.view.tsx'
import { FilmView } from './film.view.tsx'
import type { Video } from './video.ts'

export function VideoView({ block, gathered }: { block: Video; gathered: Gathered }) {
  const { id, title, source, transcript } = block
  const film = source.from === 'us' ? gathered.films[source.film] : undefined
  return (
    <section className="video container" id={id}>
      <h2>{title}</h2>
      {film && <FilmView title={title} film={film} />}
      {source.from === 'youtube' && (
        <ConsentEmbed
          provider="youtube"
          title={title}
          src={`https://www.youtube-nocookie.com/embed/${source.code}`}
        />
      )}
      <details className="video-transcript">
        <summary>Lees de tekst van de video</summary>
        <div className="prose">
          <RichTextView nodes={transcript} />
        </div>
      </details>
    </section>
  )
}
