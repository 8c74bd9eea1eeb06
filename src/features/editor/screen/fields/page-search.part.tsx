import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { includesWords } from './includes-words.ts'
import type { LinkedPages } from './judge-link.ts'

type PageSearchProps = {
  pages: LinkedPages
  attributes: ComponentProps<'input'>
  value: string
  onChange: (value: string) => void
  /** With nothing left to choose. */
  onEnter?: () => void
}

const mostShown = 8

/** Type a word of a title or an address, and choose. */
export function PageSearch({ pages, attributes, value, onChange, onEnter }: PageSearchProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  // What was typed before this woke.
  useEffect(() => {
    const typed = input.current?.value ?? value
    if (typed === value) return
    onChange(typed)
    setOpen(input.current === document.activeElement)
  }, [])
  const isWhole = ({ title }: { title: string }) => Number(title.toLowerCase() === value.trim().toLowerCase())
  const found = isOpen
    ? Object.values(pages)
        .filter(({ title, path }) => includesWords(`${title} ${path}`, value))
        .sort((one, other) => isWhole(other) - isWhole(one))
    : []
  const shown = found.slice(0, mostShown)
  const choose = (path: string | undefined) => {
    if (path !== undefined) onChange(path)
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      setActive((active + step + shown.length) % Math.max(1, shown.length))
    }
    if (event.key === 'Enter' && (shown.length > 0 || onEnter)) {
      event.preventDefault()
      if (shown.length > 0) choose(shown[active]?.path)
      else onEnter?.()
    }
    if (event.key === 'Escape' && isOpen) {
      // Not the dialog around it either.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }
  return (
    <div className="edit-search">
      <input
        className="edit-input"
        {...attributes}
        ref={input}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={shown.length > 0}
        aria-controls={listId}
        aria-activedescendant={shown[active] ? `${listId}-${active}` : undefined}
        value={value}
        onChange={({ target }) => {
          onChange(target.value)
          setOpen(true)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div
        className="edit-suggestions"
        id={listId}
        role="listbox"
        aria-label="Pagina’s"
        hidden={shown.length === 0}
      >
        {shown.map(({ path, title }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox
          <div
            key={path}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(path)}
          >
            <strong>{title}</strong>
            <span>{path}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
