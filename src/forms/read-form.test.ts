import assert from 'node:assert/strict'
import test from 'node:test'
import { z } from 'zod'
import { readForm } from './read-form.ts'

test('faults are told in the order of the fields, also those that are found across fields', () => {
  const filled = z.string().min(1, 'Vul in.')
  const form = z
    .object({ first: filled, second: filled, third: filled })
    .refine(() => false, { path: ['second'], message: 'Past niet bij de rest.', when: () => true })
    .transform((value) => value)

  const reading = readForm(form, { first: '', second: 'x', third: '' })

  assert.equal(reading.ok, false)
  assert.deepEqual(reading.ok || Object.keys(reading.errors), ['first', 'second', 'third'])
})

test('a rule without a sentence of its own is told in Dutch', () => {
  const reading = readForm(z.object({ page: z.string(), tags: z.array(z.string()).max(1) }), { tags: 5 })

  assert.deepEqual(reading, {
    ok: false,
    errors: { page: ['Dit is niet goed ingevuld.'], tags: ['Dit is niet goed ingevuld.'] },
  })
})
