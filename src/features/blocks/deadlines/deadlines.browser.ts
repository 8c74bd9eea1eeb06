import { daysBetween } from '#features/insurance/days.ts'
import { daysLeftInWords } from '#period-words.ts'

/** Says of each day how long it still is: counted now, in the time of Amsterdam, and again when the day has changed. */
export function wake(section: HTMLElement): void {
  tell(section)
  addEventListener('visibilitychange', () => tell(section), true)
  section.dataset.awake = ''
}

function tell(section: HTMLElement): void {
  const today = todayInAmsterdam(new Date())
  for (const time of section.querySelectorAll('time')) {
    const left = time.parentElement?.querySelector('.deadlines-left')
    const words = leftInWords(daysBetween(today, time.dateTime))
    if (left && left.textContent !== words) left.textContent = words
  }
}

function leftInWords(days: number): string {
  return days < 0 ? 'voorbij' : daysLeftInWords(days)
}

/** "2026-12-31": Swedes write days so. */
function todayInAmsterdam(now: Date): string {
  return now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })
}
