import assert from 'node:assert/strict'
import test from 'node:test'
import { widthOf } from './letters.ts'
import { setTitle } from './lines.ts'

const room = { width: 1040, mostLines: 3, sizes: [112, 100, 90, 80, 72] }

test('a short title stands on one line, as large as can be', () => {
  assert.deepEqual(setTitle('Eigen risico', room), { lines: ['Eigen risico'], size: 112 })
})

test('lines are about the same length', () => {
  const { lines } = setTitle('Mantelzorg naast je werk', room)

  assert.deepEqual(lines, ['Mantelzorg', 'naast je werk'])
})

const titles = [
  'Wat verandert er in je zorgverzekering als je uit dienst gaat in 2027?',
  'Arbeidsongeschiktheidsverzekeringsmaatschappij',
  'Gezondheidszorgmedewerkers Arbeidsongeschiktheidsverzekering Overgangsconsulenten Kraamverzorgenden',
  'W'.repeat(70),
  'i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i i',
]

for (const title of titles) {
  test(`every word of "${title.slice(0, 40)}" fits, in three lines at most`, () => {
    const { lines, size } = setTitle(title, room)

    assert.equal(lines.join(' '), title)
    assert.ok(lines.length <= 3)
    assert.ok(lines.every((line) => widthOf(line, size) <= room.width))
  })
}
