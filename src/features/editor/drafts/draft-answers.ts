import { failureOf } from '#forms/failure.ts'
import type { Draft, PageState } from './draft.ts'
import { stateOf } from './draft.ts'
import type { GateFinding } from './gate/finding.ts'

/** What a call tells of a draft. */
export function toAnswer(draft: Draft, isPublished: boolean, asker: string) {
  const state = stateOfDraft(draft, isPublished)
  return { id: draft.id, path: draft.path, state, ...contentsOf(draft, asker) }
}

function stateOfDraft({ plan, check }: Draft, isPublished: boolean): PageState {
  return stateOf({ isPublished, hasDraft: true, isPlanned: plan !== undefined, isAsked: check !== undefined })
}

function contentsOf({ revision, document, updatedAt, updatedBy, updatedById }: Draft, asker: string) {
  return { revision, document, savedAt: updatedAt, savedBy: updatedBy, isOwn: updatedById === asker }
}

/** Saved meanwhile by somebody else, or elsewhere by who asks: that is given, and nothing of it is overwritten. */
export function changedMeanwhile(theirs: Draft, asker: string) {
  const contents = contentsOf(theirs, asker)
  const who = contents.isOwn
    ? 'Je hebt deze pagina intussen ook ergens anders opgeslagen.'
    : `${theirs.updatedBy ?? 'Iemand anders'} heeft deze pagina intussen opgeslagen.`
  return {
    ...failureOf('changed_meanwhile', `${who} Er is niets overschreven.`),
    data: contents,
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
