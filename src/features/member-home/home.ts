import { coverSearchPath } from '#features/blocks/cover-search/cover-choice.ts'
import { newestOffer } from '#features/blocks/product-slider/newest-offer.ts'
import { usualPayerOfPage } from '#features/insurance/answer.ts'
import type { Insurance } from '#features/insurance/insurance.ts'
import { toEuros } from '#features/insurance/money.ts'
import type { Page } from '#features/pages/page.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import type { ProfileOptions } from '#features/profile/options.ts'
import type { Profile } from '#features/profile/profile.ts'
import { type Deadline, deadlinesFrom } from './deadlines.ts'
import { hasTopics, type Training, trainingsFor } from './trainings.ts'

export type Way = { label: string; path: string }

/** What a member finds at the head of their account: drawn for them alone, at every visit. */
export type MemberHome = {
  firstName: string
  tasks: Way[]
  cover: Cover
  deadlines: Deadline[]
  /** The branch for which the trainings were chosen. */
  branch: string | undefined
  trainings: Training[]
  treatments: (Way & Pick<Page, 'paidBy'>)[]
  safety: Safety
}

/** How somebody is insured, as far as they told. */
export type Cover =
  | { kind: 'none' }
  | { kind: 'unknown' }
  | { kind: 'insured'; insurer: { id: string; name: string }; premiums: Premium[] }

export type Premium = { product: string; amount: string; year: number; isProvisional: boolean }

/** When somebody logged in, and what they log in with. */
export type Safety = {
  loggedInAt: string
  previousAt: string | undefined
  /** Only who works for the redactie has one. */
  secondFactor: 'none' | 'missing' | 'set'
}

type Known = {
  profile: Profile
  options: ProfileOptions
  content: SiteContent
  safety: Safety
  today: string
}

export function memberHome({ profile, options, content, safety, today }: Known): MemberHome {
  const { pages, facts } = content
  const has = (path: string) => pages.has(path)
  const cover = coverOf(profile, options, facts.insurance)
  const treatmentOf = (path: string) => facts.insurance.treatments.find(({ page }) => page === path)
  const branch = options.branch.find(({ id }) => id === profile.branch)
  return {
    firstName: profile.firstName,
    tasks: tasksFor(cover).filter(({ path }) => path.startsWith('#') || has(path.split('?', 1)[0] ?? '')),
    cover,
    deadlines: deadlinesFrom(facts.yearFacts, today, has),
    branch: branch && hasTopics(branch.id) ? branch.label : undefined,
    trainings: trainingsFor(profile.branch, pages.values(), today),
    treatments: mostAsked.flatMap((path) => {
      const page = pages.get(path)
      const paidBy = usualPayerOfPage(facts, path) ?? page?.paidBy
      const treatment = has(coverSearchPath) ? treatmentOf(path)?.id : undefined
      return page ? [{ path: answerPath(cover, treatment) ?? path, label: page.title, paidBy }] : []
    }),
    safety,
  }
}

const mostAsked = ['fysiotherapie', 'tandarts', 'bril-en-lenzen', 'psycholoog'].map(
  (treatment) => `/zorgverzekering/vergoedingen/${treatment}`,
)

function tasksFor(cover: Cover): Way[] {
  return [
    { label: 'Mijn gegevens wijzigen', path: '#gegevens' },
    { label: 'Vergoeding opzoeken', path: coverSearchFor(cover) },
    { label: 'Nota indienen', path: '/zorgverzekering/nota-indienen' },
    cover.kind === 'none'
      ? { label: 'Verzekeringen vergelijken', path: '/zorgverzekering/vergelijken' }
      : { label: 'Premie bekijken', path: '/zorgverzekering/premie' },
  ]
}

/** The pages are the same for everybody: what we know of a member goes along in the address. */
function coverSearchFor(cover: Cover): string {
  return cover.kind === 'insured' ? `${coverSearchPath}?verzekeraar=${cover.insurer.id}` : coverSearchPath
}

/** What the own insurer asks and pays; for others the page about a treatment tells what holds for everybody. */
function answerPath(cover: Cover, treatment: string | undefined): string | undefined {
  if (cover.kind !== 'insured' || !treatment) return undefined
  return `${coverSearchPath}?behandeling=${treatment}&verzekeraar=${cover.insurer.id}`
}

function coverOf({ insured, insurer }: Profile, options: ProfileOptions, insurance: Insurance): Cover {
  if (!insured) return { kind: 'none' }
  const option = options.insurer.find(({ id }) => id === insurer)
  if (!option) return { kind: 'unknown' }
  const { id, label: name } = option
  return { kind: 'insured', insurer: { id, name }, premiums: premiumsOf(id, insurance) }
}

/** Of its basic insurances: which of them somebody has, we do not know. */
function premiumsOf(insurer: string, { products }: Insurance): Premium[] {
  return products
    .filter((product) => product.kind === 'basic' && product.insurer === insurer)
    .flatMap((product) => {
      const offer = newestOffer(product)
      if (!offer) return []
      const { cents, status } = offer.premium
      return [
        {
          product: product.name,
          amount: toEuros(cents),
          year: offer.year,
          isProvisional: status === 'voorlopig',
        },
      ]
    })
}
