import type { InsuranceFile } from '#features/insurance/insurance.ts'

const demonstration = { name: 'Voorbeeld van deze demonstratie' }
const example = { year: 2026, status: 'voorlopig', source: demonstration } as const
const twoThirds = { kind: 'two-thirds' } as const
const toeslagen = { name: 'Dienst Toeslagen, Berekening zorgtoeslag 2026' }

/** What the calculators reckon with. Of which cao's pay how much we know no amounts: those are examples. */
export const costs: InsuranceFile['costs'] = {
  voluntary: [
    { ...example, cents: 100_00, discountInCents: 3_60 },
    { ...example, cents: 200_00, discountInCents: 7_20 },
    { ...example, cents: 300_00, discountInCents: 10_80 },
    { ...example, cents: 400_00, discountInCents: 14_40 },
    { ...example, cents: 500_00, discountInCents: 18_00 },
  ],
  contributions: [
    { ...example, id: 'ambulancezorg', label: 'Ambulancezorg', rule: { kind: 'fixed', cents: 12_00 } },
    { ...example, id: 'ggz', label: 'Geestelijke gezondheidszorg (ggz)', rule: twoThirds },
    {
      ...example,
      id: 'gezondheidscentra',
      label: 'Gezondheidscentra',
      rule: { kind: 'fixed', cents: 10_00 },
    },
    {
      ...example,
      id: 'huisartsassistenten',
      label: 'Huisartsassistenten',
      rule: { kind: 'fixed', cents: 8_50 },
    },
    { ...example, id: 'jeugdzorg', label: 'Jeugdzorg', rule: { kind: 'fixed', cents: 8_00 } },
    { ...example, id: 'sanquin', label: 'Sanquin', rule: { kind: 'fixed', cents: 11_00 } },
    { ...example, id: 'vvt', label: 'Verpleging, verzorging en thuiszorg (VVT)', rule: twoThirds },
    { ...example, id: 'ziekenhuizen', label: 'Ziekenhuizen', rule: twoThirds },
  ],
  treatments: [
    { ...example, id: 'huisarts', label: 'Gesprek met de huisarts', cents: 13_00, countsForOwnRisk: false },
    { ...example, id: 'bloedonderzoek', label: 'Bloedonderzoek', cents: 45_00, countsForOwnRisk: true },
    { ...example, id: 'rontgenfoto', label: 'Röntgenfoto', cents: 70_00, countsForOwnRisk: true },
    {
      ...example,
      id: 'medicijnen',
      label: 'Medicijnen voor een maand',
      cents: 30_00,
      countsForOwnRisk: true,
    },
    { ...example, id: 'mri-scan', label: 'MRI-scan', cents: 280_00, countsForOwnRisk: true },
    {
      ...example,
      id: 'spoedeisende-hulp',
      label: 'Spoedeisende hulp in het ziekenhuis',
      cents: 340_00,
      countsForOwnRisk: true,
    },
    { ...example, id: 'ambulance', label: 'Rit met de ambulance', cents: 850_00, countsForOwnRisk: true },
    {
      ...example,
      id: 'staaroperatie',
      label: 'Staaroperatie aan één oog',
      cents: 1_350_00,
      countsForOwnRisk: true,
    },
    { ...example, id: 'nieuwe-knie', label: 'Nieuwe knie', cents: 11_500_00, countsForOwnRisk: true },
    {
      ...example,
      id: 'wijkverpleging',
      label: 'Week wijkverpleging',
      cents: 260_00,
      countsForOwnRisk: false,
    },
  ],
  allowances: [
    {
      year: 2026,
      standardPremiumInCents: 2_119_00,
      thresholdInCents: 29_736_00,
      shareOfThreshold: { alone: 1_912, together: 4_289 },
      shareAbove: 13_730,
      incomeLimitInCents: { alone: 40_857_00, together: 51_142_00 },
      wealthLimitInCents: { alone: 146_011_00, together: 184_633_00 },
      leastInCents: 24_00,
      status: 'vastgesteld',
      source: toeslagen,
    },
  ],
}
