import type { InsuranceFile } from '#features/insurance/insurance.ts'
import { artsEnZiekenhuis } from './arts-en-ziekenhuis.ts'
import { bewegen } from './bewegen.ts'
import { hoofdEnGewoonten } from './hoofd-en-gewoonten.ts'
import { hulpmiddelenEnThuis } from './hulpmiddelen-en-thuis.ts'
import { tanden } from './tanden.ts'
import { zienHorenEnSpreken } from './zien-horen-en-spreken.ts'
import { zwangerschapEnHormonen } from './zwangerschap-en-hormonen.ts'

/**
 * What people ask about. What the packages pay stands in packages.ts, under the cover that a treatment names. A year of
 * which nothing is known has no rule: the site says so.
 */
export const treatments: InsuranceFile['treatments'] = [
  ...bewegen,
  ...zienHorenEnSpreken,
  ...zwangerschapEnHormonen,
  ...hoofdEnGewoonten,
  ...artsEnZiekenhuis,
  ...hulpmiddelenEnThuis,
  ...tanden,
]
