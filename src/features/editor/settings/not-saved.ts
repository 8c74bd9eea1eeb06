import type { FieldErrors } from '#forms/answer.ts'
import { failureOf } from '#forms/failure.ts'
import { messages } from '#forms/messages.ts'
import type { Refusal } from '#http/refusals.ts'
import { type Both, type Drawn, whoElseHas } from './merge-setting.ts'
import type { Effect } from './setting.ts'
import { inputName } from './setting-form.ts'
import type { SettingSaved } from './steps/save-setting.ts'

const notAllFilledIn = failureOf('validation_failed', messages.notAllFilledIn)

/** Nobody mends more at once, and drawing hundreds of mistakes keeps others waiting. */
const mostMistakes = 50

export function notRight(errors: FieldErrors): Refusal {
  const all = Object.entries(errors)
  if (all.length <= mostMistakes) return { ...notAllFilledIn, errors }
  return {
    ...notAllFilledIn,
    message: `${notAllFilledIn.message} Je ziet de eerste ${mostMistakes} van ${all.length} fouten.`,
    errors: Object.fromEntries(all.slice(0, mostMistakes)),
  }
}

export function tooManyRows(most: number): Refusal {
  return failureOf(
    'too_many',
    `Dit zijn te veel regels: hooguit ${most}. Haal regels weg die niemand meer gebruikt.`,
  )
}

/** What whoever saves must have seen first. */
export type ToConfirm = { effects: Effect[]; confirmation: string }

/** What the form needs to be drawn again. */
export type ToGoOn = ToConfirm & { drawn: Drawn | undefined }

export function notSaved(saved: Exclude<SettingSaved, { outcome: 'saved' | 'proposed' }>): Refusal {
  switch (saved.outcome) {
    case 'refused':
      return failureOf('refused', saved.fault)
    case 'unconfirmed':
      return notConfirmed(saved, saved.drawn)
    case 'unfit':
      return { ...notRight(saved.errors), data: { drawn: saved.drawn } }
    case 'conflict':
      return { ...bothChanged(saved.drawn.both, 'regel'), data: { drawn: saved.drawn } }
  }
}

export const cannotGo = failureOf(
  'refused',
  'Wat er toen bijkwam, kan niet meer weg: leden kunnen het al hebben gekozen. Kies in het formulier van de instelling: Niet meer te kiezen.',
)

export const changedAfterwards = failureOf(
  'conflict',
  'Dit kan niet meer vanzelf terug: het is daarna opnieuw gewijzigd. Pas het aan in het formulier van de instelling.',
)

function notConfirmed({ effects, confirmation }: ToConfirm, drawn: Drawn | undefined): Refusal {
  const places = effects.reduce((sum, { times }) => sum + times, 0)
  const failure = failureOf(
    'unconfirmed',
    `Nog niet opgeslagen. Dit verandert op ${places === 1 ? 'één plaats' : `${places} plaatsen`}. Klopt dat? Kies dan onderaan: Ja, opslaan.`,
  )
  return { ...failure, data: { effects, confirmation, ...(drawn && { drawn }) } }
}

/** With a link to each of them: nothing is saved before somebody chose. */
export function bothChanged(both: Both, each: 'regel' | 'veld'): Refusal {
  const failure = failureOf(
    'conflict',
    `${whoElseHas(both)} dit intussen ook gewijzigd. Jullie wijzigden hetzelfde. Wat jij typte, staat nog in het formulier, met ernaast wat er nu is opgeslagen. Kies per ${each}, en sla daarna opnieuw op.`,
  )
  const rows = Object.keys(both.rows).map((number) => [
    inputName('take', Number(number)),
    [`Kies wat regel ${Number(number) + 1} wordt.`],
  ])
  const fields = Object.keys(both.fields).map((name) => [`take-${name}`, ['Kies wat dit veld wordt.']])
  return { ...failure, errors: Object.fromEntries([...rows, ...fields]) }
}
