const euros = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })

/** "€ 159,99", with a space that keeps sign and amount on one line. */
export function toEuros(cents: number): string {
  return euros.format(cents / 100)
}

/** The same of what may be taken off: "− € 18,00". */
export function toSignedEuros(cents: number): string {
  return cents < 0 ? `−\u00a0${toEuros(-cents)}` : toEuros(cents)
}

/** Whole euros as people say them: "€ 385". */
export function toRoundEuros(cents: number): string {
  return toEuros(cents).replace(/,00$/, '')
}

/** Sign and amount stay on one line. */
export function keepTogether(text: string): string {
  return text.replaceAll('€ ', '€\u00a0').replaceAll(' %', '\u00a0%')
}
