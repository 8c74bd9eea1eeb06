import { amountIn, type Known } from '#features/insurance/fact-values.ts'
import type { Costs, PricedTreatment } from '#features/insurance/insurance.ts'
import { amountText, choiceText, readAmount, readOneOf } from '../calculator/read-choice.ts'
import type { Gathered } from '../gathered.ts'

/** More than this nobody expects; it only keeps a typing error from being reckoned with. */
const mostCareInCents = 100_000_00

export const ownRiskKeys = {
  worth: ['vrijwillig', 'zorgkosten'],
  treatment: ['behandeling', 'betaald', 'extra'],
}
export type Question = keyof typeof ownRiskKeys

export type Step = Costs['voluntary'][number]

/** What the year has to reckon with. Nothing when it is not known. */
export type OwnRiskYear = { compulsory: Known<number>; steps: Step[]; treatments: PricedTreatment[] }

type Asked = Pick<Gathered, 'insurance' | 'query'> & { yearFacts?: Gathered['yearFacts'] }

export function findOwnRiskYear({ insurance, yearFacts = [] }: Asked, year: number): OwnRiskYear | undefined {
  const compulsory = amountIn(yearFacts, 'eigen-risico', year)
  const ofYear = (one: { year: number }) => one.year === year
  const steps = insurance.costs?.voluntary.filter(ofYear) ?? []
  return compulsory && steps.length > 0
    ? { compulsory, steps, treatments: insurance.costs?.treatments.filter(ofYear) ?? [] }
    : undefined
}

type Faults = Record<string, string>
type Read<T> = T & { faults: Faults; normal: Record<string, string> }

const stepFault = 'Kies een bedrag uit de lijst.'

export function readWorth(
  { steps }: OwnRiskYear,
  { query }: Asked,
): Read<{ step: Step; careInCents: number | undefined }> {
  const highest = steps.at(-1) as Step
  const step = readOneOf(query.vrijwillig, steps.map(nameOf))
  const care = readAmount(query.zorgkosten?.[0], mostCareInCents)
  return {
    step: steps.find((one) => nameOf(one) === step.value) ?? highest,
    careInCents: care.value,
    faults: {
      ...(step.isUnfit && { vrijwillig: `${stepFault} We rekenen met het hoogste.` }),
      ...(care.isUnfit && { zorgkosten: careFault }),
    },
    normal: { vrijwillig: choiceText(step, nameOf(highest)), zorgkosten: amountText(care) },
  }
}

const careFault = `Vul een bedrag in van 0 tot en met ${(mostCareInCents / 100).toLocaleString('nl-NL')}, bijvoorbeeld 1250 of 38,50.`

export function readTreatment(
  { steps, treatments }: OwnRiskYear,
  { query }: Asked,
): Read<{ treatment: PricedTreatment | undefined; paidInCents: number; extraInCents: number }> {
  const treatment = readOneOf(
    query.behandeling,
    treatments.map(({ id }) => id),
  )
  const paid = readAmount(query.betaald?.[0], mostCareInCents)
  const extra = readOneOf(query.extra, steps.map(nameOf))
  return {
    treatment: treatments.find(({ id }) => id === treatment.value),
    paidInCents: paid.value ?? 0,
    extraInCents: Number(extra.value ?? 0) * 100,
    faults: {
      ...(treatment.isUnfit && { behandeling: 'Deze behandeling kennen we niet. Kies er een uit de lijst.' }),
      ...(paid.isUnfit && { betaald: `${careFault} We rekenen met 0.` }),
      ...(extra.isUnfit && { extra: `${stepFault} We rekenen zonder.` }),
    },
    normal: {
      behandeling: choiceText(treatment),
      betaald: amountText(paid, 0),
      extra: choiceText(extra),
    },
  }
}

/** By whole euros. */
export function nameOf({ cents }: { cents: number }): string {
  return `${cents / 100}`
}
