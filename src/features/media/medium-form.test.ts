import assert from 'node:assert/strict'
import test from 'node:test'
import { readForm } from '#forms/read-form.ts'
import { mediumForm } from './medium-form.ts'

test('a title and a description that nobody sees are none (A11Y-01)', () => {
  for (const unseen of ['', ' ', '\u200b', '\u200c\u200d', '\u2060\ufeff', '\u00ad']) {
    const sent = { name: 'foto', version: 1, title: unseen, alt: unseen }
    const reading = readForm(
      mediumForm('picture', () => true),
      sent,
    )

    assert.ok(!reading.ok)
    assert.deepEqual(reading.errors.title, ['Geef dit bestand een titel.'], JSON.stringify(unseen))
  }
  const described = readForm(
    mediumForm('picture', () => true),
    { name: 'foto', version: 1, title: 'Foto', alt: '\u200b' },
  )
  assert.ok(!described.ok && described.errors.alt)
})
