import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const tokens = Object.fromEntries(
  [...css.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]),
)

const grounds = ['paper', 'sand', 'mist', 'coral-soft']

const texts: [text: string, grounds: string[]][] = [
  ['ink', [...grounds, 'good-soft', 'wrong-soft', 'notice-soft']],
  ['ink-soft', ['paper', 'sand', 'mist']],
  ['petrol', grounds],
  ['petrol-dark', grounds],
  ['wrong', ['paper', 'wrong-soft']],
  ['paper', ['petrol', 'petrol-dark', 'coral', 'coral-dark']],
]

for (const [text, on] of texts) {
  for (const ground of on) {
    test(`${text} on ${ground} can be read: at least 4.5 to 1 (A11Y-06)`, () => {
      assert.ok(contrast(text, ground) >= 4.5, contrast(text, ground).toFixed(2))
    })
  }
}

const edges: [edge: string, ground: string][] = [
  ['line-strong', 'paper'],
  ['petrol', 'paper'],
  ['petrol', 'sand'],
  ['petrol', 'mist'],
  ['sun', 'petrol-dark'],
  ['good', 'good-soft'],
  ['wrong', 'wrong-soft'],
  ['notice', 'notice-soft'],
  ['coral', 'paper'],
]

for (const [edge, ground] of edges) {
  test(`${edge} stands out from ${ground}: at least 3 to 1 (A11Y-08)`, () => {
    assert.ok(contrast(edge, ground) >= 3, contrast(edge, ground).toFixed(2))
  })
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(name: string): number {
  const value = tokens[name]
  assert.ok(value, `there is no token ${name}`)
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(value.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
