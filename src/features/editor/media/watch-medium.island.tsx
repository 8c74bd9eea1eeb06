import { useEffect, useState } from 'react'
import { load } from '#browser/send.ts'
import { hasFiles } from '#features/media/medium-state.ts'
import type { LibraryItem } from './library.ts'

type Stand = Pick<LibraryItem, 'state' | 'progress' | 'fault'>
type WatchMediumProps = { name: string; progress: number }

/** How far it is with the files of this picture or film. */
export default function WatchMedium({ name, progress }: WatchMediumProps) {
  const [item, setItem] = useState<Stand>({ state: 'busy', progress, fault: '' })
  const isBusy = item.state === 'busy'

  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(async () => {
      const answer = await load<{ data: LibraryItem[] }>(`/api/v1/redactie/media/stand?naam=${name}`)
      const next = answer.ok ? answer.body.data[0] : undefined
      if (next) setItem(next)
    }, 1_000)
    return () => clearInterval(timer)
  }, [name, isBusy])

  return (
    <p className="medium-busy" role="status">
      {isBusy && (
        <>
          <progress max={100} value={item.progress} aria-label="Formaten maken" /> We maken de formaten voor
          telefoon, tablet en computer: {item.progress} %. Je kunt intussen verder werken.
        </>
      )}
      {hasFiles(item.state) && 'De eerste formaten zijn gemaakt. Je kunt dit bestand gebruiken.'}
      {item.state === 'failed' && (
        <>
          Het is niet gelukt. {item.fault} <a href={`/redactie/media/${name}`}>Bekijk wat je kunt doen</a>
        </>
      )}
    </p>
  )
}
