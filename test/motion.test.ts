import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import test from 'node:test'

const source = new URL('../src/', import.meta.url)
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })

/** In the redactie only the progress of an upload is followed. */
test('on the public site nothing moves by itself: no timer that repeats, no film that starts, no endless animation (A11Y-13)', () => {
  const inBrowser = files.filter(
    (name) =>
      /^browser\/|\.(island|part)\.tsx$|\.browser\.ts$|\.css$/.test(name) &&
      !name.startsWith('features/editor/'),
  )
  const moving = inBrowser.filter((name) =>
    /setInterval|autoplay|animation[^;]*\binfinite\b|marquee/i.test(
      readFileSync(new URL(name, source), 'utf8'),
    ),
  )

  assert.ok(inBrowser.length > 50)
  assert.deepEqual(moving, [])
})
