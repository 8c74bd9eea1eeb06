import { useState } from 'react'
import type { Field } from '#features/blocks/field.ts'
import { Button } from '#ui/button/button.tsx'
import { useWork } from '../work.part.tsx'
import { OpenMedia } from './open-media.part.tsx'

type FilmControlProps = {
  field: Field
  value: string | undefined
  onChange: (value: string | undefined) => void
}

export function FilmControl({ field, value, onChange }: FilmControlProps) {
  const [isOpen, setOpen] = useState(false)
  const { media, wantMedia } = useWork()
  const film = value ? media.films[value] : undefined
  const pick = (name: string) => {
    setOpen(false)
    wantMedia({ films: [name] })
    onChange(name)
  }
  return (
    <fieldset className="edit-group">
      <legend>{field.label}</legend>
      <div className="edit-picture">
        {film && <img src={film.poster} alt="" width={film.width} height={film.height} />}
        <Button type="button" look="secondary" onClick={() => setOpen(true)}>
          {value ? `Kies een andere (nu: ${value})` : 'Kies een video'}
        </Button>
      </div>
      {isOpen && <OpenMedia kind="film" onPick={pick} onClose={() => setOpen(false)} />}
    </fieldset>
  )
}
