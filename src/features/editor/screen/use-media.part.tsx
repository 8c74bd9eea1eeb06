import { useCallback, useEffect, useRef, useState } from 'react'
import { send } from '#browser/send.ts'
import type { PageFile } from '#features/pages/page.ts'
import type { FoundMedia } from './workbench.ts'

type Wanted = { pictures?: string[]; films?: string[] }

/** The pictures and films of the page, fetched by name when they are first needed. */
export function useMedia(page: PageFile) {
  const [media, setMedia] = useState<FoundMedia>({ pictures: {}, films: {} })
  const asked = useRef(new Set<string>())
  const wantMedia = useCallback(({ pictures = [], films = [] }: Wanted) => {
    const wanted = { pictures: pictures.filter(isNew('p')), films: films.filter(isNew('f')) }
    if (wanted.pictures.length + wanted.films.length === 0) return
    void send<{ data: FoundMedia }>('/api/v1/redactie/gathered', wanted).then((answer) => {
      if (!answer.ok) return
      const { data } = answer.body
      setMedia((known) => ({
        pictures: { ...known.pictures, ...data.pictures },
        films: { ...known.films, ...data.films },
      }))
    })

    function isNew(prefix: string): (name: string) => boolean {
      return (name) => {
        const key = `${prefix}:${name}`
        if (name === '' || asked.current.has(key)) return false
        asked.current.add(key)
        return true
      }
    }
  }, [])
  useEffect(() => wantMedia(mediaIn(page)), [page, wantMedia])
  return { media, wantMedia }
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
