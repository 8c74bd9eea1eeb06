import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { readCsv, writeCsv } from './csv.ts'
import { readRedirects } from './redirect-rows.ts'

test('tables of spreadsheets are read: commas, semicolons, tabs, quotes and a mark in front', () => {
  for (const text of [
    '/a,/b\n/c,/d\n',
    '\uFEFF/a;/b\r\n/c;/d',
    '/a\t/b\r\n\r\n/c\t/d\r\n',
    '"/a";"/b"\n"/c";"/d"',
  ])
    assert.deepEqual(cellsOf(text), [
      ['/a', '/b'],
      ['/c', '/d'],
    ])
})

test('a line keeps its number in the file, whatever stands before it', () => {
  const reading = readCsv('"een\nkop";x\n\n/a;/b\n', 10)

  assert.deepEqual(reading.ok && reading.lines.map(({ number }) => number), [1, 4])
})

test('any table that is written is read as it was', () => {
  const cell = fc.string().filter((text) => text === text.trim() && !/^[=+\-@']|[\0\r]/.test(text))
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
      const kept = rows.filter((row) => row.some(Boolean))
      assert.deepEqual(cellsOf(writeCsv([['kop', 'kop'], ...rows])), [['kop', 'kop'], ...kept])
    }),
  )
})

test('no cell that is written begins as a formula', () => {
  for (const cell of ['=1+1', '+1', '-1', '@som', '\t=1', '=HYPERLINK("http://a";"b")'])
    assert.match(writeCsv([[cell]]), /^\uFEFF"?'/)
})

test('a file that is none of ours is refused in words', () => {
  const faultsIn = (text: string) => {
    const reading = readRedirects(text)
    return reading.ok ? [] : reading.faults
  }
  assert.deepEqual(faultsIn(''), ['Er staan geen doorverwijzingen in dit bestand.'])
  assert.deepEqual(faultsIn('Oud adres;Gaat naar\n'), ['Er staan geen doorverwijzingen in dit bestand.'])
  assert.deepEqual(faultsIn('/a;"/b'), ['Regel 1: een aanhalingsteken is niet gesloten.'])
  assert.deepEqual(faultsIn('/a;/b\n/c\n'), ['Regel 2: vul een oud adres en een nieuw adres in.'])
  assert.deepEqual(faultsIn('PK\0\uFFFD'), ['Bewaar het bestand als ‘CSV UTF-8’ en kies het opnieuw.'])
  assert.deepEqual(faultsIn('/a;/b\n'.repeat(402)), ['Dit zijn meer dan 401 regels.'])
})

function cellsOf(text: string): string[][] {
  const reading = readCsv(text, 1_000)
  assert.ok(reading.ok)
  return reading.lines.map(({ cells }) => cells)
}
