/** The lists a member chooses from. A retired option stays valid for whoever already has it. */
export type OptionList = 'branch' | 'functionType' | 'jobPosition' | 'insurer'
export type ProfileOption = { id: string; label: string; retired: boolean }
export type ProfileOptions = Record<OptionList, ProfileOption[]>

/** What may be chosen now, and what this member had already. */
export function idsToChooseFrom(options: ProfileOption[], current?: string | null): Set<string> {
  return new Set(options.filter(({ id, retired }) => !retired || id === current).map(({ id }) => id))
}

/** The lists as they are written in `content/`: id and label. */
export type OptionFile = Record<OptionList, [id: string, label: string][]>

export function hasRetired(options: ProfileOptions): boolean {
  return Object.values(options).some((list) => list.some(({ retired }) => retired))
}
