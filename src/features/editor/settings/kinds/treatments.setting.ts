import { z } from 'zod'
import { currentPath } from '#features/pages/after-moves.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { newId } from '../new-id.ts'
import { findDoubles, findWithoutPage, readRows } from '../read-rows.ts'
import { pageHint, text, withoutFacts, wordList } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import type { Row } from '../setting-form.ts'
import { changesOfInsurance, storedInsurance } from '../steps/change-insurance.ts'
import {
  coverOptionsOf,
  findById,
  findUnknown,
  type NamedTreatment,
  withTreatments,
} from '../treatment-rows.ts'

const longestName = 60
const mostNames = 20

const row = z.object({
  name: text(longestName, 'Vul in hoe de behandeling heet.').refine(...withoutFacts),
  alsoCalled: wordList()
    .refine((words) => words.length <= mostNames, `Vul hooguit ${mostNames} namen in.`)
    .refine(
      (words) => words.every((word) => word.length <= longestName && withoutFacts[0](word)),
      `Gebruik hooguit ${longestName} tekens per naam, zonder {{ en }}.`,
    ),
  page: z.string(),
})

/** What people ask about. What is paid of it stands with the packages and in the rules of the basic insurance. */
export const treatmentsSetting: Setting = {
  name: 'treatments',
  isGuarded: true,
  formFor: ({ facts: { insurance } }) => ({
    slug: 'behandelingen',
    title: 'Behandelingen',
    lead: 'Wat lezers kunnen opzoeken bij ‘Wat krijg ik vergoed?’, en hoe ze het noemen. Staat een naam bij meer behandelingen, dan vraagt de site welke je bedoelt. Wat de basisverzekering betaalt, vul je in bij Vergoeding uit de basisverzekering.',
    newRow: 'Nieuwe behandeling',
    keys: ['id'],
    fields: [],
    columns: [
      { name: 'name', label: 'Behandeling' },
      {
        name: 'alsoCalled',
        label: 'Zo noemen mensen het ook',
        hint: 'Met komma’s ertussen.',
        kind: 'long',
      },
      { name: 'page', label: 'Pagina die meer vertelt', hint: `${pageHint} Mag leeg blijven.`, isPage: true },
      {
        name: 'cover',
        label: 'Vergoeding van de pakketten',
        hint: 'De regel waaronder een pakket dit betaalt. Mag leeg blijven.',
        suggestions: { list: 'vergoedingen', options: coverOptionsOf(insurance, false) },
      },
      {
        name: 'withoutContract',
        label: 'Vergoeding zonder contract',
        hint: 'Alleen als die anders is dan voor de meeste zorg.',
        suggestions: { list: 'voorwaarden', options: coverOptionsOf(insurance, true) },
      },
      { name: 'id', label: 'Kenmerk', kind: 'hidden' },
    ],
  }),
  async read(db, content) {
    const { treatments = [] } = await storedInsurance(db)
    const rows = treatments.map(
      ({ id, name, alsoCalled = [], page = '', cover = '', withoutContract = '' }) => ({
        ...{ id, name, alsoCalled: alsoCalled.join(', '), page: currentPath(page, content) },
        ...{ cover, withoutContract },
      }),
    )
    return { fields: {}, rows }
  },
  toDocument({ rows }, content) {
    const { insurance } = content.facts
    const reading = readRows(rows, row)
    const errors = {
      ...findDoubles(rows, 'name', 'Deze behandeling staat er al.'),
      ...findUnknown(rows, 'cover', coverOptionsOf(insurance, false), unknownCover),
      ...findUnknown(rows, 'withoutContract', coverOptionsOf(insurance, true), unknownCover),
      ...findWithoutPage(rows, 'page', (page) => page !== '/' && content.pages.has(page)),
      ...(!reading.ok && reading.errors),
    }
    if (Object.keys(errors).length > 0) return { ok: false, errors }

    const taken = new Set([...insurance.treatments, ...rows].flatMap(({ id }) => id || []))
    return { ok: true, document: rows.map((row) => toTreatment(row, content, taken)) }
  },
  ...changesOfInsurance(withTreatments),
}

const unknownCover = 'Deze regel kennen we niet. Kies er een uit de lijst, of laat dit leeg.'

function toTreatment(typed: Row, { facts }: SiteContent, taken: Set<string>): NamedTreatment {
  const { name, alsoCalled, page } = row.parse(typed)
  const cover = findById(typed.cover, coverOptionsOf(facts.insurance, false))
  const withoutContract = findById(typed.withoutContract, coverOptionsOf(facts.insurance, true))
  return {
    ...{ id: typed.id || newId(name, taken), name, alsoCalled },
    ...(page && { page }),
    ...(cover && { cover }),
    ...(withoutContract && { withoutContract }),
  }
}
