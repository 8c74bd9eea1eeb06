/** "60 minuten", "72 uur" */
export function minutesInWords(minutes: number): string {
  return minutes <= 90 || minutes % 60 !== 0 ? `${minutes} minuten` : hoursInWords(minutes / 60)
}

/** "1 minuut", "15 minuten", "3 uur": never shorter than it takes. */
export function waitInWords(minutes: number): string {
  if (minutes === 1) return '1 minuut'
  return minutes <= 90 ? minutesInWords(minutes) : hoursInWords(Math.ceil(minutes / 60))
}

/** "12 uur" */
export function hoursInWords(hours: number): string {
  return `${hours} uur`
}

/** "24 uur", "30 dagen", "12 maanden" */
export function daysInWords(days: number): string {
  if (days === 1) return hoursInWords(24)
  return days % 365 === 0 ? `${(days / 365) * 12} maanden` : `${days} dagen`
}

/** "vandaag", "morgen", "nog 44 dagen" */
export function daysLeftInWords(days: number): string {
  if (days === 0) return 'vandaag'
  return days === 1 ? 'morgen' : `nog ${days} dagen`
}

/** "een uur", "twee minuten": for a sentence that would sound like a rule with a figure in it. */
export function minutesInLetters(minutes: number): string {
  if (minutes % 60 === 0) return `${inLetters(minutes / 60)} uur`
  return `${inLetters(minutes)} ${minutes === 1 ? 'minuut' : 'minuten'}`
}

export function inLetters(count: number): string {
  return lettersOf[count] ?? String(count)
}

const lettersOf = ['nul', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien']

let inFull: Intl.DateTimeFormat | undefined

/** "16 november 2026 om 09:00" */
export function momentInWords(instant: string): string {
  inFull ??= new Intl.DateTimeFormat('nl-NL', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  })
  return inFull.format(new Date(instant))
}
