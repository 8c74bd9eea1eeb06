import type { InsuranceFile } from '#features/insurance/insurance.ts'
import { basicInsurances } from './basic-insurances.ts'
import { costs } from './costs.ts'
import { covers } from './covers.ts'
import { insurers } from './insurers.ts'
import { packages } from './packages.ts'
import { treatments } from './treatments/treatments.ts'

/**
 * Insurers, insurances, packages, what they cover and what they cost. Texts name the amounts as
 * {{premie-plus-2026}} (per month) and the covers as {{dekking-plus-fysiotherapie-2026}}.
 */
export const insurance: InsuranceFile = {
  updatedDate: '2026-11-15',
  insurers,
  covers,
  products: [...basicInsurances, ...packages],
  costs,
  treatments,
}
