import type { z } from 'zod'
import type { InsuranceFile } from '#features/insurance/insurance.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { inOrder, withIdsOf } from './ordered-rows.ts'
import { documentOf, readRows } from './read-rows.ts'
import type { Row, SettingReading } from './setting-form.ts'

type Costs = NonNullable<InsuranceFile['costs']>

/** What the calculators reckon with; a site that never had any begins with nothing. */
export function costsOf({ costs }: InsuranceFile): Costs {
  return costs ?? { voluntary: [], contributions: [], treatments: [], allowances: [] }
}

/** Rows with a label, in the order that editors chose. What is wrong is told in the order in which it was typed. */
export function readLabelled<T>(rows: Row[], schema: z.ZodType<T>, errors: FieldErrors): SettingReading {
  const typed = documentOf(readRows(rows, schema), errors)
  return typed.ok ? documentOf(readRows(inOrder(withIdsOf(rows, 'label'), 'label'), schema)) : typed
}
