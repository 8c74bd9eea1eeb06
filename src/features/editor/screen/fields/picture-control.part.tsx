import { ImageIcon } from 'lucide-react'
import { useState } from 'react'
import type { Field } from '#features/blocks/field.ts'
import { altHint, altLabel, longestAlt } from '#features/blocks/picture/alt-words.ts'
import { Button } from '#ui/button/button.tsx'
import { useDrop } from '../../media/use-drop.part.tsx'
import { useWork } from '../work.part.tsx'
import { FieldFrame } from './field-frame.part.tsx'
import { OpenMedia } from './open-media.part.tsx'

type Reference = { name: string; alt: string }
type PictureControlProps = {
  field: Field
  value: Reference | undefined
  onChange: (value: Reference | undefined) => void
}

/** A picture of the library, and what it shows for whoever cannot see it. */
export function PictureControl({ field, value, onChange }: PictureControlProps) {
  const [isOpen, setOpen] = useState(false)
  const [dropped, setDropped] = useState<File[]>([])
  const { isOver, listeners } = useDrop((files) => {
    setDropped(files)
    setOpen(true)
  })
  const { media, wantMedia } = useWork()
  const picture = value && media.pictures[value.name]
  const pick = (name: string, alt: string) => {
    close()
    wantMedia({ pictures: [name] })
    onChange({ name, alt })
  }
  const close = () => {
    setOpen(false)
    setDropped([])
  }
  return (
    <fieldset className="edit-group">
      <legend>{field.label}</legend>
      <div className="edit-picture" data-over={isOver || undefined} {...listeners}>
        {picture ? (
          <img src={picture.src} alt="" width={picture.width} height={picture.height} />
        ) : (
          <ImageIcon size={32} aria-hidden="true" />
        )}
        <div>
          <Button type="button" look="secondary" onClick={() => setOpen(true)}>
            {value?.name ? 'Kies een andere' : 'Kies een afbeelding'}
          </Button>
          {value?.name && field.isOptional && (
            <Button type="button" look="quiet" onClick={() => onChange(undefined)}>
              Haal weg
            </Button>
          )}
        </div>
      </div>
      {value?.name && <AltText value={value} onChange={onChange} />}
      {isOpen && <OpenMedia kind="picture" onPick={pick} onClose={close} files={dropped} />}
    </fieldset>
  )
}

/** An empty alt means decoration. Somebody who still has to write it is not decorating yet. */
function AltText({ value, onChange }: { value: Reference; onChange: (value: Reference) => void }) {
  const [isWriting, setWriting] = useState(false)
  const isDecoration = value.alt === '' && !isWriting
  return (
    <>
      {!isDecoration && (
        <FieldFrame label={altLabel} hint={altHint}>
          {(attributes) => (
            <textarea
              {...attributes}
              className="edit-input"
              rows={2}
              maxLength={longestAlt}
              value={value.alt}
              onChange={({ target }) => onChange({ ...value, alt: target.value })}
              onFocus={() => setWriting(true)}
            />
          )}
        </FieldFrame>
      )}
      <label className="edit-check">
        <input
          type="checkbox"
          checked={isDecoration}
          onChange={({ target }) => {
            setWriting(!target.checked)
            if (target.checked) onChange({ ...value, alt: '' })
          }}
        />
        Decoratief: zonder deze afbeelding mist niemand iets
      </label>
    </>
  )
}
