import type { ProfileChanges } from '#features/profile/profile.ts'

const profile: ProfileChanges = {
  firstName: 'Dina',
  lastName: 'Jansen',
  birthdate: '1990-01-31',
  functionType: 'loondienst',
  branch: 'gehandicaptenzorg',
  jobPosition: 'begeleider',
  insured: false,
  insurer: null,
  memberPanel: false,
  newsLetter: false,
}

/** Somebody who has no account yet. Whoever has one is among the samples. */
export const dina = { email: 'dina@example.nl', password: 'tulpen in de regen 42', profile }

/** What she sends to get one. */
export const registration = { email: dina.email, password: dina.password, ...profile }
