import type { Limit } from '#features/limits/limit.ts'
import { type Failure, failureOf } from '#forms/failure.ts'

const aDay = 24 * 60

/** What one editor adds in a day: far more than anybody does by hand, and little for whoever lets a program do it. */
export const workLimits = {
  drafts: { name: 'editor-drafts', most: 500, windowInMinutes: aDay },
  versions: { name: 'editor-versions', most: 3_000, windowInMinutes: aDay },
  previews: { name: 'editor-previews', most: 200, windowInMinutes: aDay },
  settings: { name: 'editor-settings', most: 500, windowInMinutes: aDay },
  uploads: { name: 'editor-uploads', most: 500, windowInMinutes: aDay },
  checks: { name: 'editor-checks', most: 200, windowInMinutes: aDay },
  invitations: { name: 'editor-invitations', most: 50, windowInMinutes: aDay },
} satisfies Record<string, Limit>

/** Our own screen sends one after another. */
export const mostUploadsAtOnce = 3

/** What is kept at most, of all editors together. */
export const mostDrafts = 2_000
export const mostVersions = 50_000
/** Beside the publication of drafts. */
export const mostPlannedChanges = 200
/** Their form shows all of them, and takes no more. */
export const mostRedirects = 400
/** Beyond these the oldest go. */
export const mostVersionsOfAPage = 100
export const mostPreviewsOfADraft = 20

const done: Record<keyof typeof workLimits, string> = {
  drafts: 'nieuwe concepten gemaakt',
  versions: 'keer iets gepubliceerd, verplaatst of weggegooid',
  previews: 'voorbeelden gemaakt',
  settings: 'keer een instelling gewijzigd',
  uploads: 'bestanden toegevoegd',
  checks: 'keer om controle gevraagd of iets teruggestuurd',
  invitations: 'collega’s uitgenodigd',
}

/** Thrown inside a transaction, so that nothing of it is kept; the door answers with what is in it. */
export class WorkRefused extends Error {
  readonly refusal: Failure & { retryAt?: Date }

  constructor(message: string, retryAt?: Date) {
    super(message)
    this.refusal = retryAt
      ? { ...failureOf('too_many_requests', message), retryAt }
      : failureOf('too_many', message)
  }
}

export function tooMuchToday(what: keyof typeof workLimits, retryAt: Date): WorkRefused {
  const { most } = workLimits[what]
  return new WorkRefused(
    `Je hebt vandaag al ${most.toLocaleString('nl')} ${done[what]}. Ga morgen verder.`,
    retryAt,
  )
}

export function tooManyRedirects(): WorkRefused {
  return new WorkRefused(
    `De site heeft al ${mostRedirects} doorverwijzingen. Haal bij de instellingen eerst oude doorverwijzingen weg.`,
  )
}
