import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { yearFacts } from '../../../../content/facts/year-facts.ts'
import { insurance } from '../../../../content/insurance/insurance.ts'
import { getFacts } from '../facts.ts'
import { allDeadlines, deadlinesOf, eventPath } from './deadlines.ts'
import { escapeText, fold, toIcs } from './ics.ts'

const facts = getFacts({ insurance, yearFacts })
const calendar = {
  deadlines: allDeadlines(facts.yearFacts),
  changedAt: '2026-11-15T09:30:12.345Z',
  origin: 'https://leden.voorbeeld.nl',
}

const unfold = (text: string) => text.replaceAll('\r\n ', '')

test('the days of 2027 are those of the facts, in their order', () => {
  const days = deadlinesOf(facts.yearFacts, 2027).map((deadline) => [deadline.day, eventPath(deadline)])

  assert.deepEqual(days, [
    ['2026-11-12', '/agenda/basispremies-bekend-2027.ics'],
    ['2026-11-19', '/agenda/aanvullende-premies-bekend-2027.ics'],
    ['2026-12-31', '/agenda/opzegdatum-2027.ics'],
    ['2027-01-31', '/agenda/kiesdatum-2027.ics'],
  ])
  assert.deepEqual(deadlinesOf(facts.yearFacts, 2090), [])
})

/** What RFC 5545 says of a property: how often it may stand in a component, and how its value looks. */
const day = /^\d{8}$/
const moment = /^\d{8}T\d{6}Z$/
const words = /^(?:[^\\;,]|\\[\\;,nN])+$/
const address = /^https:\/\/\S+$/
const duration = /^-?P(?:\d+W|\d+D(?:T\d+H)?|T\d+H)$/
const components: Record<
  string,
  { must: Record<string, RegExp>; may: Record<string, RegExp>; holds: string[] }
> = {
  VCALENDAR: {
    must: { VERSION: /^2\.0$/, PRODID: /^-\/\/.+\/\/NL$/ },
    may: {
      CALSCALE: /^GREGORIAN$/,
      NAME: words,
      'X-WR-CALNAME': words,
      'X-WR-TIMEZONE': /^Europe\/Amsterdam$/,
      'REFRESH-INTERVAL': duration,
      'X-PUBLISHED-TTL': duration,
    },
    holds: ['VEVENT'],
  },
  VEVENT: {
    must: { UID: /^\S+@\S+$/, DTSTAMP: moment, DTSTART: day },
    may: {
      DTEND: day,
      'LAST-MODIFIED': moment,
      SEQUENCE: /^\d{1,9}$/,
      SUMMARY: words,
      DESCRIPTION: words,
      URL: address,
      STATUS: /^(?:TENTATIVE|CONFIRMED|CANCELLED)$/,
      TRANSP: /^(?:OPAQUE|TRANSPARENT)$/,
    },
    holds: ['VALARM'],
  },
  VALARM: { must: { ACTION: /^DISPLAY$/, TRIGGER: duration, DESCRIPTION: words }, may: {}, holds: [] },
}

/** Reads a calendar by those rules, and says which line breaks one. */
function faultsIn(text: string): string[] {
  const faults: string[] = []
  if (!text.endsWith('END:VCALENDAR\r\n') || /[^\r]\n|\r[^\n]/.test(text))
    faults.push('a line does not end in CRLF')
  faults.push(...text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75))
  const open: { name: string; seen: string[] }[] = []
  for (const line of unfold(text).split('\r\n').slice(0, -1)) {
    const [, property = '', parameters = '', value = ''] =
      /^([A-Z-]+)((?:;[A-Z]+=[A-Z]+)*):(.*)$/.exec(line) ?? []
    const around = open.at(-1)
    const rules = components[around?.name ?? '']
    if (property === 'BEGIN') {
      if (around ? !rules?.holds.includes(value) : value !== 'VCALENDAR') faults.push(line)
      open.push({ name: value, seen: [] })
    } else if (property === 'END') {
      const missing = Object.keys(rules?.must ?? {}).filter((name) => !around?.seen.includes(name))
      faults.push(...missing.map((name) => `${around?.name} has no ${name}`))
      if (open.pop()?.name !== value) faults.push(line)
    } else {
      const rule = rules?.must[property] ?? rules?.may[property]
      if (!rule?.test(value) || around?.seen.includes(property)) faults.push(line)
      if (rule === day && parameters !== ';VALUE=DATE') faults.push(line)
      around?.seen.push(property)
    }
  }
  return [...faults, ...open.map(({ name }) => `${name} has no end`)]
}

