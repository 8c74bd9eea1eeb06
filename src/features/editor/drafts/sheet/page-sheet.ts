import type { Draft, PageState } from '../draft.ts'

/** All that an editor wants to know about a page before they do something with it. */
export type PageSheet = {
  path: string
  title: string
  state: PageState
  isPublished: boolean
  draft: DraftSheet | undefined
  /** What a removed page was at the end: the way back to it. */
  removedVersion: string | undefined
  /** When it goes offline by itself, or why it did not. */
  offline: { id: string; at: string; fault: string | null } | undefined
  /** How many pages lie below it. */
  countBelow: number
  /** What whoever checked it said and is not done yet. */
  openRemarks: number
  /** Nobody writes and publishes it alone, as long as there are two who may publish. */
  isGuarded: boolean
  isFourEyes: boolean
}

export type DraftSheet = Pick<
  Draft,
  'id' | 'revision' | 'updatedAt' | 'updatedBy' | 'writtenById' | 'plan' | 'check' | 'publishFault'
> & {
  /** The page was published anew after this draft began. */
  isOutdated: boolean
}

/** What just happened, by the word in the address. */
export const happened: Record<string, string> = {
  published: 'De pagina is gepubliceerd. Bezoekers zien hem binnen vijf seconden.',
  planned: 'De pagina staat gepland.',
  unplanned: 'De planning is weg. Het concept staat er nog.',
  moved: 'De pagina is verplaatst. Het oude adres verwijst vanzelf naar het nieuwe.',
  offline: 'De pagina is offline. Je vindt de tekst terug als concept.',
  'offline-planned': 'De pagina gaat vanzelf offline.',
  draft: 'De oude versie staat klaar als concept. Bekijk hem en publiceer hem als hij klopt.',

  restored: 'De oude versie is teruggezet en gepubliceerd.',
  discarded: 'Het concept is weg. Je vindt het nog terug bij de versies.',
  'sent-back': 'De pagina is teruggestuurd. De schrijver krijgt een mail.',
  guarded: 'Voor deze pagina zijn nu vier ogen nodig.',
  unguarded: 'Voor deze pagina zijn geen vier ogen meer nodig.',
  saved: 'De eigenschappen zijn opgeslagen in het concept.',
}
