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
  'id' | 'revision' | 'updatedAt' | 'updatedBy' | 'plan' | 'check' | 'publishFault'
> & {
  /** The page was published anew after this draft began. */
  isOutdated: boolean
}

/** What just happened, by the word in the address. */
export const happened: Record<string, string> = {
  gepubliceerd: 'De pagina is gepubliceerd. Bezoekers zien hem binnen vijf seconden.',
  gepland: 'De pagina staat gepland.',
  'niet-meer-gepland': 'De planning is weg. Het concept staat er nog.',
  verplaatst: 'De pagina is verplaatst. Het oude adres verwijst vanzelf naar het nieuwe.',
  offline: 'De pagina is offline. Je vindt de tekst terug als concept.',
  'gaat-offline': 'De pagina gaat vanzelf offline.',
  'staat-klaar': 'De oude versie staat klaar als concept. Bekijk hem en publiceer hem als hij klopt.',

  teruggezet: 'De oude versie is teruggezet en gepubliceerd.',
  weggegooid: 'Het concept is weg. Je vindt het nog terug bij de versies.',
  teruggestuurd: 'De pagina is teruggestuurd. De schrijver krijgt een mail.',
  'vier-ogen': 'Voor deze pagina zijn nu vier ogen nodig.',
  'geen-vier-ogen': 'Voor deze pagina zijn geen vier ogen meer nodig.',
  opgeslagen: 'De eigenschappen zijn opgeslagen in het concept.',
}
