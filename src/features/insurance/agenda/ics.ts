import { dayAfter } from '../days.ts'
import type { Deadline } from './deadlines.ts'

type Calendar = {
  deadlines: Deadline[]
  /** The moment at which the facts were last changed: "2026-11-15T09:30:12.345Z". */
  changedAt: string
  origin: string
}

/**
 * A calendar as RFC 5545 has it. Deadlines are whole days: they hold in Amsterdam and need no time zone in the file. The
 * same facts give the same bytes, so that a calendar that asks again can be told that nothing changed. It has no METHOD:
 * that is for invitations, and RFC 5546 asks for who invites.
 */
export function toIcs({ deadlines, changedAt, origin }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//IZZ//Ledensite//NL',
    'CALSCALE:GREGORIAN',
    `NAME:${calendarName}`,
    `X-WR-CALNAME:${calendarName}`,
    'X-WR-TIMEZONE:Europe/Amsterdam',
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...deadlines.flatMap((deadline) => eventLines(deadline, changedAt, origin)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

const calendarName = 'Data voor je zorgverzekering'

function eventLines(deadline: Deadline, changedAt: string, origin: string): string[] {
  const { name, year, day, label, isProvisional, page } = deadline
  const summary = `${label} (zorgverzekering ${year})`
  const address = origin + page
  return [
    'BEGIN:VEVENT',
    // Never another one: a calendar knows by it that it has this event already.
    `UID:${name}-${year}@ledensite.izz`,
    `DTSTAMP:${momentOf(changedAt)}`,
    `LAST-MODIFIED:${momentOf(changedAt)}`,
    // A calendar that took the event in takes over a day that moved when this number is higher.
    `SEQUENCE:${Math.max(0, Math.floor((Date.parse(changedAt) - firstMoment) / 1000))}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(dayAfter(day))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(`Lees wat je doet: ${address}`)}`,
    `URL:${address}`,
    `STATUS:${isProvisional ? 'TENTATIVE' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    // A week before, at nine in the morning: a day begins at midnight.
    'TRIGGER:-P6DT15H',
    `DESCRIPTION:${escapeText(summary)}`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

const firstMoment = Date.parse('2026-01-01T00:00:00Z')

function dateOf(day: string): string {
  return day.replaceAll('-', '')
}

/** In UTC, to the second. */
function momentOf(at: string): string {
  return at.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
}

/** What means something in a text of a calendar is written with a backslash. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')
}

const mostOctets = 75

/** A line is 75 octets at most; what is longer goes on in the next, after a space. No letter is cut in two. */
export function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (octets + size > mostOctets) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n')
}
