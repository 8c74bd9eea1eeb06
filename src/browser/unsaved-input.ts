/** Does a field of this page hold anything else than what the page put there? */
export function hasUnsavedInput(): boolean {
  return [...document.querySelectorAll<Field>('input, textarea, select')].some(isChanged)
}

/** One of the three; what the others have is undefined. */
type Field = HTMLInputElement & HTMLSelectElement

function isChanged(field: Field): boolean {
  const { checked, defaultChecked, options } = field
  const isTyped = !/^(checkbox|radio)$/.test(field.type) && field.value !== field.defaultValue
  return options ? field.value !== defaultOf(field) : checked !== defaultChecked || isTyped
}

function defaultOf(field: HTMLSelectElement): string | undefined {
  return (field.querySelector<HTMLOptionElement>('[selected]') ?? field.options[0])?.value
}
