import { useRef } from 'react'
import type { Field } from '#features/blocks/field.ts'
import { FactButton } from './fact-button.part.tsx'
import { FieldFrame } from './field-frame.part.tsx'
import { roomLeft } from './room.ts'

type TextControlProps = {
  field: Extract<Field, { control: 'line' | 'text' }>
  value: string | undefined
  onChange: (value: string | undefined) => void
}

export function TextControl({ field, value = '', onChange }: TextControlProps) {
  const box = useRef<HTMLTextAreaElement & HTMLInputElement>(null)
  const length = value.trim().length
  const set = (text: string) => onChange(text === '' && field.isOptional ? undefined : text)
  const insert = (text: string) => {
    const at = box.current?.selectionStart ?? value.length
    set(value.slice(0, at) + text + value.slice(box.current?.selectionEnd ?? at))
    box.current?.focus()
  }
  return (
    <FieldFrame {...field} note={roomLeft(length, field.most)} isWrong={length > field.most}>
      {(attributes) => {
        const shared = { ...attributes, ref: box, className: 'edit-input', value }
        return (
          <div className="edit-with-tool">
            {field.control === 'text' ? (
              <textarea {...shared} rows={4} onChange={({ target }) => set(target.value)} />
            ) : (
              <input {...shared} type="text" onChange={({ target }) => set(target.value)} />
            )}
            <FactButton onPick={insert} />
          </div>
        )
      }}
    </FieldFrame>
  )
}
