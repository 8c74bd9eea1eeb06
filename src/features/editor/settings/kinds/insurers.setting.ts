import { insurerSchema } from '#features/insurance/insurance.ts'
import { judgeRows } from '../judge-rows.ts'
import { inOrder, position, positionField, withPositions } from '../ordered-rows.ts'
import { findDoubles } from '../read-rows.ts'
import type { Setting } from '../setting.ts'
import type { Row } from '../setting-form.ts'
import { changesOfInsurance, storedInsurance } from '../steps/change-insurance.ts'

const row = insurerSchema.omit({ id: true }).extend({ position: position() })

const sentences = {
  name: 'Vul de naam van de verzekeraar in.',
  site: 'Vul het adres van de site in, zoals https://www.vgz.nl.',
}

/** Who sells the basic insurances. */
export const insurersSetting: Setting = {
  name: 'insurers',
  isGuarded: true,
  formFor: () => ({
    slug: 'verzekeraars',
    title: 'Verzekeraars',
    lead: 'Van wie de basisverzekeringen zijn. In de vergelijking staat een link naar hun site.',
    newRow: 'Nieuwe verzekeraar',
    keys: ['id'],
    fields: [],
    columns: [
      { name: 'name', label: 'Naam' },
      { name: 'site', label: 'Adres van de site', hint: 'Begint met https://.' },
      positionField,
      { name: 'id', label: 'Kenmerk', kind: 'hidden' },
    ],
  }),
  read: async (db) => ({ fields: {}, rows: withPositions((await storedInsurance(db)).insurers) }),
  toDocument({ rows }, content) {
    const errors = {
      ...findDoubles(rows, 'name', 'Deze verzekeraar staat er al.'),
      ...judgeRows(rows, row, sentences, content),
    }
    if (Object.keys(errors).length > 0) return { ok: false, errors }
    return { ok: true, document: inOrder(rows, 'name').map(toInsurer) }
  },
  ...changesOfInsurance((insurance, insurers: ReturnType<typeof toInsurer>[]) => ({
    ...insurance,
    insurers,
  })),
}

function toInsurer({ id = '', name = '', site = '' }: Row) {
  return { id, name, site }
}
