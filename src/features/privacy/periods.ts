/** "60 minuten", "72 uur" */
export function minutesInWords(minutes: number): string {
  return minutes <= 90 || minutes % 60 !== 0 ? `${minutes} minuten` : `${minutes / 60} uur`
}

/** "24 uur", "30 dagen", "12 maanden" */
export function daysInWords(days: number): string {
  if (days === 1) return minutesInWords(24 * 60)
  return days % 365 === 0 ? `${(days / 365) * 12} maanden` : `${days} dagen`
}
