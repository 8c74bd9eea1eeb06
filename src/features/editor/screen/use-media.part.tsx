import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '#browser/send.ts'
import type { PageFile } from '#features/pages/page.ts'
import type { FoundMedia } from './workbench.ts'

type Wanted = { pictures?: string[]; films?: string[] }

/** The pictures and films of the page, fetched by name when they are first needed. */
export function useMedia(page: PageFile) {
  const [media, setMedia] = useState<FoundMedia>({ pictures: {}, films: {} })
  const asked = useRef({ pictures: new Set<string>(), films: new Set<string>() })
  const wantMedia = useCallback(({ pictures = [], films = [] }: Wanted) => {
    const known = asked.current
    const wanted = { pictures: addTo(known.pictures, pictures), films: addTo(known.films, films) }
    if (wanted.pictures.length + wanted.films.length === 0) return
    void send<{ data: FoundMedia }>('/api/v1/redactie/gathered', wanted).then((answer) => {
      if (!answer.ok) {
        // Asked for again at the next change.
        for (const name of wanted.pictures) known.pictures.delete(name)
        for (const name of wanted.films) known.films.delete(name)
        return
      }
      const { data } = answer.body
      setMedia((found) => ({
        pictures: { ...found.pictures, ...data.pictures },
        films: { ...found.films, ...data.films },
      }))
    })
  }, [])
  useEffect(() => wantMedia(mediaIn(page)), [page, wantMedia])
  return { media, wantMedia }
}

/** Those that were not there yet. */
function addTo(asked: Set<string>, names: string[]): string[] {
  const added = new Set(names).difference(asked)
  added.delete('')
  for (const name of added) asked.add(name)
  return [...added]
}

/** Wherever they stand: a picture is named beside its alt text, a film beside where it comes from. */
function mediaIn(part: unknown): Required<Wanted> {
  if (typeof part !== 'object' || part === null) return { pictures: [], films: [] }
  const { name, alt, film } = part as Record<string, unknown>
  const inside = Object.values(part).map(mediaIn)
  return {
    pictures: [
      ...(typeof name === 'string' && typeof alt === 'string' ? [name] : []),
      ...inside.flatMap(({ pictures }) => pictures),
    ],
    films: [...(typeof film === 'string' ? [film] : []), ...inside.flatMap(({ films }) => films)],
  }
}
