import { CircleAlert, CircleCheck, FileText, ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import type { LibraryItem } from './library.ts'
import type { Upload } from './upload.ts'

type UploadListProps = {
  uploads: Upload[]
  onRetry: (key: number) => void
  /** What to do next with one that is here. */
  next: (item: LibraryItem, upload: Upload) => ReactNode
}

/** One line for each file: how far it is, and what to do next. */
export function UploadList({ uploads, onRetry, next }: UploadListProps) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {soFar(uploads)}
      </p>
      <ul className="upload-list" hidden={uploads.length === 0}>
        {uploads.map((upload) => (
          <UploadLine key={upload.key} upload={upload} onRetry={onRetry}>
            {upload.step !== 'failed' && upload.item && next(upload.item, upload)}
          </UploadLine>
        ))}
      </ul>
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

type UploadLineProps = { upload: Upload; onRetry: (key: number) => void; children: ReactNode }

function UploadLine({ upload, onRetry, children }: UploadLineProps) {
  const { file, item, key, message, mayRetry, percent, step } = upload
  const id = `upload-${key}`
  return (
    <li className="upload-line" data-step={step}>
      <div className="upload-thumbnail">
        {step === 'failed' && <ImageOff size={28} aria-hidden="true" />}
        {item?.thumbnail && <img src={item.thumbnail} alt="" />}
        {item?.kind === 'document' && <FileText size={28} aria-hidden="true" />}
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
          {step === 'failed' ? message : (item?.kind === 'document' ? documentWords : words)[step](percent)}
        </span>
      </div>
      {children}
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

/** Nothing of it is made smaller. */
const documentWords = { ...words, making: () => 'Klaarzetten' }
