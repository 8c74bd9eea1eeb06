import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import test from 'node:test'
import { readCaptions } from './captions.ts'

test('captions that people and programs write are read, and only times and words are kept', async () => {
  const written = await readFile(
    new URL('../../../content/media/films/eigen-risico.vtt', import.meta.url),
    'utf8',
  )
  assert.equal(readCaptions(written).ok, true)

  const reading = readCaptions(
    '\uFEFFWEBVTT - uitleg\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\neen\r\n00:01.000 --> 01:00:02.500 align:start\r\n<b>Hallo</b> <script>x\r\n',
  )
  assert.deepEqual(reading, {
    ok: true,
    captions: 'WEBVTT\n\n00:00:01.000 --> 01:00:02.500\nHallo x\n',
    seconds: 3602.5,
  })
})

/** What is wrong, and what the message must speak of. */
const wrong: [captions: string, message: RegExp][] = [
  ['', /WEBVTT/],
  ['1\n00:00:01,000 --> 00:00:02,000\nHallo', /WEBVTT/],
  ['WEBVTT', /geen tekst/],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\n', /kloppen niet/],
  ['WEBVTT\n\n00:01 --> 00:02\nHallo', /kloppen niet/],
  ['WEBVTT\n\n00:61.000 --> 00:62.000\nHallo', /kloppen niet/],
  ['WEBVTT\n\n00:03.000 --> 00:02.000\nHallo', /volgorde/],
  ['WEBVTT\n\n00:03.000 --> 00:04.000\nHallo\n\n00:01.000 --> 00:02.000\nEerder', /volgorde/],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\nCaf\uFFFD', /UTF-8/],
  [`WEBVTT\n\n${'x'.repeat(50_001)}`, /te lang/],
]

for (const [captions, message] of wrong) {
  test(`${JSON.stringify(captions.slice(0, 60))} is refused with words that say what to do`, () => {
    const reading = readCaptions(captions)

    assert.equal(reading.ok, false)
    assert.match(reading.ok ? '' : reading.message, message)
  })
}