test('a calendar is as RFC 5545 has it, each component with what it must have and nothing else', () => {
  const text = toIcs(calendar)

  assert.deepEqual(faultsIn(text), [])
  assert.equal(text.match(/^BEGIN:VEVENT\r$/gm)?.length, calendar.deadlines.length)
  // RFC 5546 asks for an ORGANIZER where there is a METHOD.
  assert.doesNotMatch(text, /METHOD/)
})

test('the reader of this test sees what is wrong', () => {
  const text = toIcs(calendar)
  for (const [right, wrong] of [
    ['\r\n', '\n'],
    [/^DTSTAMP:.*$/gm, 'DTSTAMP:'],
    [/^UID:.*\r\n/m, ''],
    [/^SUMMARY:/m, 'SUMMARY:a, b'],
    ['END:VALARM\r\n', ''],
    [/^TRANSP:.*$/m, `X-LANG:${'x'.repeat(80)}`],
    [';VALUE=DATE', ''],
  ] as const)
    assert.notDeepEqual(faultsIn(text.replace(right, wrong)), [], `${right}`)
})

test('a day that moved comes with a later moment and a higher number', () => {
  const numbersOf = (changedAt: string) => [
    ...toIcs({ ...calendar, changedAt }).matchAll(/^SEQUENCE:(\d+)\r$/gm),
  ]
  const [first, later] = [calendar.changedAt, '2026-11-16T00:00:00.000Z'].map(numbersOf)

  assert.ok(Number(later?.[0]?.[1]) > Number(first?.[0]?.[1]))
  assert.match(toIcs(calendar), /^LAST-MODIFIED:20261115T093012Z\r$/m)
  assert.match(toIcs({ ...calendar, changedAt: '2020-01-01T00:00:00Z' }), /^SEQUENCE:0\r$/m)
})

test('each event has all that calendars ask for, lasts one whole day and warns a week before', () => {
  const [, , opzegdatum] = deadlinesOf(facts.yearFacts, 2027)
  assert.ok(opzegdatum)
  const lines = unfold(toIcs({ ...calendar, deadlines: [opzegdatum] })).split('\r\n')

  for (const line of [
    'UID:opzegdatum-2027@ledensite.izz',
    'DTSTAMP:20261115T093012Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Laatste dag om op te zeggen (zorgverzekering 2027)',
    'URL:https://leden.voorbeeld.nl/zorgverzekering/opzeggen',
    'STATUS:CONFIRMED',
    'TRIGGER:-P6DT15H',
  ])
    assert.ok(lines.includes(line), line)
})

test('every event has a name of its own, which stays when its day changes', () => {
  const uidsOf = (text: string) => unfold(text).match(/^UID:.*$/gm) ?? []
  const moved = calendar.deadlines.map((deadline) => ({ ...deadline, day: '2026-12-30' }))
  const uids = uidsOf(toIcs(calendar))

  assert.equal(new Set(uids).size, calendar.deadlines.length)
  assert.deepEqual(uidsOf(toIcs({ ...calendar, deadlines: moved })), uids)
})

test('any text is folded without losing or cutting a letter, and what means something is escaped', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const line = escapeText(text)
      const folded = fold(line)

      assert.equal(unfold(folded), line)
      for (const part of folded.split('\r\n')) {
        assert.ok(Buffer.byteLength(part) <= 75)
        assert.ok(part.isWellFormed())
      }
    }),
  )
  assert.equal(escapeText('a, b; c\\d\r\ne'), 'a\\, b\\; c\\\\d\\ne')
})
