import { CircleAlert, CircleCheck, ImageOff } from 'lucide-react'
import { Button } from '#ui/button/button.tsx'
import type { Upload } from './upload.ts'

type UploadListProps = { uploads: Upload[]; onRetry: (key: number) => void }

/** One line for each file: how far it is, and what to do next. */
export function UploadList({ uploads, onRetry }: UploadListProps) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {soFar(uploads)}
      </p>
      <ul className="upload-list" hidden={uploads.length === 0}>
        {uploads.map((upload) => (
          <UploadLine key={upload.key} upload={upload} onRetry={onRetry} />
        ))}
      </ul>
      {uploads.some(({ step }) => step === 'ready') && (
        <p>
          <a href="/redactie/media">Toon alles in de bibliotheek</a>
        </p>
      )}
    </>
  )
}

/** Read out when it changes; the lines below it tell the rest. */
function soFar(uploads: Upload[]): string {
  const count = (...steps: Upload['step'][]) => uploads.filter(({ step }) => steps.includes(step)).length
  const parts = [
    [count('waiting', 'sending', 'making'), 'onderweg'],
    [count('ready'), 'klaar'],
    [count('failed'), 'niet gelukt'],
  ] as const
  return parts.flatMap(([number, word]) => (number > 0 ? [`${number} ${word}`] : [])).join(', ')
}

function UploadLine({ upload, onRetry }: { upload: Upload; onRetry: (key: number) => void }) {
  const { file, item, key, message, mayRetry, percent, step } = upload
  const id = `upload-${key}`
  return (
    <li className="upload-line" data-step={step}>
      <div className="upload-thumbnail">
        {step === 'failed' && <ImageOff size={28} aria-hidden="true" />}
        {item?.thumbnail && <img src={item.thumbnail} alt="" />}
      </div>
      <div className="upload-words">
        <span className="upload-name" id={id}>
          {file.name}
        </span>
        {(step === 'sending' || step === 'making') && (
          <progress max={100} value={percent} aria-labelledby={id} />
        )}
        <span className="upload-step">
          {step === 'ready' && <CircleCheck size={20} aria-hidden="true" />}
          {step === 'failed' && <CircleAlert size={20} aria-hidden="true" />}
          {step === 'failed' ? message : words[step](percent)}
        </span>
      </div>
      {step !== 'failed' && item && (
        <a href={`/redactie/media/${item.name}`}>
          {item.kind === 'film' ? 'Ondertitel deze film' : 'Beschrijf deze afbeelding'}
          <span className="visually-hidden">: {file.name}</span>
        </a>
      )}
      {mayRetry && (
        <Button look="secondary" type="button" onClick={() => onRetry(key)}>
          Probeer opnieuw
        </Button>
      )}
    </li>
  )
}

const words = {
  waiting: () => 'Wacht op zijn beurt',
  sending: (percent: number) => `Versturen: ${percent} %`,
  making: (percent: number) => `Verkleinen: ${percent} %`,
  ready: () => 'Klaar',
}
