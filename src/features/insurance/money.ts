const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** "€ 159,99", with a space that keeps sign and amount on one line. */
export function toEuros(cents: number): string {
  return euros.format(cents / 100)
}

/** Sign and amount stay on one line. */
export function keepTogether(text: string): string {
  return text.replaceAll('€ ', '€\u00a0').replaceAll(' %', '\u00a0%')
}
