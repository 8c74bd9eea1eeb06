import assert from 'node:assert/strict'
import test from 'node:test'
import { readAnswer } from './read-answer.ts'

const sentence = 'Er is een fout opgetreden, probeer het later opnieuw.'
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** The connection broke half-way. */
function cutOff(status: number): Response {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"message":"Half'))
      controller.error(new Error('gone'))
    },
  })
  return new Response(stream, { status })
}

test('an answer that is well gives its body and its message, or none (specification 7)', async () => {
  const body = { data: { firstName: 'Dina' }, message: 'Je gegevens zijn opgeslagen.' }

  assert.deepEqual(await readAnswer(json(body)), { ok: true, body, message: 'Je gegevens zijn opgeslagen.' })
  assert.deepEqual(await readAnswer(json({ csrfTokenValue: 'x' })), {
    ...{ ok: true, body: { csrfTokenValue: 'x' }, message: '' },
  })
  assert.deepEqual(await readAnswer(json({ message: 7 })), { ok: true, body: { message: 7 }, message: '' })
})

const odd: [what: string, response: () => Response | undefined, status: number][] = [
  ['no connection', () => undefined, 500],
  ['an empty 200', () => new Response('', { status: 200 }), 500],
  ['a 204', () => new Response(null, { status: 204 }), 500],
  ['a 200 with null', () => json(null), 500],
  ['a 200 with a text', () => json('gelukt'), 500],
  ['a 200 with a number', () => json(12), 500],
  ['a 200 with HTML', () => new Response('<!doctype html><title>Inloggen</title>'), 500],
  ['a 200 that is cut off', () => cutOff(200), 500],
  ['an empty failure', () => new Response('', { status: 502 }), 502],
  ['a failure with null', () => json(null, 503), 503],
  ['a failure with a list', () => json([], 400), 400],
  ['a failure with HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502],
  ['a failure that is cut off', () => cutOff(400), 400],
  ['a failure without words', () => json({}, 404), 404],
  ['empty words', () => json({ message: '', error: ' ' }, 400), 400],
  ['words of another type', () => json({ message: { a: 1 }, error: 7, errors: 'x', errorCode: 3 }, 400), 400],
  ['errors that are no lists', () => json({ errors: { a: 'x', b: null, c: [], d: [3] } }, 400), 400],
  ['errors that are a list', () => json({ errors: ['x'] }, 400), 400],
]

for (const [what, response, status] of odd) {
  test(`${what} is a failure with the general sentence (specification 8)`, async () => {
    assert.deepEqual(await readAnswer(response()), {
      ...{ ok: false, status, errorCode: '', message: sentence, errors: {}, html: '', data: undefined },
    })
  })
}

test('the message of a failure is its message, else its error, else the sentence (specification 8)', async () => {
  const messageOf = async (body: object) => (await readAnswer(json(body, 400))).message

  assert.equal(await messageOf({ message: 'Klopt niet.', error: 'Anders.' }), 'Klopt niet.')
  assert.equal(await messageOf({ message: '', error: 'Anders.' }), 'Anders.')
  assert.equal(await messageOf({ error: 'Anders.' }), 'Anders.')
  assert.equal(await messageOf({ message: null }), sentence)
})

test('errors come from the map of the answer, every message of a field (specification 5, 8)', async () => {
  const errors = { password: ['Te kort.', 'Te bekend.'], email: ['Klopt niet.'] }

  const answer = await readAnswer(json({ message: 'Nee.', errors: { ...errors, other: [] } }, 400), {
    general: true,
  })

  assert.deepEqual(!answer.ok && answer.errors, errors)
})

test('without a map the message itself is the general error, when that is asked for (specification 8)', async () => {
  const errorsOf = async (response: Response | undefined, general: boolean) => {
    const answer = await readAnswer(response, { general })
    return !answer.ok && answer.errors
  }

  assert.deepEqual(await errorsOf(json({ message: 'Nee.' }, 400), true), { general: ['Nee.'] })
  assert.deepEqual(await errorsOf(json({ error: 'Nee.', errors: {} }, 400), true), { general: ['Nee.'] })
  assert.deepEqual(await errorsOf(undefined, true), { general: [sentence] })
  assert.deepEqual(await errorsOf(json({ message: 'Nee.' }, 400), false), {})
})
