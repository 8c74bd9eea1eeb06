import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { fieldMarksOf, marksOf } from './marks.ts'
import { mergeSetting } from './merge-setting.ts'
import { differenceOf } from './setting-difference.ts'
import type { Row, RowChange, SettingForm, SettingValues, TypedSetting } from './setting-form.ts'

const column = (name: string) => ({ name, label: name })
const formOf = (...names: string[]): SettingForm => ({
  ...{ slug: 'woorden', title: 'Woorden', lead: '', newRow: 'Nieuw', keys: ['word'], fields: [] },
  columns: names.map(column),
})

/** What somebody does: with each row that was there, and what they add. */
type Work = { edits: { kind: Edit }[]; added: number; places: number[] }
type Edit = 'keep' | 'word' | 'note' | 'both' | 'remove'

const mostRows = 5
const kind = fc.constantFrom<Edit>('keep', 'keep', 'word', 'note', 'both', 'remove')
const work = fc.record({
  edits: fc.array(fc.record({ kind }), { minLength: mostRows, maxLength: mostRows }),
  added: fc.nat({ max: 2 }),
  places: fc.shuffledSubarray([1, 2, 3, 4, 5], { minLength: mostRows }),
})

/** What became of the row that was the so-manieth at first, with the words of whoever worked last: nothing, when it went. */
type Fate = { row: Row; isChanged: boolean } | undefined

for (const isOrdered of [false, true]) {
  const form = isOrdered ? formOf('word', 'note', 'position') : formOf('word', 'note')
  const textOf = ({ word, note }: Row) => `${word}: ${note}`
  const typedOf = (rows: { row: Row; was: string; isRemoved: boolean }[]): TypedSetting => ({
    ...{ fields: {}, wasFields: fieldMarksOf(form, {}), takenFields: [] },
    rows: rows.map((each) => ({ ...each, takesTheirs: false })),
  })

  /** Also gives what became of each row of `fates`, which stand in the same order as `from`. */
  function type(who: string, { edits, added, places }: Work, from: SettingValues, fates: Fate[]) {
    const marks = marksOf(form, from)
    const own: Fate[] = [...fates]
    // Names go round among those who give a row another one: one takes the name that another had.
    const kindOf = (row: Row) =>
      fates.some((fate) => fate?.row === row) ? edits[from.rows.indexOf(row)]?.kind : 'keep'
    const renamed = from.rows.filter((row) => kindOf(row) === 'both')
    const rows = from.rows.map((row, index) => {
      const kind = kindOf(row) ?? 'keep'
      const note = kind === 'note' || kind === 'both' ? `${who}${index}` : row.note
      const next = renamed[(renamed.indexOf(row) + 1) % renamed.length]
      const word = kind === 'word' ? `${who}${index}` : kind === 'both' ? next?.word : row.word
      const position = isOrdered ? { position: String((places[index] ?? 0) * 10) } : {}
      const typed = { word: word ?? '', note: note ?? '', ...position }
      const fate = fates.findIndex((each) => each?.row === row)
      if (fate !== -1 && kind === 'remove') own[fate] = undefined
      else if (fate !== -1) own[fate] = { row: typed, isChanged: kind !== 'keep' || !!fates[fate]?.isChanged }
      return { row: typed, was: marks[index] ?? '', isRemoved: kind === 'remove' }
    })
    const news = Array.from({ length: added }, (_, index) => ({
      row: { word: `${who}-nieuw${index}`, note: who, ...(isOrdered && { position: `${900 + index}` }) },
      was: '',
      isRemoved: false,
    }))
    return { typed: typedOf([...rows, ...news]), fates: own, news: news.map(({ row }) => row) }
  }

  test(`of what two did to the same ${isOrdered ? 'ordered ' : ''}rows nothing is lost unseen and nothing stands twice, whatever they are called`, () => {
    fc.assert(
      fc.property(work, fc.array(work, { minLength: 1, maxLength: 2 }), (mine, theirs) => {
        const rows = [1, 2, 3, 4, 5].map((number) => ({
          ...{ word: `woord${number}`, note: `noot${number}` },
          ...(isOrdered && { position: String(number * 10) }),
        }))
        const base = { fields: {}, rows }
        const start: Fate[] = rows.map((row) => ({ row, isChanged: false }))

        // The others save one after the other; then whoever began before all of them.
        let [now, fates, past, news]: [SettingValues, Fate[], RowChange[][], Row[]] = [base, start, [], []]
        theirs.forEach((each, index) => {
          const typed = type(`a${index}-`, each, now, fates)
          const { values, renames } = mergeSetting(form, typed.typed, now)
          past = [differenceOf(form, now, values, renames).rows, ...past]
          news = [...news, ...typed.news]
          now = values
          fates = typed.fates.map((fate) => {
            const row = fate && values.rows.find((row) => textOf(row) === textOf(fate.row))
            return fate && row && { ...fate, row }
          })
        })
        const own = type('e-', mine, base, start)
        const { values, both } = mergeSetting(form, own.typed, now, past)

        const removed = values.removed ?? []
        const all = [...values.rows, ...removed]
        // Two who moved the same row choose its place.
        const onlyMoved = fates.flatMap((fate) => (fate && !fate.isChanged ? [textOf(fate.row)] : []))
        const shown = all.map((row, index) => {
          const theirRow = both.rows[index]
          const theirText = theirRow?.row && textOf(theirRow.row)
          const isTextSame = theirText === textOf(row) || onlyMoved.includes(theirText ?? '')
          const theirWords = theirRow && !isTextSame ? ` | ${theirText ?? 'weg'}` : ''
          return `${index < values.rows.length ? textOf(row) : 'weg'}${theirWords}`
        })
        const expected = rows.flatMap((_, index) => {
          const [ours, their] = [own.fates[index], fates[index]]
          const [iDid, theyDid] = [!ours || ours.isChanged, !their || their.isChanged]
          const [mineIs, theirsIs] = [ours ? textOf(ours.row) : 'weg', their ? textOf(their.row) : 'weg']
          if (iDid && theyDid && mineIs !== theirsIs) return [`${mineIs} | ${theirsIs}`]
          const kept = iDid ? mineIs : theirsIs
          return kept === 'weg' ? [] : [kept]
        })
        const texts = [...expected, ...[...own.news, ...news].map(textOf)]
        assert.deepEqual(shown.toSorted(), texts.toSorted())
      }),
      { numRuns: 300 },
    )
  })
}
