import type { AllowanceAsked } from '#features/insurance/costs/care-allowance.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { readWholeNumber } from '../calculator/read-choice.ts'

/** More than this nobody types by intention. */
export const mostEuros = 9_999_999

export type AllowanceReading = { ok: true; value: AllowanceAsked } | { ok: false; errors: FieldErrors }

/** What somebody typed: an income there must be, and who has no wealth may leave it empty. */
export function readAllowance(values: Record<string, string | undefined>): AllowanceReading {
  const income = readWholeNumber(values.inkomen?.trim() || undefined, mostEuros)
  const wealth = readWholeNumber(values.vermogen?.trim() || undefined, mostEuros)
  const isWho = values.wie === 'alleen' || values.wie === 'samen'
  const errors: FieldErrors = {
    ...(!isWho && { wie: ['Kies of je een partner hebt.'] }),
    ...((income.isUnfit || income.value === undefined) && {
      inkomen: ['Vul je inkomen van een jaar in, in hele euro’s. Bijvoorbeeld 32000.'],
    }),
    ...(wealth.isUnfit && { vermogen: ['Vul je vermogen in, in hele euro’s. Of laat het leeg.'] }),
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return {
    ok: true,
    value: {
      hasPartner: values.wie === 'samen',
      incomeInCents: (income.value ?? 0) * 100,
      wealthInCents: (wealth.value ?? 0) * 100,
    },
  }
}
