import type { InsuranceFile } from '#features/insurance/insurance.ts'

export const insurers: InsuranceFile['insurers'] = [
  { id: 'vgz', name: 'VGZ', site: 'https://www.vgz.nl' },
  { id: 'cz', name: 'CZ', site: 'https://www.cz.nl' },
]
