import {
  findHighestVoluntary,
  type VoluntaryStep,
  voluntaryStepsOf,
} from '#features/insurance/costs/limits.ts'
import { amountIn, type Known } from '#features/insurance/fact-values.ts'
import type { PricedTreatment } from '#features/insurance/insurance.ts'
import { yearsOfOwnRisk } from '#features/insurance/years-meant.ts'
import { amountText, choiceText, readAmount, readOneOf, typedText } from '../calculator/read-choice.ts'
import { type ChosenYear, readYear, yearKey } from '../calculator/read-year.ts'
import type { Gathered } from '../gathered.ts'

/** More than this nobody expects; it only keeps a typing error from being reckoned with. */
const mostCareInCents = 100_000_00

export const ownRiskKeys = {
  worth: ['vrijwillig', 'zorgkosten'],
  treatment: ['behandeling', 'betaald', 'extra'],
}
export type Question = keyof typeof ownRiskKeys

/** What the year has to reckon with. Nothing when it is not known. */
export type OwnRiskYear = {
  compulsory: Known<number>
  /** Of these the discount is known. */
  steps: VoluntaryStep[]
  /** These somebody may have, in cents. */
  extras: number[]
  treatments: PricedTreatment[]
}

type Asked = Pick<Gathered, 'insurance' | 'query' | 'yearFacts'>

/** The year that is asked, else the one that the block means. */
export function chosenOwnRiskYear(asked: Asked, own: number): ChosenYear {
  const { insurance, query, yearFacts = [] } = asked
  const known = findOwnRiskYear(asked, own) ? [own] : []
  return readYear(query[yearKey], own, [...known, ...yearsOfOwnRisk({ insurance, yearFacts })])
}

export function findOwnRiskYear(asked: Asked, year: number): OwnRiskYear | undefined {
  const { insurance, yearFacts = [] } = asked
  const compulsory = amountIn(yearFacts, 'eigen-risico', year)
  if (!compulsory) return undefined

  const steps = voluntaryStepsOf(asked, year)
  const highest = findHighestVoluntary(asked, year)
  return {
    compulsory,
    steps,
    extras: [...new Set([...steps.map(({ cents }) => cents), ...(highest ? [highest.value] : [])])],
    treatments: insurance.costs?.treatments.filter((one) => one.year === year) ?? [],
  }
}

type Faults = Record<string, string>
type Read<T> = T & {
  faults: Faults
  /** The one form of all addresses that ask for the same. */
  normal: Record<string, string>
  /** What was typed and does not fit, by the name of its field. */
  typed: Record<string, string>
}

const stepFault = 'Kies een bedrag uit de lijst.'

/** Nothing without a step to reckon with. */
export function readWorth(
  { steps }: OwnRiskYear,
  { query }: Asked,
): Read<{ step: VoluntaryStep; careInCents: number | undefined }> | undefined {
  const highest = steps.at(-1)
  if (!highest) return undefined
  const step = readOneOf(
    query.vrijwillig,
    steps.map(({ cents }) => nameOf(cents)),
  )
  const care = readAmount(query.zorgkosten?.[0], mostCareInCents)
  return {
    step: steps.find((one) => nameOf(one.cents) === step.value) ?? highest,
    careInCents: care.value,
    faults: {
      ...(step.isUnfit && { vrijwillig: `${stepFault} We rekenen met het hoogste.` }),
      ...(care.isUnfit && { zorgkosten: careFault }),
    },
    typed: { ...(care.isUnfit && { zorgkosten: typedText(query.zorgkosten?.[0]) }) },
    normal: { vrijwillig: choiceText(step, nameOf(highest.cents)), zorgkosten: amountText(care) },
  }
}

const careFault = `Vul een bedrag in van 0 tot en met ${(mostCareInCents / 100).toLocaleString('nl-NL')}, bijvoorbeeld 1250 of 38,50.`

export function readTreatment(
  { extras, treatments }: OwnRiskYear,
  { query }: Asked,
): Read<{ treatment: PricedTreatment | undefined; paidInCents: number; extraInCents: number }> {
  const treatment = readOneOf(
    query.behandeling,
    treatments.map(({ id }) => id),
  )
  const paid = readAmount(query.betaald?.[0], mostCareInCents)
  const extra = readOneOf(query.extra, extras.map(nameOf))
  return {
    treatment: treatments.find(({ id }) => id === treatment.value),
    paidInCents: paid.value ?? 0,
    extraInCents: extras.find((cents) => nameOf(cents) === extra.value) ?? 0,
    faults: {
      ...(treatment.isUnfit && { behandeling: 'Deze behandeling kennen we niet. Kies er een uit de lijst.' }),
      ...(paid.isUnfit && { betaald: `${careFault} We rekenen met 0.` }),
      ...(extra.isUnfit && { extra: `${stepFault} We rekenen zonder.` }),
    },
    typed: { ...(paid.isUnfit && { betaald: typedText(query.betaald?.[0]) }) },
    normal: {
      behandeling: choiceText(treatment),
      betaald: amountText(paid, 0),
      extra: choiceText(extra),
    },
  }
}

/** By its euros. */
export function nameOf(cents: number): string {
  return `${cents / 100}`
}
