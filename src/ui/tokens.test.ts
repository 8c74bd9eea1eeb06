import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { contrastOf } from '#test/contrast.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const colour = /--([\w-]+): (?:light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)|(#[\da-f]{6}));/g
const tokens = Object.fromEntries(
  [...css.matchAll(colour)].map(([, name, light, dark, both]) => [
    name,
    { light: light ?? both, dark: dark ?? both },
  ]),
)
const schemes = ['light', 'dark'] as const
type Scheme = (typeof schemes)[number]

const grounds = ['paper', 'sand', 'mist', 'coral-soft']

const texts: [text: string, grounds: string[]][] = [
  ['ink', [...grounds, 'good-soft', 'wrong-soft', 'notice-soft']],
  ['ink-soft', ['paper', 'sand', 'mist']],
  ['on-deep', ['deep']],
  ['deep', ['on-deep']],
  ['petrol', grounds],
  ['petrol-dark', grounds],
  ['wrong', ['paper', 'wrong-soft']],
  ['paper', ['petrol', 'petrol-dark', 'coral', 'coral-dark']],
]

for (const scheme of schemes) {
  for (const [text, on] of texts) {
    for (const ground of on) {
      test(`${scheme}: ${text} on ${ground} can be read: at least 4.5 to 1 (A11Y-06)`, () => {
        const found = contrast(text, ground, scheme)
        assert.ok(found >= 4.5, found.toFixed(2))
      })
    }
  }
}

const edges: [edge: string, ground: string][] = [
  ['line-strong', 'paper'],
  ['petrol', 'paper'],
  ['petrol', 'sand'],
  ['petrol', 'mist'],
  ['petrol', 'coral-soft'],
  ['line-strong', 'sand'],
  ['sun', 'deep'],
  ['good', 'good-soft'],
  ['wrong', 'wrong-soft'],
  ['notice', 'notice-soft'],
  ['coral', 'paper'],
]

for (const scheme of schemes) {
  for (const [edge, ground] of edges) {
    test(`${scheme}: ${edge} stands out from ${ground}: at least 3 to 1 (A11Y-08)`, () => {
      const found = contrast(edge, ground, scheme)
      assert.ok(found >= 3, found.toFixed(2))
    })
  }
}

test('no colour is written outside the tokens, where it would be the same in the light and in the dark', () => {
  const source = new URL('../', import.meta.url)
  const sheets = globSync('**/*.css', { cwd: fileURLToPath(source) }).filter(
    (file) => file !== 'ui/tokens.css',
  )
  assert.ok(sheets.length > 50)

  for (const file of sheets) {
    const written =
      readFileSync(new URL(file, source), 'utf8').match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl)\(/gi) ?? []
    assert.deepEqual([file, ...written], [file, ...(agreed[file] ?? [])])
  }
})

/** A mask has no colour that anybody sees. */
const agreed: Record<string, string[]> = { 'features/blocks/text/text.css': ['#000'] }

function contrast(a: string, b: string, scheme: Scheme): number {
  return contrastOf(colourOf(a, scheme), colourOf(b, scheme))
}

function colourOf(name: string, scheme: Scheme): string {
  const value = tokens[name]?.[scheme]
  assert.ok(value, `there is no token ${name}`)
  return value
}
