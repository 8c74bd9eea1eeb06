import { type Answer, answerFor, arePackagesKnown } from './answer.ts'
import { findOffer } from './comparison.ts'
import type { Known } from './fact-values.ts'
import type { Insurance, Insurer, Product, Step, Treatment } from './insurance.ts'
import { keepTogether, toEuros } from './money.ts'

/** What somebody asks: which treatment, with which package, at which insurer, in which year. */
export type Asked = {
  treatment: Treatment
  product: Product | undefined
  insurer: Insurer | undefined
  year: number
}

/** An answer in words. */
export type Told = Answer & {
  /** The answer in a sentence or two. */
  verdict: string
  /** What the chosen package adds, where the verdict does not say it. */
  fromPackageWords: string | undefined
  ownRiskWords: string
  limits: string[]
  firstWords: string[]
  /** Packages that pay for it in this year, beside the chosen one. */
  others: { product: Product; text: string }[]
}

export function tellAnswer(
  { products }: Insurance,
  { treatment, product, insurer, year }: Asked,
  ownRisk?: Known<number>,
): Told {
  const answer = answerFor(treatment, product, year)
  const others = products.flatMap((other) => {
    const { fromPackage } = answerFor(treatment, other, year)
    return other.id !== product?.id && fromPackage.kind === 'pays'
      ? [{ product: other, text: keepTogether(fromPackage.text) }]
      : []
  })
  return {
    ...answer,
    verdict: verdictOf(
      answer,
      product,
      others.length > 0 ? 'some' : arePackagesKnown(treatment, products, year) ? 'none' : 'unknown',
    ),
    fromPackageWords: product && packageWordsOf(answer, product),
    ownRiskWords: ownRiskWordsOf(answer, ownRisk),
    limits: answer.payer === 'unknown' ? [] : (answer.rule?.limits ?? []).map(keepTogether),
    firstWords: [
      ...answer.first.map((step) => steps[step](insurer?.name ?? 'je verzekeraar')),
      ...withoutContractWords(products, answer, treatment, insurer),
    ],
    others,
  }
}

/** The answer to who has no package, in a sentence or two: for lists and search results. */
export function verdictFor(insurance: Insurance, treatment: Treatment, year: number): string {
  return tellAnswer(insurance, { treatment, product: undefined, insurer: undefined, year }).verdict
}

function verdictOf(
  { payer, rule, fromPackage }: Answer,
  product: Product | undefined,
  others: 'some' | 'none' | 'unknown',
): string {
  switch (payer) {
    case 'unknown':
      return others === 'some' && !product
        ? 'Een pakket kan dit betalen. De rest weten we nog niet.'
        : 'Dat weten we nog niet.'
    case 'basic':
      return rule?.basic === 'all'
        ? 'Ja, de basisverzekering betaalt dit.'
        : 'Ja, de basisverzekering betaalt een deel.'
    case 'package':
      return `Ja, pakket ${product?.name} betaalt: ${fromPackage.kind === 'pays' ? keepTogether(fromPackage.text) : ''}.`
    case 'self':
      if (product) return `Nee, met pakket ${product.name} betaal je dit zelf.`
      return others === 'none' ? 'Nee, dit betaal je zelf.' : 'Zonder pakket betaal je dit zelf.'
  }
}

function packageWordsOf({ payer, rule, year, fromPackage }: Answer, { name }: Product): string | undefined {
  if (fromPackage.kind === 'unknown') return `Wat pakket ${name} in ${year} betaalt, weten we nog niet.`
  if (!rule && fromPackage.kind === 'nothing') return `Pakket ${name} betaalt dit niet.`
  if (payer !== 'basic') return undefined
  return fromPackage.kind === 'pays'
    ? `Pakket ${name} betaalt daarnaast: ${keepTogether(fromPackage.text)}.`
    : `Pakket ${name} voegt hier niets aan toe.`
}

function ownRiskWordsOf({ payer, rule, ownRisk, year }: Answer, amount: Known<number> | undefined): string {
  if (payer === 'unknown' || !rule) return ''
  if (payer !== 'basic') return 'Nee. Je eigen risico geldt alleen voor zorg uit de basisverzekering.'
  if (!ownRisk) return 'Nee, dit telt niet mee voor je eigen risico.'
  if (!amount) return 'Ja. Vanaf 18 jaar betaal je eerst je eigen risico.'
  const euros = toEuros(amount.value).replace(',00', '')
  const hedge = amount.status === 'voorlopig' ? ', een voorlopig bedrag' : ''
  return `Ja. Vanaf 18 jaar betaal je eerst je eigen risico: ${euros} in ${year}${hedge}.`
}

const steps: Record<Step, (insurer: string) => string> = {
  recept: () => 'Vraag je arts om een recept.',
  verwijzing: () => 'Vraag je huisarts om een verwijzing.',
  toestemming: (insurer) => `Vraag ${insurer} vooraf om toestemming.`,
  begroting: () => 'Vraag een begroting. Dan weet je vooraf wat het kost.',
  contract: (insurer) => `Kies een zorgverlener met een contract met ${insurer}.`,
  nota: (insurer) => `Vraag een nota met je naam en de datum. Die dien je zelf in bij ${insurer}.`,
}

const usualCover = 'zonder-contract'

/** Only of the insurer that somebody chose, and only for care of the basic insurance. */
function withoutContractWords(
  products: Product[],
  { payer, first, year }: Answer,
  { withoutContract = usualCover }: Treatment,
  insurer: Insurer | undefined,
): string[] {
  if (!insurer || payer !== 'basic' || !first.includes('contract')) return []
  return products.flatMap((product) => {
    const text = findOffer(product, year)?.covers[withoutContract]
    return product.insurer === insurer.id && text
      ? [`Zonder contract krijg je bij ${product.name} ${keepTogether(text)}.`]
      : []
  })
}
