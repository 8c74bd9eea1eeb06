import type { Insurance, InsuranceFile, TreatmentFile } from '#features/insurance/insurance.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { knownCells } from './known-fields.ts'
import { findWrong } from './read-rows.ts'
import type { Row } from './setting-form.ts'

type Rule = TreatmentFile['rules'][number]
export type RuleRow = { treatment: string; rule: Rule }
export type NamedTreatment = Omit<TreatmentFile, 'rules'>

export const steps = ['recept', 'verwijzing', 'toestemming', 'begroting', 'contract', 'nota'] as const

/** What it is called keeps its place and its rules; what is new has none yet, so the site says that it does not know. */
export function withTreatments(insurance: InsuranceFile, named: NamedTreatment[]): InsuranceFile {
  const before = new Map((insurance.treatments ?? []).map((one) => [one.id, one]))
  return {
    ...insurance,
    treatments: named.map((treatment) => ({ ...treatment, rules: before.get(treatment.id)?.rules ?? [] })),
  }
}

/** The rules of these treatments; those of others stay. */
export function withRules(
  insurance: InsuranceFile,
  isOurs: (treatment: string) => boolean,
  rows: RuleRow[],
): InsuranceFile {
  const treatments = (insurance.treatments ?? []).map((treatment) => {
    if (!isOurs(treatment.id)) return treatment
    const rules = rows.filter((row) => row.treatment === treatment.id).map(({ rule }) => rule)
    return { ...treatment, rules: rules.toSorted((one, other) => one.year - other.year) }
  })
  return { ...insurance, treatments }
}

export function ruleRowsOf({ id, rules }: TreatmentFile): Row[] {
  return rules.map(({ year, basic, ownRisk = false, limits = [], first = [], ...known }) => ({
    ...{ treatment: id, year: String(year), basic },
    ownRisk: ownRisk ? 'ja' : 'nee',
    limits: limits.join('\n'),
    first: first.join(', '),
    ...knownCells(known),
  }))
}

/** By its id, or by the words that people know it by. */
export function findById(
  typed: string | undefined,
  known: { id: string; label: string }[],
): string | undefined {
  const words = typed?.toLowerCase()
  return known.find(({ id, label }) => id === words || label.toLowerCase() === words)?.id
}

export function coverOptionsOf({ covers }: Insurance, isBasic: boolean) {
  return covers.filter(({ kind }) => (kind === 'basic') === isBasic).map(({ id, label }) => ({ id, label }))
}

/** A field that names something that is not there. */
export function findUnknown(
  rows: Row[],
  field: string,
  known: { id: string; label: string }[],
  message: string,
): FieldErrors {
  return findWrong(rows, field, message, (typed) => !findById(typed, known))
}
