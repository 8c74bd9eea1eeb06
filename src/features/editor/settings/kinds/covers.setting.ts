import { z } from 'zod'
import { coverSchema, coverText, type ProductKind } from '#features/insurance/insurance.ts'
import { endOf } from '#features/pages/after-moves.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { coversOf, type NamedOffer, offersOf, withCovers } from '../cover-rows.ts'
import { judgeRows } from '../judge-rows.ts'
import { inOrder, position, positionField, withPositions } from '../ordered-rows.ts'
import { findDoubles, findWithoutPage, readFields } from '../read-rows.ts'
import { text } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import type { Row, SettingValues } from '../setting-form.ts'
import { changesOfInsurance, storedInsurance } from '../steps/change-insurance.ts'

const kinds: [kind: ProductKind, slug: string, title: string, lead: string][] = [
  [
    'basic',
    'voorwaarden-basisverzekeringen',
    'Basisverzekeringen vergelijken',
    'Waarin de basisverzekeringen verschillen, per jaar. Een jaarcijfer noem je bij zijn naam, zoals {{eigen-risico 2026}}.',
  ],
  [
    'supplementary',
    'vergoedingen-aanvullend',
    'Vergoedingen van aanvullende pakketten',
    'Wat elk pakket vergoedt, per jaar. Begin met het bedrag of aantal, zoals € 150 per 2 jaar, of schrijf: niet verzekerd.',
  ],
  [
    'dental',
    'vergoedingen-tand',
    'Vergoedingen van tandpakketten',
    'Wat elk tandpakket vergoedt, per jaar. Begin met het bedrag of aantal, zoals € 250 per jaar, of schrijf: niet verzekerd.',
  ],
]

const sentences = {
  label: 'Vul in waarover het gaat.',
  group: 'Vul de kop in waar dit onder staat.',
  page: 'Vul het adres van een pagina in, zoals /zorgverzekering/premie.',
}

/** What is covered: a row of the comparison, with what each product of this kind says of it in each year. */
export const coverSettings: Setting[] = kinds.map(([kind, slug, title, lead]) => ({
  name: `covers-${kind}`,
  isGuarded: true,
  formFor: ({ facts }) => ({
    slug,
    title,
    lead,
    newRow: 'Nieuwe regel',
    keys: ['id'],
    fields: offersOf(facts.insurance, kind).map(({ source, told }) => ({
      name: source,
      label: `Bron voor ${told}`,
    })),
    columns: [
      { name: 'label', label: 'Waarover het gaat' },
      ...offersOf(facts.insurance, kind).map(({ phrase, told }) => ({ name: phrase, label: told })),
      { name: 'note', label: 'Toelichting', hint: 'Mag leeg blijven.', kind: 'long' },
      { name: 'group', label: 'Kop erboven', hint: 'Regels met dezelfde kop staan bij elkaar.' },
      { name: 'page', label: 'Pagina die meer vertelt', hint: 'Het adres. Mag leeg blijven.' },
      positionField,
      {
        name: 'id',
        label: 'Vaste naam',
        hint: 'Zoals in {{dekking plus fysiotherapie 2026}}.',
        kind: 'shown',
      },
    ],
  }),
  async read(db, content) {
    const insurance = await storedInsurance(db)
    const offers = offersOf(insurance, kind)
    const rows = coversOf(insurance, kind).map(({ id, label, group, note = '', page = '' }) => ({
      ...{ label, group, note, page: endOf(page, content), id },
      ...Object.fromEntries(offers.map(({ phrase, offer }) => [phrase, offer.covers[id] ?? ''])),
    }))
    const fields = Object.fromEntries(offers.map(({ source, offer }) => [source, offer.source.name]))
    return { fields, rows: withPositions(rows) }
  },
  toDocument({ fields, rows }, content) {
    const offers = offersOf(content.facts.insurance, kind)
    const sources = offers.map(({ source }) => [source, text(120, 'Vul in waar dit vandaan komt.')])
    const around = readFields(z.object(Object.fromEntries(sources)), fields)
    const errors = { ...(!around.ok && around.errors), ...findFaults(rows, offers, content) }
    if (Object.keys(errors).length > 0) return { ok: false, errors }

    const taken = content.facts.insurance.covers.map(({ id }) => id)
    return { ok: true, document: { fields, rows: inOrder(rows, 'label', taken) } satisfies SettingValues }
  },
  ...changesOfInsurance((insurance, values: SettingValues) => withCovers(insurance, kind, values)),
}))

function findFaults(rows: Row[], offers: NamedOffer[], content: SiteContent): FieldErrors {
  const phrases = offers.map(({ phrase }) => phrase)
  const schema = coverSchema
    .omit({ id: true, kind: true })
    .extend({ position: position(), ...Object.fromEntries(phrases.map((name) => [name, coverText()])) })
  const missing = Object.fromEntries(
    phrases.map((name) => [name, 'Vul in wat hier geldt. Wordt niets vergoed? Schrijf dan: niet verzekerd.']),
  )
  return {
    ...findDoubles(rows, 'label', 'Deze regel staat er al.'),
    ...judgeRows(rows, schema, { ...sentences, ...missing }, content),
    ...findWithoutPage(rows, 'page', (page) => content.pages.has(page)),
  }
}
