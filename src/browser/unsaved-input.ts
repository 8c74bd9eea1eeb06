/** Does a field of this page hold anything else than what the page put there? */
export function hasUnsavedInput(): boolean {
  return [...document.querySelectorAll<Field>('input, textarea, select')].some(isChanged)
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== defaultIndexOf(field)
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type))
    return field.checked !== field.defaultChecked
  return field.value !== field.defaultValue
}

function defaultIndexOf(field: HTMLSelectElement): number {
  return Math.max(
    0,
    [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
  )
}
