import { Upload } from 'lucide-react'
import { type ChangeEvent, useEffect, useState } from 'react'
import { acceptedTypes, filmFormats, formatsInWords, pictureFormats } from '#features/media/formats.ts'
import {
  mostDocumentBytes,
  mostFilmBytes,
  mostFilmSeconds,
  mostPictureBytes,
} from '#features/media/limits.ts'
import { minutesInWords } from '#period-words.ts'
import { Button } from '#ui/button/button.tsx'
import { UploadList } from './upload-list.part.tsx'
import { useDrop } from './use-drop.part.tsx'
import { useUploads } from './use-uploads.part.tsx'

/** Without script: one file and a button. Awake: several files at once, dropped or chosen, each with its progress. */
export default function MediaUpload() {
  const { uploads, add, retry } = useUploads()
  const [isAwake, setAwake] = useState(false)
  const { isOver, listeners } = useDrop(add)
  useEffect(() => setAwake(true), [])

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    if (!isAwake) return
    add([...(currentTarget.files ?? [])])
    currentTarget.value = ''
  }

  return (
    <section className="media-upload" aria-labelledby="toevoegen">
      <h2 id="toevoegen">Bestanden toevoegen</h2>
      <form
        className="media-drop"
        data-awake={isAwake || undefined}
        data-over={isOver || undefined}
        method="post"
        action="/api/v1/redactie/media"
        encType="multipart/form-data"
        {...listeners}
      >
        <Upload size={32} aria-hidden="true" />
        {isAwake && <p className="media-drop-title">Sleep bestanden hierheen, of</p>}
        <label className={isAwake ? 'button button-secondary' : 'media-drop-title'} htmlFor="bestand">
          {isAwake ? 'Kies bestanden' : 'Kies een bestand'}
        </label>
        <input
          id="bestand"
          className="media-drop-input"
          type="file"
          name="file"
          accept={acceptedTypes}
          multiple={isAwake}
          aria-describedby="bestand-uitleg"
          onChange={choose}
        />
        {!isAwake && <Button>Toevoegen</Button>}
        <p id="bestand-uitleg" className="field-hint">
          {limits}
        </p>
      </form>
      <UploadList
        uploads={uploads}
        onRetry={retry}
        next={(item, { file }) => (
          <a href={`/redactie/media/${item.name}`}>
            {nextWords[item.kind]}
            <span className="visually-hidden">: {file.name}</span>
          </a>
        )}
      />
      {uploads.some(({ step }) => step === 'ready') && (
        <p>
          <a href="/redactie/media">Toon alles in de bibliotheek</a>
        </p>
      )}
    </section>
  )
}

const nextWords = {
  picture: 'Beschrijf deze afbeelding',
  film: 'Voeg ondertiteling toe',
  document: 'Bekijk dit document',
}

const megabytes = (bytes: number) => `${bytes / 1_000_000}\u00a0MB`

const limits = `Afbeeldingen: ${formatsInWords(pictureFormats)}, hooguit ${megabytes(mostPictureBytes)}. Video’s: ${formatsInWords(filmFormats)}, hooguit ${megabytes(mostFilmBytes)} en ${minutesInWords(mostFilmSeconds / 60)}. Documenten: PDF, hooguit ${megabytes(mostDocumentBytes)}. Uit foto’s halen we de plaats en de gegevens van de camera weg.`
