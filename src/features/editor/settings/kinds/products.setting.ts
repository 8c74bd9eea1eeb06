import { insuranceForms } from '#features/blocks/insurance-list/insurance-choice.ts'
import { productSchema } from '#features/insurance/insurance.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { judgeRows } from '../judge-rows.ts'
import { inOrder, position, positionField, withPositions } from '../ordered-rows.ts'
import { withProducts } from '../product-rows.ts'
import { findDoubles } from '../read-rows.ts'
import { yearNumber } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import { inputName, type Row } from '../setting-form.ts'
import { changesOfInsurance, storedInsurance } from '../steps/change-insurance.ts'

const row = productSchema
  .pick({ name: true, text: true, insurer: true, form: true })
  .extend({ position: position(), year: yearNumber().optional() })

const sentences = {
  name: 'Vul de naam in.',
  text: 'Vul in voor wie dit is.',
  form: 'Kies een vorm.',
}

const changes = changesOfInsurance(withProducts)

/** Basic insurances and packages. What they cost and cover are settings of their own. */
export const productsSetting: Setting = {
  name: 'products',
  isGuarded: true,
  formFor: ({ facts: { insurance } }) => ({
    slug: 'verzekeringen',
    title: 'Verzekeringen en pakketten',
    lead: 'Hoe een verzekering heet en voor wie die is. Een nieuwe begint als kopie; pas daarna de premie en de vergoedingen aan.',
    newRow: 'Nieuwe verzekering',
    keys: ['id'],
    fields: [],
    columns: [
      { name: 'name', label: 'Naam' },
      { name: 'text', label: 'Voor wie', hint: 'Eén of twee korte zinnen.', kind: 'long' },
      {
        name: 'like',
        label: 'Kopie van',
        hint: 'Soort, premie en vergoedingen komen daarvan. De premie is dan nog voorlopig.',
        isForNew: true,
        choices: choicesOf(insurance.products),
      },
      {
        name: 'year',
        label: 'Eerste jaar',
        hint: 'Vanaf dit jaar staat de verzekering in de vergelijking.',
        isForNew: true,
      },
      {
        name: 'insurer',
        label: 'Verzekeraar',
        hint: 'Alleen bij een basisverzekering.',
        choices: choicesOf(insurance.insurers),
      },
      { name: 'form', label: 'Vorm', hint: 'Alleen bij een basisverzekering.', choices: insuranceForms },
      positionField,
      { name: 'id', label: 'Vaste naam', hint: 'Zoals in {{premie plus 2026}}.', kind: 'shown' },
    ],
  }),
  async read(db) {
    const { products } = await storedInsurance(db)
    const rows = products.map(({ id, name, text, insurer = '', form = '' }) => ({
      ...{ id, name, text, insurer, form },
    }))
    return { fields: {}, rows: withPositions(rows) }
  },
  toDocument({ rows }, content) {
    const errors = {
      ...findDoubles(rows, 'name', 'Deze naam bestaat al.'),
      ...findMisfits(rows, content),
      ...judgeRows(rows, row, sentences, content),
    }
    if (Object.keys(errors).length > 0) return { ok: false, errors }
    const taken = content.facts.insurance.products.map(({ id }) => id)
    return { ok: true, document: inOrder(rows, 'name', taken) }
  },
  ...changes,
  async apply(trx, document, now) {
    const rows = document as Row[]
    const { products } = await storedInsurance(trx)
    const lost = rows.find((row) => !row.like && !products.some(({ id }) => id === row.id))
    if (lost) return `${lost.name} is er niet meer. Verwijder die regel, of maak een nieuwe.`
    return changes.apply(trx, rows, now)
  },
}

function choicesOf(named: { id: string; name: string }[]) {
  return named.map(({ id, name }) => ({ id, label: name }))
}

/** A basic insurance has an insurer and a form, a package has neither, and what is new begins somewhere. */
function findMisfits(rows: Row[], { facts }: SiteContent): FieldErrors {
  const faults = rows.flatMap((row, number): [field: string, message: string][] => {
    const base = facts.insurance.products.find(({ id }) => id === (row.id || row.like))
    const at = (field: string) => inputName(field, number)
    if (!base) return row.id ? [] : [[at('like'), 'Kies een verzekering om mee te beginnen.']]

    const fields = ['insurer', 'form'].flatMap((field): [string, string][] => {
      if (base.kind === 'basic') return row[field] ? [] : [[at(field), 'Maak een keuze.']]
      return row[field] ? [[at(field), 'Laat dit leeg: het is een pakket.']] : []
    })
    const year: [string, string][] = row.id || row.year ? [] : [[at('year'), 'Vul het eerste jaar in.']]
    return [...fields, ...year]
  })
  return Object.fromEntries(faults.map(([field, message]) => [field, [message]]))
}
