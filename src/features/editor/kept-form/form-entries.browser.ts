import type { Entries } from './kept-entries.browser.ts'

export function entriesOf(form: HTMLFormElement): Entries {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)])
}

/** Puts back what was typed. A field of which nothing was kept stays as it is. */
export function fill(form: HTMLFormElement, entries: Entries): void {
  const typed = new Map(entries)
  for (const field of form.querySelectorAll<Field>('input, textarea, select')) {
    const value = typed.get(field.name)
    const isBox = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
    if (isBox ? field.checked === (value === field.value) : field.value === (value ?? field.value)) continue
    if (isBox) field.checked = value === field.value
    else setValue(field, value ?? '')
    const row = field.closest('details')
    if (row) row.open = true
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** As if it was typed, so that an island hears of it too. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
