import { useEffect, useState } from 'react'
import { load } from '#browser/send.ts'
import type { LibraryItem } from './library.ts'

type WatchMediumProps = { name: string; progress: number }

/** How far it is with the files of this picture or film. */
export default function WatchMedium({ name, progress }: WatchMediumProps) {
  const [percent, setPercent] = useState(progress)
  const [isDone, setDone] = useState(false)

  useEffect(() => {
    if (isDone) return
    const timer = setInterval(async () => {
      const answer = await load<{ data: LibraryItem[] }>(`/api/v1/redactie/media/stand?naam=${name}`)
      const item = answer.ok ? answer.body.data[0] : undefined
      if (!item) return
      setPercent(item.progress)
      setDone(item.state !== 'busy')
    }, 1_000)
    return () => clearInterval(timer)
  }, [name, isDone])

  return (
    <p className="medium-busy" role="status">
      {isDone ? (
        'De eerste formaten zijn gemaakt. Je kunt dit bestand gebruiken.'
      ) : (
        <>
          <progress max={100} value={percent} aria-label="Formaten maken" /> We maken de formaten voor
          telefoon, tablet en computer: {percent} %. Je kunt intussen verder werken.
        </>
      )}
    </p>
  )
}
