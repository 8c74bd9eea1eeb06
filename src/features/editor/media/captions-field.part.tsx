import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { announce } from '#browser/page-floor.ts'
import { readCaptions } from '#features/media/captions.ts'
import { mostCaptionsBytes } from '#features/media/limits.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { FieldHint, FieldLabel, FieldMessages, useField } from '#ui/field/field.tsx'
import { TextAreaField } from '#ui/field/text-area-field.tsx'

type CaptionsFieldProps = { value: string; errors: FieldErrors }

/** Captions are typed, pasted, or taken from a file. A file that is no captions leaves what stood there. */
export function CaptionsField({ value, errors }: CaptionsFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  return (
    <>
      {isAwake && <CaptionsFile onTake={fill} />}
      <TextAreaField
        name="captions"
        label="Ondertiteling"
        hint="Als WebVTT. Een video zonder ondertiteling en beginbeeld verschijnt niet op de site."
        defaultValue={value}
        ref={area}
        rows={10}
        errors={errors}
      />
    </>
  )

  function fill(captions: string): void {
    if (!area.current) return
    area.current.value = captions
    area.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const hint = 'Dan staat de tekst in het vak hieronder. Daar kun je die nog verbeteren.'

function CaptionsFile({ onTake }: { onTake: (captions: string) => void }) {
  const [fault, setFault] = useState('')
  const field = useField('captionsFile', fault ? { captionsFile: [fault] } : {}, hint)

  async function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (!file) return
    const text = await file.slice(0, mostCaptionsBytes).text()
    const reading = readCaptions(text)
    setFault(reading.ok ? '' : `${file.name} past hier niet. ${reading.message}`)
    if (!reading.ok) return
    onTake(text)
    announce(`De ondertiteling uit ${file.name} staat in het vak. Kies Opslaan om die te gebruiken.`)
  }

  return (
    <div className="field" data-invalid={field.isInvalid || undefined}>
      <FieldLabel label="Kies een .vtt-bestand met ondertiteling" required={false} htmlFor={field.id} />
      <FieldHint id={field.hintId} hint={hint} />
      <input type="file" accept=".vtt,text/vtt" onChange={take} {...field.attributes} />
      <FieldMessages id={field.errorId} messages={field.messages} />
    </div>
  )
}
