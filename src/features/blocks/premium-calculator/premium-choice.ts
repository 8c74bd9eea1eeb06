import { productsOf } from '#features/insurance/comparison.ts'
import { type CostFacts, findHighestDiscount, voluntaryStepsOf } from '#features/insurance/costs/limits.ts'
import { adultAge, type Household, type Plan } from '#features/insurance/costs/premium.ts'
import type { Insurance, ProductKind } from '#features/insurance/insurance.ts'
import { yearsOffered } from '#features/insurance/years-meant.ts'
import { type Choice, choiceText, readOneOf, readWholeNumber, typedText } from '../calculator/read-choice.ts'
import { type ChosenYear, readYear, yearKey } from '../calculator/read-year.ts'
import type { Query } from '../gathered.ts'

export const mostPeople = 6
export const mostPlans = 3
const oldestAge = 120

/** The keys of one plan; those of the second and third end with their number. */
const planKeys = ['basis', 'aanvullend', 'tand', 'risico'] as const
export type PlanKey = (typeof planKeys)[number]

export function keyOf(key: PlanKey, place: number): string {
  return place === 0 ? key : `${key}${place + 1}`
}

export const premiumKeys = [
  yearKey,
  'leeftijd',
  'cao',
  'korting',
  ...Array.from({ length: mostPlans }, (_, place) => planKeys.map((key) => keyOf(key, place))).flat(),
]

/** What the address asks to be reckoned. What does not fit is left out and told by the name of its field. */
export type PremiumChoice = {
  year: ChosenYear
  /** As they stand in their fields: the oldest first, or as they were typed where one does not fit. */
  ages: string[]
  household: Household
  plans: Plan[]
  /** By place, as they stand in their fields: also one that has no basic insurance yet, and is not reckoned. */
  filledIn: (FilledIn | undefined)[]
  faults: Record<string, string>
  /** The one form of all addresses that ask for the same. */
  normal: Record<string, string>
  /** The address of this answer that goes on meaning the same: it names its year. */
  shared: Record<string, string>
  /** What was typed and does not fit, by the name of its field. */
  typed: Record<string, string | string[]>
}

/** By key, what is chosen in a field; an empty one is no choice. */
export type FilledIn = Record<PlanKey, string>

export function stepsOf(facts: CostFacts, year: number): number[] {
  return voluntaryStepsOf(facts, year).map(({ cents }) => cents / 100)
}

export function contributionsOf({ costs }: Insurance, year: number) {
  return (costs?.contributions ?? []).filter((one) => one.year === year)
}

/** Those in which everything can be chosen, and the one that the block means when it has premiums. */
export function yearsOfPremiums(insurance: Insurance, own: number): number[] {
  const hasPremiums = productsOf(insurance, 'basic', own).length > 0
  return [...(hasPremiums ? [own] : []), ...yearsOffered(insurance.products)]
}

/** Of the year that is asked, else of the one that the block means. */
export function readPremiumChoice(facts: CostFacts, own: number, query: Query): PremiumChoice {
  const chosenYear = readYear(query[yearKey], own, yearsOfPremiums(facts.insurance, own))
  const { year } = chosenYear
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
  const whole = plans.filter(({ isWhole }) => isWhole)
  const usual = productsOf(facts.insurance, 'basic', year)[0]?.id ?? ''
  const normal: Record<string, string> = {
    [yearKey]: chosenYear.normal,
    leeftijd: people.text,
    cao: choiceText(cao),
    korting: choiceText(discount, 0),
    // That there is a second plan is told by its basis, also when it is the usual one.
    ...Object.assign(
      {},
      ...whole.map(({ choices }, place) =>
        byKeyOf(
          {
            ...filledInOf(choices, place === 0 ? '' : usual),
            ...(place === 0 && { basis: choiceText(choices.basis, usual) }),
          },
          place,
        ),
      ),
    ),
  }
  return {
    year: chosenYear,
    ages: people.shown,
    household: {
      // Who tells nothing is one adult.
      ages: people.counted.length > 0 ? people.counted : [adultAge],
      discountPercent: discount.value ?? 0,
      contribution: contributions.find(({ id }) => id === cao.value),
    },
    plans: whole.map(({ plan }) => plan),
    filledIn: Array.from({ length: mostPlans }, (_, place) => {
      const asked = plans.find((plan) => plan.place === place)
      return asked && filledInOf(asked.choices, asked.isWhole ? usual : '')
    }),
    faults: {
      ...(chosenYear.fault && { [yearKey]: chosenYear.fault }),
      ...(people.fault && { leeftijd: people.fault }),
      ...(cao.isUnfit && { cao: caoFault(facts, year, query.cao) }),
      ...(discount.isUnfit && {
        korting: `Vul een heel getal in van 0 tot en met ${most}. We rekenen zonder korting.`,
      }),
      ...Object.assign({}, ...plans.map(({ faults, place }) => byKeyOf(faults, place))),
    },
    normal,
    shared: { ...normal, [yearKey]: `${year}` },
    typed: {
      ...(people.fault && { leeftijd: people.typed }),
      ...(discount.isUnfit && { korting: typedText(query.korting?.[0]) }),
      ...Object.assign(
        {},
        // Where one is not whole, all stand where they are being filled in.
        ...(whole.length < plans.length ? plans.slice(1) : []).map(({ choices, isWhole, place }) =>
          byKeyOf(filledInOf(choices, isWhole ? usual : ''), place),
        ),
      ),
    },
  }
}

