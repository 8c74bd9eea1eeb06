const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** "€ 159,99", with a space that keeps sign and amount on one line. Nothing has no sign. */
export function toEuros(cents: number): string {
  return euros.format(cents / 100 + 0)
}

/** The same of what may be taken off: "− € 18,00". */
export function toSignedEuros(cents: number): string {
  return cents < 0 ? `−\u00a0${toEuros(-cents)}` : toEuros(cents)
}

/** As in a sentence: "€ 385", and "€ 38,50" where there are cents. */
export function toAmount(cents: number): string {
  return toEuros(cents).replace(/,00$/, '')
}

/** Sign and amount stay on one line. */
export function keepTogether(text: string): string {
  return text.replaceAll('€ ', '€\u00a0').replaceAll(' %', '\u00a0%')
}
