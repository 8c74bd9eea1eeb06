import { findOffer } from '#features/insurance/comparison.ts'
import { type CostFacts, findHighestDiscount, voluntaryStepsOf } from '#features/insurance/costs/limits.ts'
import { adultAge, type Household, type Plan } from '#features/insurance/costs/premium.ts'
import type { Insurance, Product, ProductKind } from '#features/insurance/insurance.ts'
import { type Choice, choiceText, readOneOf, readWholeNumber, unfitMark } from '../calculator/read-choice.ts'
import type { Query } from '../gathered.ts'

export const mostPeople = 6
export const mostPlans = 3
export const oldestAge = 120
const tooManyMark = 'meer'

/** The keys of one plan; those of the second and third end with their number. */
const planKeys = ['basis', 'aanvullend', 'tand', 'risico'] as const
export type PlanKey = (typeof planKeys)[number]

export function keyOf(key: PlanKey, place: number): string {
  return place === 0 ? key : `${key}${place + 1}`
}

export const premiumKeys = [
  'leeftijd',
  'cao',
  'korting',
  ...Array.from({ length: mostPlans }, (_, place) => planKeys.map((key) => keyOf(key, place))).flat(),
]

/** What the address asks to be reckoned. What does not fit is left out and told by the name of its field. */
export type PremiumChoice = {
  /** As they were typed, the oldest first. */
  ages: number[]
  household: Household
  plans: Plan[]
  faults: Record<string, string>
  /** The one form of all addresses that ask for the same. */
  normal: Record<string, string>
}

export function productsOf({ products }: Insurance, kind: ProductKind, year: number): Product[] {
  return products.filter((product) => product.kind === kind && findOffer(product, year))
}

export function stepsOf(facts: CostFacts, year: number): number[] {
  return voluntaryStepsOf(facts, year).map(({ cents }) => cents / 100)
}

export function contributionsOf({ costs }: Insurance, year: number) {
  return (costs?.contributions ?? []).filter((one) => one.year === year)
}

export function readPremiumChoice(facts: CostFacts, year: number, query: Query): PremiumChoice {
  const people = readAges(query.leeftijd)
  const contributions = contributionsOf(facts.insurance, year)
  const cao = readOneOf(
    query.cao,
    contributions.map(({ id }) => id),
  )
  const highest = findHighestDiscount(facts, year)
  const most = Math.floor(highest?.value ?? 0)
  // Without a highest there is no field to fill in.
  const discount = readWholeNumber(highest && query.korting?.[0], most)
  const plans = readPlans(facts, year, query)
  return {
    ages: people.ages,
    household: {
      // Who tells nothing is one adult.
      ages: people.ages.length > 0 ? people.ages : [adultAge],
      discountPercent: discount.value ?? 0,
      contribution: contributions.find(({ id }) => id === cao.value),
    },
    plans: plans.map(({ plan }) => plan),
    faults: {
      ...(people.fault && { leeftijd: people.fault }),
      ...(cao.isUnfit && { cao: 'Deze cao kennen we niet. We rekenen zonder bijdrage.' }),
      ...(discount.isUnfit && {
        korting: `Vul een heel getal in van 0 tot en met ${most}. We rekenen zonder korting.`,
      }),
      ...Object.assign({}, ...plans.map(({ faults }) => faults)),
    },
    normal: {
      leeftijd: people.text,
      cao: choiceText(cao),
      korting: choiceText(discount, 0),
      ...Object.assign({}, ...plans.map(({ normal }) => normal)),
    },
  }
}

const ageFault = `Vul leeftijden in als hele getallen van 0 tot en met ${oldestAge}. Wat niet past, tellen we niet mee.`
const tooManyFault = 'Je kunt hooguit zes mensen invullen. We rekenen met de eerste zes.'

/** A form sends each by itself; an address that is shared holds them as one: "41-39-12". */
function readAges(values: string[] = []): { ages: number[]; text: string; fault: string | undefined } {
  const typed = values.flatMap((value) => value.split('-'))
  const people = typed.filter((value) => value !== unfitMark && value !== tooManyMark)
  const read = people.slice(0, mostPeople).map((value) => readWholeNumber(value, oldestAge))
  const isUnfit = typed.includes(unfitMark) || read.some((age) => age.isUnfit)
  const isTooMany = typed.includes(tooManyMark) || people.length > mostPeople
  const ages = read.flatMap(({ value }) => value ?? []).sort((one, other) => other - one)
  const marks = [...(isUnfit ? [unfitMark] : []), ...(isTooMany ? [tooManyMark] : [])]
  return {
    ages,
    text: [...ages, ...marks].join('-'),
    fault: isUnfit ? ageFault : isTooMany ? tooManyFault : undefined,
  }
}

type ReadPlan = { plan: Plan; faults: Record<string, string>; normal: Record<string, string> }

/** The first is always there; a gap between the others closes. */
function readPlans(facts: CostFacts, year: number, query: Query): ReadPlan[] {
  const asked = Array.from({ length: mostPlans }, (_, place) => place).filter(
    (place) => place === 0 || query[keyOf('basis', place)],
  )
  return asked.map((from, to) => readPlan(facts, year, query, from, to))
}

function readPlan(facts: CostFacts, year: number, query: Query, from: number, to: number): ReadPlan {
  const oneOf = (key: PlanKey, known: (string | number)[]): Choice<string> =>
    readOneOf(query[keyOf(key, from)], known.map(String))
  const idsOf = (kind: ProductKind) => productsOf(facts.insurance, kind, year).map(({ id }) => id)
  const [usual = ''] = idsOf('basic')

  const basic = oneOf('basis', idsOf('basic'))
  const supplementary = oneOf('aanvullend', idsOf('supplementary'))
  const dental = oneOf('tand', idsOf('dental'))
  const risk = oneOf('risico', [0, ...stepsOf(facts, year)])
  const choices: [PlanKey, Choice<string>, string][] = [
    ['basis', basic, 'Deze basisverzekering kennen we niet. We rekenen met de eerste uit de lijst.'],
    ['aanvullend', supplementary, 'Dit pakket kennen we niet. We rekenen zonder pakket.'],
    ['tand', dental, 'Dit tandpakket kennen we niet. We rekenen zonder tandpakket.'],
    ['risico', risk, 'Kies een bedrag uit de lijst. We rekenen zonder vrijwillig eigen risico.'],
  ]
  return {
    plan: {
      basic: basic.value ?? usual,
      supplementary: supplementary.value,
      dental: dental.value,
      voluntaryInCents: Number(risk.value ?? 0) * 100,
    },
    faults: Object.fromEntries(
      choices.filter(([, { isUnfit }]) => isUnfit).map(([key, , fault]) => [keyOf(key, to), fault]),
    ),
    // That there is a second plan is told by its basis, also when it is the usual one.
    normal: Object.fromEntries(
      choices.map(([key, choice]) => [
        keyOf(key, to),
        choiceText(choice, key === 'risico' ? '0' : key === 'basis' && to === 0 ? usual : undefined),
      ]),
    ),
  }
}
