import type { Treatment } from '#features/insurance/insurance.ts'

/** The treatment that somebody named, or those that they may mean. */
export type MeantTreatments = { treatments: Treatment[]; isSure: boolean }
