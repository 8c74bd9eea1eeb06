import { failureOf } from '#forms/failure.ts'
import type { Draft, PageState } from './draft.ts'
import { stateOf } from './draft.ts'
import type { GateFinding } from './gate/finding.ts'

/** What a call tells of a draft. */
export function toAnswer(draft: Draft, isPublished: boolean) {
  return { id: draft.id, path: draft.path, state: stateOfDraft(draft, isPublished), ...contentsOf(draft) }
}

function stateOfDraft({ plan }: Draft, isPublished: boolean): PageState {
  return stateOf({ isPublished, hasDraft: true, isPlanned: plan !== undefined })
}

function contentsOf({ revision, document, updatedAt, updatedBy }: Draft) {
  return { revision, document, savedAt: updatedAt, savedBy: updatedBy }
}

/** Somebody else saved meanwhile: what they saved is given, and nothing of it is overwritten. */
export function changedMeanwhile(theirs: Draft) {
  const who = theirs.updatedBy ?? 'Iemand anders'
  return {
    ...failureOf('changed_meanwhile', `${who} heeft deze pagina intussen bewaard. Er is niets overschreven.`),
    data: contentsOf(theirs),
  }
}

export function notPublishable(findings: GateFinding[]) {
  return {
    ...failureOf(
      'not_publishable',
      'Deze pagina kan nog niet worden gepubliceerd. Verbeter eerst wat hieronder staat.',
    ),
    data: { findings },
  }
}
