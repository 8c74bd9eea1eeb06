import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Focus } from '#features/media/medium.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { Field } from '#ui/field/field.tsx'
import { focusClassesOf } from '#ui/picture/focus.ts'

export type ShownImage = { src: string; width: number; height: number }

type FocalPointProps = { image: ShownImage; focus: Focus; errors: FieldErrors }

const step = 5
const moves: Record<string, Focus> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** What must stay in view: by a click, by the arrow keys, or as two numbers. Below it, what pages make of it. */
export function FocalPoint({ image, focus, errors }: FocalPointProps) {
  const [point, setPoint] = useState(focus)
  const began = useRef(point)
  const marker = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    marker.current?.style.setProperty('left', `${point.x}%`)
    marker.current?.style.setProperty('top', `${point.y}%`)
    if (marker.current) marker.current.hidden = false
    // The form around it hears of a point that was not typed too.
    if (point !== began.current) marker.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [point])

  function aim(event: MouseEvent<HTMLButtonElement>) {
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    setPoint({
      x: within(((event.clientX - left) / width) * 100),
      y: within(((event.clientY - top) / height) * 100),
    })
  }

  function move(event: KeyboardEvent) {
    const by = moves[event.key]
    if (!by) return
    event.preventDefault()
    setPoint(({ x, y }) => ({ x: within(x + by.x), y: within(y + by.y) }))
  }

  const size = { width: image.width, height: image.height }
  return (
    <fieldset className="form-group focal">
      <legend>Belangrijkste punt</legend>
      <p className="field-hint">
        Op sommige plekken valt een rand van de afbeelding weg. Dit punt blijft in beeld. Klik op de
        afbeelding, gebruik daar de pijltjestoetsen of vul de getallen in.
      </p>
      <button
        type="button"
        className="focal-picture"
        aria-label={`Kies het belangrijkste punt. Nu ${point.x} procent van links en ${point.y} procent van boven.`}
        onClick={aim}
        onKeyDown={move}
      >
        <img src={image.src} alt="" {...size} />
        <span className="focal-marker" ref={marker} hidden />
      </button>
      <div className="focal-numbers">
        <PercentField
          name="focalX"
          label="Van links (%)"
          value={point.x}
          errors={errors}
          onChange={(x) => setPoint({ ...point, x })}
        />
        <PercentField
          name="focalY"
          label="Van boven (%)"
          value={point.y}
          errors={errors}
          onChange={(y) => setPoint({ ...point, y })}
        />
      </div>
      <div className="focal-crops" aria-hidden="true">
        {['wide', 'square', 'tall'].map((shape) => (
          <img
            key={shape}
            className={`focal-crop-${shape} ${focusClassesOf(point)}`}
            src={image.src}
            alt=""
            {...size}
          />
        ))}
      </div>
    </fieldset>
  )
}

type PercentFieldProps = {
  name: string
  label: string
  value: number
  errors: FieldErrors
  onChange: (value: number) => void
}

function PercentField({ onChange, ...field }: PercentFieldProps) {
  return (
    <Field
      {...field}
      type="number"
      min={0}
      max={100}
      step={1}
      onChange={({ currentTarget }) => onChange(within(currentTarget.valueAsNumber || 0))}
    />
  )
}

function within(percent: number): number {
  return Math.round(Math.min(100, Math.max(0, percent)))
}
