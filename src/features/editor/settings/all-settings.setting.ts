import { allowancesSetting } from './kinds/allowances.setting.ts'
import { contributionsSetting } from './kinds/contributions.setting.ts'
import { coverSettings } from './kinds/covers.setting.ts'
import { footerSetting } from './kinds/footer.setting.ts'
import { glossarySetting } from './kinds/glossary.setting.ts'
import { insurersSetting } from './kinds/insurers.setting.ts'
import { navigationSetting } from './kinds/navigation.setting.ts'
import { optionSettings } from './kinds/options.setting.ts'
import { ownRiskDiscountsSetting } from './kinds/own-risk-discounts.setting.ts'
import { premiumsSetting } from './kinds/premiums.setting.ts'
import { productsSetting } from './kinds/products.setting.ts'
import { redirectsSetting } from './kinds/redirects.setting.ts'
import { pinnedSetting, synonymsSetting } from './kinds/search.setting.ts'
import { treatmentPricesSetting } from './kinds/treatment-prices.setting.ts'
import { treatmentRuleSettings } from './kinds/treatment-rules.setting.ts'
import { treatmentsSetting } from './kinds/treatments.setting.ts'
import { yearFactsSetting } from './kinds/year-facts.setting.ts'
import type { Setting } from './setting.ts'

/** All there are, in the order in which they are listed. */
export const settings: Setting[] = [
  yearFactsSetting,
  premiumsSetting,
  ...coverSettings,
  productsSetting,
  insurersSetting,
  treatmentsSetting,
  ...treatmentRuleSettings,
  ownRiskDiscountsSetting,
  contributionsSetting,
  treatmentPricesSetting,
  allowancesSetting,
  navigationSetting,
  footerSetting,
  ...optionSettings,
  glossarySetting,
  synonymsSetting,
  pinnedSetting,
  redirectsSetting,
]
