import { z } from 'zod'
import type { OptionList, ProfileOption } from '#features/profile/options.ts'
import { allOptions, saveOptions } from '#features/profile/store.ts'
import { inOrder, position, positionField, withPositions } from '../ordered-rows.ts'
import { documentOf, findDoubles, readRows } from '../read-rows.ts'
import { text } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import type { Row } from '../setting-form.ts'

const row = z.object({
  id: z.string().regex(/^[a-z0-9-]{0,60}$/, 'Laad de pagina opnieuw.'),
  label: text(100, 'Vul in wat leden lezen.'),
  position: position(),
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
    keepsRows: true,
    keys: ['id'],
    fields: [],
    columns: [
      { name: 'label', label: 'Wat leden lezen' },
      positionField,
      { name: 'retired', label: 'Niet meer te kiezen', kind: 'check' },
      { name: 'id', label: 'Kenmerk', kind: 'hidden' },
    ],
  }),
  async read(db) {
    const options = (await allOptions(db))[list]
    const rows = options.map(({ id, label, retired }) => ({ id, label, retired: retired ? 'on' : '' }))
    return { fields: {}, rows: withPositions(rows) }
  },
  toDocument({ rows }) {
    const doubles = findDoubles(rows, 'label', 'Deze keuze staat al in de lijst.')
    const reading = documentOf(readRows(rows, row), doubles)
    return reading.ok ? { ok: true, document: inOrder(rows, 'label').map(toOption) } : reading
  },
  async apply(trx, document) {
    await saveOptions(trx, list, document as ProfileOption[])
    return undefined
  },
}))

function toOption({ id = '', label = '', retired }: Row): ProfileOption {
  return { id, label, retired: retired === 'on' }
}
