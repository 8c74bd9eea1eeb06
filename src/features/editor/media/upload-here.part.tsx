import { Upload } from 'lucide-react'
import { useEffect, useId } from 'react'
import { acceptedTypesOf } from '#features/media/formats.ts'
import type { MediumKind } from '#features/media/medium.ts'
import { Button } from '#ui/button/button.tsx'
import { DescribeUpload } from './describe-upload.part.tsx'
import type { LibraryItem } from './library.ts'
import type { Upload as Sent } from './upload.ts'
import { UploadList } from './upload-list.part.tsx'
import { useDrop } from './use-drop.part.tsx'
import { useUploads } from './use-uploads.part.tsx'

type UploadHereProps = {
  kind: MediumKind
  /** What was brought along. */
  files: File[]
  onUse: (item: LibraryItem) => void
  /** Tells how many there are and how many of them are ready. */
  onCount: (begun: number, ready: number) => void
}

const about = {
  picture: {
    drop: 'Sleep foto’s hierheen, of',
    only: 'Hier past alleen een afbeelding. Dit bestand staat wel in de mediabibliotheek.',
  },
  film: {
    drop: 'Sleep video’s hierheen, of',
    only: 'Hier past alleen een video. Dit bestand staat wel in de mediabibliotheek.',
  },
  document: {
    drop: 'Sleep PDF-bestanden hierheen, of',
    only: 'Hier past alleen een PDF. Dit bestand staat wel in de mediabibliotheek.',
  },
}

/** Brings in files where they are needed: dropped or chosen, several at once. */
export function UploadHere({ kind, files, onUse, onCount }: UploadHereProps) {
  const id = useId()
  const { uploads, add, retry } = useUploads(files)
  const { isOver, listeners } = useDrop(add)
  const ready = uploads.filter(({ step }) => step === 'ready').length
  useEffect(() => onCount(uploads.length, ready), [onCount, uploads.length, ready])

  function next(item: LibraryItem, { key, step }: Sent) {
    if (item.kind !== kind) return <p className="upload-describe">{about[kind].only}</p>
    if (kind === 'picture')
      return <DescribeUpload item={item} isReady={step === 'ready'} isAwaited={key === 0} onUse={onUse} />
    if (kind === 'document')
      return (
        <Button
          type="button"
          aria-disabled={step !== 'ready'}
          onClick={() => step === 'ready' && onUse(item)}
        >
          Gebruik deze PDF
        </Button>
      )
    return (
      <a href={`/redactie/media/${item.name}`} target="_blank" rel="noopener">
        Voeg ondertiteling toe (nieuw tabblad)
      </a>
    )
  }

  return (
    <>
      <div className="media-drop media-drop-small" data-awake data-over={isOver || undefined} {...listeners}>
        <Upload size={24} aria-hidden="true" />
        <span>{about[kind].drop}</span>
        <label className="button button-secondary" htmlFor={id}>
          Kies bestanden
        </label>
        <input
          id={id}
          className="media-drop-input"
          type="file"
          multiple
          accept={acceptedTypesOf(kind)}
          onChange={({ currentTarget }) => {
            add([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </div>
      <UploadList uploads={uploads} onRetry={retry} next={next} />
    </>
  )
}
