/**
 * Says of each day how long it still is, and takes away the offer of one that has passed: counted now, in the time of
 * Amsterdam, again for who comes back to it, and when a day begins while the page stays open.
 */
export function wake(section: HTMLElement): void {
  tell(section)
  for (const event of ['visibilitychange', 'pageshow']) addEventListener(event, () => tell(section), true)
  tellTomorrow(section)
  section.dataset.awake = ''
}

function tellTomorrow(section: HTMLElement): void {
  setTimeout(() => {
    tell(section)
    tellTomorrow(section)
  }, millisecondsToday())
}

/** What is left of this day in Amsterdam, give or take the hour that a clock is put forward or back. */
function millisecondsToday(): number {
  const clock = new Date().toLocaleTimeString('sv-SE', { timeZone: 'Europe/Amsterdam' })
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return ((24 - hours) * 3_600 - minutes * 60 - seconds + 1) * 1_000
}

function tell(section: HTMLElement): void {
  const today = todayInAmsterdam(new Date())
  for (const time of section.querySelectorAll('time')) {
    const left = time.parentElement?.querySelector('.deadlines-left')
    const days = (Date.parse(time.dateTime) - Date.parse(today)) / 86_400_000
    const words = leftInWords(section.dataset, days)
    if (left && left.textContent !== words) left.textContent = words
    const offer = time.closest('li')?.querySelector<HTMLElement>('[download]')
    if (offer) offer.hidden = days < 0
  }
}

/** The words come with the page; those for later days name two of them. */
function leftInWords(
  { past = '', today = '', tomorrow = '', later = '' }: DOMStringMap,
  days: number,
): string {
  if (days < 0) return past
  return [today, tomorrow][days] ?? later.replace('2', `${days}`)
}

/** "2026-12-31": Swedes write days so. */
function todayInAmsterdam(now: Date): string {
  return now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Amsterdam' })
}