function caoFault({ insurance }: CostFacts, year: number, [asked]: string[] = []): string {
  return insurance.costs?.contributions.some(({ id }) => id === asked)
    ? `De bijdrage van deze cao in ${year} kennen we niet. We rekenen zonder bijdrage.`
    : 'Deze cao kennen we niet. We rekenen zonder bijdrage.'
}

const ageFault = `Vul leeftijden in als hele getallen van 0 tot en met ${oldestAge}. Wat niet past, tellen we niet mee.`
const tooManyFault = `Je kunt hooguit zes mensen invullen. We rekenen met de eerste zes.`

/** An address that is shared holds all of them as one. */
const listOfAges = /^\d{1,3}(?:-\d{1,3})+$/

type People = { counted: number[]; shown: string[]; text: string; typed: string[]; fault: string | undefined }

/** A form sends each by itself; an address that is shared holds them as one: "41-39-12". */
function readAges(values: string[] = []): People {
  const asked = values
    .flatMap((value) => (listOfAges.test(value) ? value.split('-') : value.trim()))
    .filter((value) => value !== '')
  const read = asked.slice(0, mostPeople).map((value) => readWholeNumber(value, oldestAge))
  const counted = read.flatMap(({ value }) => value ?? []).sort((one, other) => other - one)
  const faults = [
    ...(read.some(({ isUnfit }) => isUnfit) ? [ageFault] : []),
    ...(asked.length > mostPeople ? [tooManyFault] : []),
  ]
  // One more than fit, so that it is told again.
  const typed = asked.slice(0, mostPeople + 1).map(typedText)
  return {
    counted,
    shown: faults.length > 0 ? typed.slice(0, mostPeople) : counted.map(String),
    text: counted.join('-'),
    typed,
    fault: faults.join(' ') || undefined,
  }
}

type PlanChoices = Record<PlanKey, Choice<string>>
type ReadPlan = {
  place: number
  plan: Plan
  isWhole: boolean
  choices: PlanChoices
  faults: Partial<FilledIn>
}

/** The first is always there. A gap between the others closes when all are whole: until then somebody is filling them in. */
function readPlans(facts: CostFacts, year: number, query: Query): ReadPlan[] {
  const plans = Array.from({ length: mostPlans }, (_, place) => place)
    .filter((place) => place === 0 || planKeys.some((key) => query[keyOf(key, place)]))
    .map((place) => readPlan(facts, year, query, place))
  return plans.every(({ isWhole }) => isWhole) ? plans.map((plan, place) => ({ ...plan, place })) : plans
}

function readPlan(facts: CostFacts, year: number, query: Query, place: number): ReadPlan {
  const oneOf = (key: PlanKey, known: (string | number)[]): Choice<string> =>
    readOneOf(query[keyOf(key, place)], known.map(String))
  const idsOf = (kind: ProductKind) => productsOf(facts.insurance, kind, year).map(({ id }) => id)
  const [usual = ''] = idsOf('basic')
  const choices: PlanChoices = {
    basis: oneOf('basis', idsOf('basic')),
    aanvullend: oneOf('aanvullend', idsOf('supplementary')),
    tand: oneOf('tand', idsOf('dental')),
    risico: oneOf('risico', [0, ...stepsOf(facts, year)]),
  }
  const isWhole = place === 0 || query[keyOf('basis', place)] !== undefined
  return {
    place,
    plan: {
      basic: choices.basis.value ?? usual,
      supplementary: choices.aanvullend.value,
      dental: choices.tand.value,
      voluntaryInCents: Number(choices.risico.value ?? 0) * 100,
    },
    isWhole,
    choices,
    faults: {
      ...Object.fromEntries(
        planKeys.filter((key) => choices[key].isUnfit).map((key) => [key, planFaults[key]]),
      ),
      ...(!isWhole && { basis: 'Kies ook een basisverzekering. Tot dan rekenen we deze keuze niet mee.' }),
    },
  }
}

const planFaults: FilledIn = {
  basis: 'Deze basisverzekering kennen we niet. We rekenen met de eerste uit de lijst.',
  aanvullend: 'Dit pakket kennen we niet. We rekenen zonder pakket.',
  tand: 'Dit tandpakket kennen we niet. We rekenen zonder tandpakket.',
  risico: 'Kies een bedrag uit de lijst. We rekenen zonder vrijwillig eigen risico.',
}

function filledInOf({ basis, aanvullend, tand, risico }: PlanChoices, usual: string): FilledIn {
  return {
    basis: basis.value ?? usual,
    aanvullend: choiceText(aanvullend),
    tand: choiceText(tand),
    risico: choiceText(risico, '0'),
  }
}

function byKeyOf(values: Partial<FilledIn>, place: number): Record<string, string> {
  return Object.fromEntries(
    planKeys.flatMap((key) => (values[key] === undefined ? [] : [[keyOf(key, place), values[key]]])),
  )
}
