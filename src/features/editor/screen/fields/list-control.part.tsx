import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { announce } from '#browser/page-floor.ts'
import type { Field } from '#features/blocks/field.ts'
import { Button } from '#ui/button/button.tsx'
import { EditTool } from '../bar/edit-tool.part.tsx'
import { blankOf } from '../blank.ts'
import { nameOfItem } from './name-of-item.ts'
import { Place, useFindingsHere } from './place.part.tsx'

type ListControlProps = {
  field: Extract<Field, { control: 'list' }>
  value: unknown[] | undefined
  onChange: (value: unknown[]) => void
  draw: (field: Field, value: unknown, onChange: (value: unknown) => void) => ReactNode
}

/** On a closed item: that something in it must be mended. */
function ItemFindings({ index, isOpen }: { index: number; isOpen: boolean }) {
  const { here, inside } = useFindingsHere(String(index))
  const blocking = [...here, ...inside].filter(({ severity }) => severity === 'blocks').length
  return blocking > 0 && !isOpen ? <strong className="edit-item-wrong">{blocking} op te lossen</strong> : null
}

/** Items of a block: each can be opened, moved and taken away by a button. */
export function ListControl({ field, value = [], onChange, draw }: ListControlProps) {
  const [open, setOpen] = useState<number>()
  const nameAt = (index: number) => nameOfItem(value[index], field, index)
  const replace = (index: number, item: unknown) => onChange(value.toSpliced(index, 1, item))
  const items = useRef<HTMLOListElement>(null)
  const move = (index: number, to: number) => {
    onChange(value.toSpliced(index, 1).toSpliced(to, 0, value[index]))
    setOpen(open === index ? to : open === to ? index : open)
    focusIn(to, `.edit-item-tools > :nth-child(${to < index ? 1 : 2})`)
    announce(`${nameAt(index)} staat nu op plaats ${to + 1}.`)
  }
  const remove = (index: number) => {
    onChange(value.toSpliced(index, 1))
    if (open !== undefined && open >= index) setOpen(open === index ? undefined : open - 1)
    focusIn(Math.max(0, index - 1), 'details > summary')
    announce(`${nameAt(index)} is weg. Met Ongedaan maken komt het terug.`)
  }
  return (
    <fieldset className="edit-group">
      <legend>{field.label}</legend>
      {field.hint && <p className="field-hint">{field.hint}</p>}
      <ol className="edit-items" ref={items}>
        {value.map((item, index) => {
          const name = nameAt(index)
          return (
            <li key={index} className="edit-item">
              <details open={open === index} onToggle={(event) => toggle(event.currentTarget.open, index)}>
                <summary>
                  {name} <ItemFindings index={index} isOpen={open === index} />
                </summary>
                {open === index && (
                  <Place name={String(index)}>{draw(field.item, item, (next) => replace(index, next))}</Place>
                )}
              </details>
              <div className="edit-item-tools">
                <EditTool label={`${name} omhoog`} isOff={index === 0} onPress={() => move(index, index - 1)}>
                  <ArrowUp size={16} aria-hidden="true" />
                </EditTool>
                <EditTool
                  label={`${name} omlaag`}
                  isOff={index === value.length - 1}
                  onPress={() => move(index, index + 1)}
                >
                  <ArrowDown size={16} aria-hidden="true" />
                </EditTool>
                <EditTool
                  label={`${name} weghalen`}
                  isOff={value.length <= field.least}
                  onPress={() => remove(index)}
                >
                  <Trash2 size={16} aria-hidden="true" />
                </EditTool>
              </div>
            </li>
          )
        })}
      </ol>
      {value.length < (field.most ?? Number.POSITIVE_INFINITY) ? (
        <Button
          type="button"
          look="secondary"
          onClick={() => {
            onChange([...value, blankOf(field.item)])
            setOpen(value.length)
          }}
        >
          <Plus size={16} aria-hidden="true" /> Voeg {field.one} toe
        </Button>
      ) : (
        <p className="edit-note">Meer dan {field.most} past hier niet.</p>
      )}
    </fieldset>
  )

  /** Buttons keep their place when items change theirs. In an empty list only the button below it is left. */
  function focusIn(index: number, what: string): void {
    requestAnimationFrame(() => {
      const list = items.current
      const place = list?.children[index]?.querySelector(`:scope > ${what}`) ?? list?.nextElementSibling
      if (place instanceof HTMLElement) place.focus()
    })
  }

  function toggle(isOpen: boolean, index: number): void {
    if (isOpen) setOpen(index)
    else if (open === index) setOpen(undefined)
  }
}
