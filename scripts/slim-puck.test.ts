import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { cuts } from './slim-puck.ts'

const puck = new URL('../node_modules/@puckeditor/core/dist/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, puck), 'utf8')
const modules = readdirSync(puck)
  .filter((name) => /^(?:chunk|index).*\.mjs$/.test(name))
  .map(read)

for (const { of, find } of cuts)
  test(`Puck mentions once: ${of}`, () => {
    const mentions = modules.reduce((sum, code) => sum + code.split(find).length - 1, 0)

    assert.equal(mentions, 1)
  })

test('the stylesheet of Puck that our frame gets holds all that Puck would write there itself', () => {
  const written = modules.flatMap((code) => /^var iframeInteractionStyles = '(.*)';$/m.exec(code)?.[1] ?? [])
  const file = read('no-external.css')

  const parts = written
    .join()
    .replaceAll('\\n', '\n')
    .split(/^\/\*.*\*\/$/m)
    .map((part) => part.trim())
    .filter((part) => part !== '')

  assert.ok(parts.length > 5)
  assert.deepEqual(
    parts.filter((part) => !file.includes(part)),
    [],
  )
})
