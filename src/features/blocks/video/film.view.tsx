import type { Film } from './film.ts'

/** Nothing of the film itself is loaded until somebody plays it. */
export function FilmView({ title, film }: { title: string; film: Film }) {
  return (
    <>
      <video
        className="video-film"
        aria-label={title}
        controls
        playsInline
        preload="none"
        poster={film.poster}
        width={film.width}
        height={film.height}
      >
        {film.sources.map(({ type, src }) => (
          <source key={type} src={src} type={type} />
        ))}
        <track kind="captions" src={film.captions} srcLang="nl" label="Nederlands" />
      </video>
      <p className="video-length">Duur: {film.seconds} seconden</p>
    </>
  )
}
