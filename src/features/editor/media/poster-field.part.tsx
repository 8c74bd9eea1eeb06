import { useEffect, useRef, useState } from 'react'
import { announce } from '#browser/page-floor.ts'
import { load, send } from '#browser/send.ts'
import { sendFile } from '#browser/send-file.ts'
import { hasFiles } from '#features/media/medium-state.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { Button } from '#ui/button/button.tsx'
import { SelectField } from '#ui/field/field.tsx'
import { frameOf } from './frame-of-film.browser.ts'
import type { LibraryItem } from './library.ts'

type PosterFieldProps = { film: string; posters: string[]; value: string; errors: FieldErrors }

const lookEveryMilliseconds = 300
const noFrame = 'Je browser kan deze video niet afspelen. Kies een afbeelding uit de lijst.'

/** A picture of the library, or what the film above shows now. */
export function PosterField({ film, posters, value, errors }: PosterFieldProps) {
  const [made, setMade] = useState('')
  const [isMaking, setMaking] = useState(false)
  const [fault, setFault] = useState('')
  const [isAwake, setAwake] = useState(false)
  const around = useRef<HTMLParagraphElement>(null)
  useEffect(() => setAwake(true), [])
  // The form around it hears of a picture that was not chosen from the list too.
  useEffect(() => {
    if (made) around.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [made])

  async function make() {
    if (isMaking) return
    setMaking(true)
    const result = await makePoster(film)
    setMaking(false)
    setFault('fault' in result ? result.fault : '')
    if ('fault' in result) return
    setMade(result.name)
    announce('Het beginbeeld is gemaakt. Kies Opslaan om het te gebruiken.')
  }

  const names = made ? [made, ...posters.filter((name) => name !== made)] : posters
  return (
    <>
      <SelectField
        key={made}
        name="poster"
        label="Beginbeeld"
        hint="De afbeelding die je ziet voordat de video begint."
        options={names.map((name) => ({ id: name, label: name }))}
        defaultValue={made || value}
        errors={fault ? { ...errors, poster: [fault] } : errors}
      />
      {isAwake && (
        <p ref={around}>
          <Button type="button" look="secondary" busy={isMaking} onClick={make}>
            Gebruik wat de video nu laat zien
          </Button>
        </p>
      )}
    </>
  )
}

type Poster = { name: string } | { fault: string }

/** It is brought in as any picture, and tells nothing that the film does not tell. */
async function makePoster(film: string): Promise<Poster> {
  const element = document.querySelector<HTMLVideoElement>('video.medium-film')
  const file = element && (await frameOf(element, `${film}-beginbeeld.jpg`))
  if (!file) return { fault: noFrame }
  const sent = await sendFile<{ data: LibraryItem }>('/api/v1/redactie/media', file, () => {})
  if (!sent.ok) return { fault: sent.message }
  const { name, title, version } = sent.body.data
  const words = { name, title, version, isDecorative: true }
  const told = await send('/api/v1/redactie/media/bewaren', words)
  return told.ok ? whenUsable(name) : { fault: told.message }
}

async function whenUsable(name: string): Promise<Poster> {
  for (;;) {
    const answer = await load<{ data: LibraryItem[] }>(`/api/v1/redactie/media/stand?naam=${name}`)
    if (!answer.ok) return { fault: answer.message }
    const [item] = answer.body.data
    if (!item || item.state === 'failed') return { fault: item?.fault ?? noFrame }
    if (hasFiles(item.state)) return { name }
    await new Promise((resolve) => setTimeout(resolve, lookEveryMilliseconds))
  }
}
