import assert from 'node:assert/strict'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { readSources } from './architecture.ts'
import { expressionsIn, findSlowness } from './regular-expressions.ts'

const sources = readSources(fileURLToPath(new URL('../', import.meta.url)))
const expressions = [...sources].flatMap(([file, code]) => expressionsIn(file, code))

test('the time that a regular expression takes grows with the text it meets, not with its square', () => {
  assert.ok(expressions.length > 150, String(expressions.length))
  const slow = expressions.flatMap((expression) => {
    const slowness = findSlowness(expression)
    return slowness ? [`${expression.file}: /${expression.pattern}/${expression.flags} with ${slowness}`] : []
  })
  assert.deepEqual(slow, [])
})

test('expressions whose time grows faster are noticed', () => {
  for (const pattern of ['\\/+$', '(a+)+$']) assert.ok(findSlowness({ pattern, flags: '' }), pattern)
})

test('expressions are written out, so that each is measured', () => {
  const made = [...sources].filter(([, code]) => /\bRegExp\(/.test(code)).map(([file]) => file)
  assert.deepEqual(made, [])
})
