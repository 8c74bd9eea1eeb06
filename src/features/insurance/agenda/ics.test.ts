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

test('a calendar is as RFC 5545 has it: lines of 75 octets that end in CRLF, events within one calendar', () => {
  const text = toIcs(calendar)

  assert.ok(text.endsWith('END:VCALENDAR\r\n'))
  assert.ok(!/[^\r]\n|\r[^\n]/.test(text))
  for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line)
  const lines = unfold(text).trimEnd().split('\r\n')
  assert.deepEqual([lines[0], lines[1]], ['BEGIN:VCALENDAR', 'VERSION:2.0'])
  const open: string[] = []
  for (const line of lines) {
    assert.match(line, /^[A-Z-]+(;[A-Z]+=[A-Z]+)*:.+$/)
    if (line.startsWith('BEGIN:')) open.push(line.slice(6))
    if (line.startsWith('END:')) assert.equal(open.pop(), line.slice(4))
  }
  assert.deepEqual(open, [])
  assert.equal(lines.filter((line) => line === 'BEGIN:VEVENT').length, calendar.deadlines.length)
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
