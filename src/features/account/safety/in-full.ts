const words = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

export function inFull(instant: string): string {
  return words.format(new Date(instant))
}
