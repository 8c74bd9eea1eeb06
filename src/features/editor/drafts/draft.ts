/** What editors are making of a page, beside what is published. It may be unfinished. */
export type Draft = {
  id: string
  path: string
  document: DraftDocument
  revision: number
  /** The version of the published page that it began from. */
  basedOn: number | null
  updatedAt: string
  /** The name of who saved it last; gone when they no longer have an account. */
  updatedBy: string | null
  updatedById: string | null
  /** Who changed its words last. */
  writtenById: string | null
  /** Of those who may publish, who changed its words last. */
  writtenByPublisherId: string | null
  /** There while it waits for somebody else to look at it. */
  check: DraftCheck | undefined
  plan: Plan | undefined
  /** Why it was not published at the time that was planned. */
  publishFault: string | null
}

/** Who asked, and whether it was changed since. */
export type DraftCheck = {
  askedAt: string
  askedBy: string | null
  askedById: string | null
  isChanged: boolean
}

export type Plan = { publishAt: string; publishBy: string | null }

/** Whether it ends what a colleague counts on, when this person takes the concept or the question away: then it takes the right to publish. */
export function isAwaited({ plan, check }: Pick<Draft, 'plan' | 'check'>, by: string): boolean {
  return plan !== undefined || isAskedByAnother(check, by)
}

export function isAskedByAnother(check: DraftCheck | undefined, by: string): boolean {
  return check !== undefined && check.askedById !== null && check.askedById !== by
}

/** Why a plan went before its time. It is told until the page is planned again or published. */
export const changedAfterPlanning =
  'De pagina is na het plannen nog gewijzigd. Kijk na wat er veranderd is en plan de pagina opnieuw.'

/** A page in the making: what is there has the shape of a page, what is missing is filled in later. */
export type DraftDocument = {
  path: string
  title?: string
  blocks: DraftBlock[]
  [property: string]: unknown
}
export type DraftBlock = { kind: string; id: string; [field: string]: unknown }

/** How a page stands, in the eyes of an editor. */
export type PageState = 'concept' | 'asked' | 'planned' | 'published' | 'changed' | 'removed'

export const pageStates: Record<PageState, string> = {
  concept: 'Concept',
  asked: 'Klaar voor controle',
  planned: 'Gepland',
  published: 'Gepubliceerd',
  changed: 'Gewijzigd',
  removed: 'Verwijderd',
}

/** As addresses say it. */
export function wordOfState(state: PageState): string {
  return pageStates[state].toLowerCase().replaceAll(' ', '-')
}

type Standing = { isPublished: boolean; hasDraft: boolean; isPlanned: boolean; isAsked: boolean }

export function stateOf({ isPublished, hasDraft, isPlanned, isAsked }: Standing): PageState {
  if (isPlanned) return 'planned'
  if (isAsked) return 'asked'
  if (hasDraft) return isPublished ? 'changed' : 'concept'
  return isPublished ? 'published' : 'removed'
}

/** What a new page begins with. */
export function emptyDocument(path: string, title: string, today: string): DraftDocument {
  return {
    path,
    title,
    description: '',
    publishedDate: today,
    blocks: [{ kind: 'hero', id: 'begin', title, lead: '' }],
  }
}
