/** The instant at which the clocks in the Netherlands show this; nothing when they skip it, or when it is no time. */
export function readDutchTime(day: string, time: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return undefined
  const shown = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(shown)) return undefined

  // In the hour that comes twice, in October, the first one is meant.
  const moments = [2, 1].map((hoursAhead) => new Date(shown - hoursAhead * 3_600_000))
  return moments.find((moment) => {
    const clock = dutchClock(moment)
    return clock.day === day && clock.time === time
  })
}

const clockParts = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

/** What a calendar and a clock in the Netherlands show. */
export function dutchClock(moment: Date): { day: string; time: string } {
  const [day = '', time = ''] = clockParts.format(moment).split(' ')
  return { day, time }
}

/** What a form proposes for later: tomorrow morning. */
export function tomorrowMorning(now: Date): { day: string; time: string } {
  return { day: dutchClock(new Date(now.getTime() + 86_400_000)).day, time: '09:00' }
}

/** "09:00" */
export function timeInWords(instant: string): string {
  return dutchClock(new Date(instant)).time
}
