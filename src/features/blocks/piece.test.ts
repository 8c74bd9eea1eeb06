import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import test from 'node:test'
import { aboutOf, block, wishesOf } from './block.ts'
import type { BlockExamples } from './block-examples.ts'
import { fieldsOfKind, fieldWords } from './field-words.ts'

const files = globSync('*/*.examples.ts', { cwd: import.meta.dirname })
const examples = await Promise.all(
  files.map(async (file): Promise<BlockExamples> => (await import(`./${file}`)).examples),
)
const blocks = examples.flatMap(({ items }) => Object.values(items).map((item) => block.parse(item.block)))

test('whatever people meet in a block tells in which field it stands, and editors have a name for that field', () => {
  assert.ok(blocks.length > 40)
  for (const each of blocks)
    for (const piece of aboutOf(each).pieces(each)) {
      const field = piece.field ?? ''
      assert.notEqual(valueAt(each, field), undefined, `${each.kind}: ${JSON.stringify(piece)}`)
      assert.ok(fieldWords(fieldsOfKind(each.kind), field.split('.')), `${each.kind}: ${field}`)
    }
})

test('a picture that a block shows is found at the field where it is chosen', () => {
  for (const each of blocks) {
    const shown = aboutOf(each)
      .pieces(each)
      .flatMap((piece) => (piece.kind === 'picture' ? [valueAt(each, `${piece.field}.name`)] : []))
    assert.deepEqual(shown, wishesOf(each).pictures ?? [], each.kind)
  }
})

function valueAt(part: unknown, field: string): unknown {
  return field.split('.').reduce((value, name) => (value as Record<string, unknown>)?.[name], part)
}
