import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
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
  const replace = (index: number, item: unknown) => onChange(value.toSpliced(index, 1, item))
  const move = (index: number, to: number) => {
    onChange(value.toSpliced(index, 1).toSpliced(to, 0, value[index]))
    setOpen(open === index ? to : open)
  }
  return (
    <fieldset className="edit-group">
      <legend>{field.label}</legend>
      {field.hint && <p className="field-hint">{field.hint}</p>}
      <ol className="edit-items">
        {value.map((item, index) => {
          const name = nameOfItem(item, field, index)
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
                  onPress={() => onChange(value.toSpliced(index, 1))}
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

  function toggle(isOpen: boolean, index: number): void {
    if (isOpen) setOpen(index)
    else if (open === index) setOpen(undefined)
  }
}
