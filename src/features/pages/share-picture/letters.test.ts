import assert from 'node:assert/strict'
import test from 'node:test'
import { drawLine, widthOf } from './letters.ts'

test('a line is as wide as its letters, and grows with their size', () => {
  assert.equal(widthOf('I', 1000), 289)
  assert.equal(widthOf('II', 500), 289)
  assert.equal(widthOf('', 100), 0)
})

test('letters that lean towards each other stand closer', () => {
  assert.ok(widthOf('To', 100) < widthOf('T', 100) + widthOf('o', 100))
})

test('an accent may be written as a letter or behind it', () => {
  assert.equal(widthOf('diëtist', 100), widthOf('die\u0308tist', 100))
})

test('an accent that we do not have is left out, and so is what is no letter', () => {
  assert.equal(widthOf('č', 100), widthOf('c', 100))
  assert.equal(widthOf('a\u{1f600}', 100), widthOf('a', 100))
})

test('a line is drawn as outlines and holds no text', () => {
  const drawn = drawLine('IZZ & <b>', { x: 10, y: 20, size: 100 })

  assert.equal(drawn.match(/<path /g)?.length, 5)
  assert.doesNotMatch(drawn, /IZZ|<b>|<text/)
})
