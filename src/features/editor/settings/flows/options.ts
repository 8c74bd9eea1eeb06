import { z } from 'zod'
import type { OptionList, ProfileOption } from '#features/profile/options.ts'
import { allOptions, saveOptions } from '#features/profile/store.ts'
import { findDoubles, readRows } from '../read-rows.ts'
import { text, wholeNumber } from '../row-fields.ts'
import type { Setting } from '../setting.ts'

const row = z.object({
  id: z.string().regex(/^[a-z0-9-]{0,60}$/, 'Laad de pagina opnieuw.'),
  label: text(100, 'Vul in wat leden lezen.'),
  position: wholeNumber('Vul een getal in: het laagste staat bovenaan.'),
  retired: z.string().transform((value) => value === 'on'),
})

const lists: [list: OptionList, slug: string, title: string][] = [
  ['branch', 'branches', 'Branches'],
  ['functionType', 'bezigheden', 'Dagelijkse bezigheden'],
  ['jobPosition', 'functies', 'Functies'],
  ['insurer', 'verzekeraars', 'Verzekeraars'],
]

/** The lists that members choose from. Nothing is ever removed: what is retired stays with who has it. */
export const optionSettings: Setting[] = lists.map(([list, slug, title]) => ({
  name: `options-${list}`,
  formFor: () => ({
    slug: `keuzelijst-${slug}`,
    title: `Keuzelijst: ${title.toLowerCase()}`,
    lead: 'Hieruit kiezen leden in hun profiel. Een keuze die niet meer kan, haal je uit de lijst. Wie hem al had, houdt hem.',
    newRow: 'Nieuwe keuze',
    mayAdd: true,
    mayRemove: false,
    fields: [],
    columns: [
      { name: 'label', label: 'Wat leden lezen' },
      { name: 'position', label: 'Volgorde', hint: 'Het laagste getal staat bovenaan.' },
      { name: 'retired', label: 'Niet meer te kiezen', kind: 'check' },
      { name: 'id', label: 'Kenmerk', kind: 'hidden' },
    ],
  }),
  async read(db) {
    const options = (await allOptions(db))[list]
    const rows = options.map(({ id, label, retired }, index) => ({
      id,
      label,
      position: String((index + 1) * 10),
      retired: retired ? 'on' : '',
    }))
    return { fields: {}, rows }
  },
  toDocument({ rows }) {
    const doubles = findDoubles(rows, 'label', 'Deze keuze staat al in de lijst.')
    const reading = readRows(rows, row)
    if (!reading.ok) return { ok: false, errors: { ...doubles, ...reading.errors } }
    if (Object.keys(doubles).length > 0) return { ok: false, errors: doubles }
    return { ok: true, document: toOptions(reading.value) }
  },
  async apply(trx, document) {
    await saveOptions(trx, list, document as ProfileOption[])
    return undefined
  },
}))

/** In their order. A new one gets an id made of its words; ids never change. */
function toOptions(rows: z.infer<typeof row>[]): ProfileOption[] {
  const ids = new Set(rows.map(({ id }) => id))
  return rows
    .toSorted((a, b) => a.position - b.position)
    .map(({ id, label, retired }) => ({ id: id || newId(label, ids), label, retired }))
}

function newId(label: string, ids: Set<string>): string {
  const words = label
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
  const base = words.trim().replaceAll(' ', '-').slice(0, 40) || 'keuze'
  let id = base
  for (let number = 2; ids.has(id); number++) id = `${base}-${number}`
  ids.add(id)
  return id
}
