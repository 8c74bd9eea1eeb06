import { addressBelow, slugOf } from '../new-address.ts'

/** While a title is typed, tells the address that will be made of it. The server makes it in the end. */
export function proposeAddresses(): void {
  for (const words of document.querySelectorAll<HTMLElement>('[data-proposed-address]')) {
    const form = words.closest('form')
    const field = form?.elements.namedItem('address')
    if (!form || !(field instanceof HTMLInputElement)) continue
    const before = { words: words.textContent, example: field.placeholder }
    const propose = () => {
      const address = addressIn(new FormData(form))
      words.textContent = address ? `Laat dit leeg, dan wordt het adres ${address}` : before.words
      field.placeholder = address || before.example
    }
    form.addEventListener('input', propose)
    propose()
  }
}

function addressIn(form: FormData): string {
  const slug = slugOf(String(form.get('title') ?? ''))
  return slug && addressBelow(String(form.get('parent') || '/'), slug)
}
