import { z } from 'zod'
import { toCoverText } from './cover-text.ts'
import { firstYear, lastYear } from './days.ts'
import { faultsIn } from './insurance-faults.ts'

export const shortText = (most: number) => z.string().trim().min(1).max(most)
const year = () => z.number().int().min(firstYear).max(lastYear)
export const name = () =>
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'A name is made of small letters, digits and hyphens.')

/** An amount of a coming year may still change; it is never shown as certain. */
export const status = () => z.enum(['voorlopig', 'vastgesteld'])
export const source = () => z.object({ name: shortText(120), date: z.iso.date().optional() })

const kind = () => z.enum(['basic', 'supplementary', 'dental'])
const form = () => z.enum(['natura', 'combinatie'])
const path = () => z.string().regex(/^(\/[a-z0-9-]+)+$/, 'A page is named by its path.')

export const insurerSchema = z.object({
  id: name(),
  name: shortText(40),
  site: z.url({ protocol: /^https$/, hostname: z.regexes.domain }),
})

/** Something that an insurance covers or arranges: a row of the comparison. */
export const coverSchema = z.object({
  id: name(),
  kind: kind(),
  group: shortText(60),
  label: shortText(80),
  note: shortText(140).optional(),
  /** The page that tells more about it. */
  page: path().optional(),
})

const premium = z.object({ cents: z.number().int().min(0), status: status(), source: source() })

/** A short phrase such as "€ 150 per 2 jaar". Editors say in many ways that nothing is paid: all become one. */
export const coverText = () => shortText(80).transform(toCoverText)

/** What a product costs a month and covers in one year. */
const offer = z.object({
  year: year(),
  premium,
  /** Where the covers come from. */
  source: source(),
  covers: z.record(name(), coverText()),
})

/** A basic insurance or a package: a column of the comparison. */
export const productSchema = z.object({
  id: name(),
  kind: kind(),
  name: shortText(40),
  text: shortText(160),
  /** Of a basic insurance. */
  insurer: name().optional(),
  form: form().optional(),
  offers: z.array(offer).min(1),
})

const cents = () => z.number().int().min(0)
/** Thousandths of a percent, so that 1,912 % is a whole number. */
const share = () => z.number().int().min(0).max(100_000)
const known = { status: status(), source: source() }
const perHousehold = <T extends z.ZodType>(value: T) => z.object({ alone: value, together: value })

/** What the calculators reckon with, beside premiums and year facts. */
const costs = z.object({
  /** What the basic premium of a month goes down by for whoever takes more own risk. */
  voluntary: z.array(z.object({ year: year(), cents: cents(), discountInCents: cents(), ...known })).max(50),
  /** What an employer pays of a package every month: two-thirds of its premium, or a gross amount. */
  contributions: z
    .array(
      z.object({
        id: name(),
        label: shortText(80),
        year: year(),
        rule: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('two-thirds') }),
          z.object({ kind: z.literal('fixed'), cents: cents() }),
        ]),
        ...known,
      }),
    )
    .max(60),
  treatments: z
    .array(
      z.object({
        id: name(),
        label: shortText(80),
        year: year(),
        cents: cents(),
        countsForOwnRisk: z.boolean(),
        ...known,
      }),
    )
    .max(60),
  allowances: z
    .array(
      z.object({
        year: year(),
        standardPremiumInCents: cents(),
        thresholdInCents: cents(),
        /** Of the threshold, which everybody pays, and of what somebody earns above it. */
        shareOfThreshold: perHousehold(share()),
        shareAbove: share(),
        incomeLimitInCents: perHousehold(cents()),
        wealthLimitInCents: perHousehold(cents()),
        /** Less than this a year is not paid. */
        leastInCents: cents(),
        ...known,
      }),
    )
    .max(20),
})

/** What somebody arranges before a treatment, or pays it all. */
const step = () => z.enum(['recept', 'verwijzing', 'toestemming', 'begroting', 'contract', 'nota'])

/** What the basic insurance pays of a treatment in one year, and on what terms. */
const treatmentRule = z.object({
  year: year(),
  status: status(),
  source: source(),
  basic: z.enum(['all', 'part', 'none']),
  /** Whether adults pay their own risk first. */
  ownRisk: z.boolean().default(false),
  limits: z.array(shortText(160)).max(4).default([]),
  first: z.array(step()).default([]),
})

/** Something that people ask about: do I get this paid? A year without a rule is a year of which we know nothing. */
const treatmentSchema = z.object({
  id: name(),
  name: shortText(60),
  /** What people type for it as well. */
  alsoCalled: z.array(shortText(60)).max(20).default([]),
  /** The page from A to Z that tells more; the first treatment of a page is what the page is about. */
  page: path().optional(),
  /** The cover of the packages that pays for it, or for the rest of it. */
  cover: name().optional(),
  /** What basic insurances pay without a contract, where another cover tells it than for most care. */
  withoutContract: name().optional(),
  rules: z.array(treatmentRule).max(20),
})

export const insuranceSchema = z
  .object({
    updatedDate: z.iso.date(),
    insurers: z.array(insurerSchema),
    covers: z.array(coverSchema),
    products: z.array(productSchema),
    costs: costs.optional(),
    treatments: z.array(treatmentSchema).max(500).default([]),
  })
  .superRefine((insurance, context) => {
    for (const { path, message } of faultsIn(insurance)) context.addIssue({ code: 'custom', path, message })
  })

export type Insurance = z.infer<typeof insuranceSchema>
export type InsuranceFile = z.input<typeof insuranceSchema>
export type Insurer = z.infer<typeof insurerSchema>
export type Product = z.infer<typeof productSchema>
export type Offer = z.infer<typeof offer>
export type Premium = z.infer<typeof premium>
export type Cover = z.infer<typeof coverSchema>
export type Treatment = z.infer<typeof treatmentSchema>
export type TreatmentFile = z.input<typeof treatmentSchema>
export type TreatmentRule = z.infer<typeof treatmentRule>
export type Step = z.infer<ReturnType<typeof step>>
export type ProductKind = z.infer<ReturnType<typeof kind>>
export type InsuranceForm = z.infer<ReturnType<typeof form>>
export type Costs = z.infer<typeof costs>
export type Contribution = Costs['contributions'][number]
export type PricedTreatment = Costs['treatments'][number]
export type AllowanceRules = Costs['allowances'][number]
