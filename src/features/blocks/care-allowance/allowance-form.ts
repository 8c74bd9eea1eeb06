import type { AllowanceAsked } from '#features/insurance/costs/care-allowance.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { readAmount } from '../calculator/read-choice.ts'

/** More than this nobody types by intention. */
const mostInCents = 9_999_999_99

export type AllowanceReading = { ok: true; value: AllowanceAsked } | { ok: false; errors: FieldErrors }

/** Whoever owes more than they own has none. */
function readWealth(typed = '') {
  const [, debt] = /^[-−–]\s?(.*)$/.exec(typed.trim()) ?? []
  const reading = readAmount(debt ?? typed, mostInCents)
  return debt === undefined || reading.value === undefined ? reading : { ...reading, value: 0 }
}

/** What somebody typed: an income there must be, and who has no wealth may leave it empty. */
export function readAllowance(values: Record<string, string | undefined>): AllowanceReading {
  const income = readAmount(values.inkomen, mostInCents)
  const wealth = readWealth(values.vermogen)
  const isWho = values.wie === 'alleen' || values.wie === 'samen'
  const errors: FieldErrors = {
    ...(!isWho && { wie: ['Kies of je een partner hebt.'] }),
    ...((income.isUnfit || income.value === undefined) && {
      inkomen: ['Vul je inkomen van een jaar in, in euro’s. Bijvoorbeeld 32000.'],
    }),
    ...(wealth.isUnfit && {
      vermogen: ['Vul je vermogen in, in euro’s. Bijvoorbeeld 12000. Of laat het leeg.'],
    }),
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors }
  return {
    ok: true,
    value: {
      hasPartner: values.wie === 'samen',
      incomeInCents: income.value ?? 0,
      wealthInCents: wealth.value ?? 0,
    },
  }
}
