import type { ProfileChanges } from '#features/profile/profile.ts'

/** Named people, for tests and for demo mode. */
export const samplePassword = 'zorgzame pinguin 27'

export type SampleName = 'anna' | 'bram' | 'cees' | 'eva'
export type Sample = { email: string; isActive: boolean; profile: ProfileChanges }

const shared = { memberPanel: false, newsLetter: false } as const

export const samples: Record<SampleName, Sample> = {
  anna: {
    email: 'anna@example.nl',
    isActive: true,
    profile: {
      ...shared,
      firstName: 'Anna',
      lastName: 'de Vries',
      birthdate: '1985-11-07',
      functionType: 'loondienst',
      branch: 'ziekenhuizen',
      jobPosition: 'verpleegkundige',
      insured: true,
      insurer: 'vgz',
      newsLetter: true,
    },
  },
  bram: {
    email: 'bram@example.nl',
    isActive: true,
    profile: {
      ...shared,
      firstName: 'Bram',
      lastName: 'Yilmaz',
      birthdate: '1992-03-30',
      functionType: 'zelfstandig',
      branch: 'vvt',
      jobPosition: 'wijkverpleegkundige',
      insured: false,
      insurer: null,
      memberPanel: true,
    },
  },
  cees: {
    email: 'cees@example.nl',
    isActive: false,
    profile: {
      ...shared,
      firstName: 'Cees',
      lastName: 'van den Berg',
      birthdate: '1968-06-14',
      functionType: 'loondienst',
      branch: 'huisartsen',
      jobPosition: 'doktersassistent',
      insured: false,
      insurer: null,
    },
  },
  eva: {
    email: 'eva@example.nl',
    isActive: true,
    profile: {
      ...shared,
      firstName: 'Eva',
      lastName: 'Smit',
      birthdate: '1979-09-02',
      functionType: 'loondienst',
      branch: 'ggz',
      jobPosition: 'administratie',
      insured: false,
      insurer: null,
    },
  },
}
