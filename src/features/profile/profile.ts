import { z } from 'zod'
import { birthdate, checkbox, optionOf, personName, yesOrNo } from '#forms/fields.ts'
import { idsToChooseFrom, type ProfileOptions } from './options.ts'

/**
 * What a member tells about themselves, as it is answered. This is the list of fields: to whoever adds one, the compiler
 * names what it still needs.
 */
export const profileAnswer = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  birthdate: z.iso.date(),
  functionType: z.string(),
  branch: z.string(),
  jobPosition: z.string(),
  insured: z.boolean(),
  insurer: z.string().nullable(),
  memberPanel: z.boolean(),
  newsLetter: z.boolean(),
})

export type Profile = z.infer<typeof profileAnswer>

/** The e-mail address has its own flow, with proof; a profile form cannot change it. */
export type ProfileChanges = Omit<Profile, 'email'>

type Chosen = Pick<ProfileChanges, 'functionType' | 'branch' | 'jobPosition' | 'insurer'>

/** The fields of the form; `current` is what this member had chosen before. */
export function profileFields(options: ProfileOptions, now: Date, current?: Chosen) {
  return {
    firstName: personName('Vul je voornaam in.'),
    lastName: personName('Vul je achternaam in.'),
    birthdate: birthdate('Vul je geboortedatum in.', now),
    functionType: optionOf(
      idsToChooseFrom(options.functionType, current?.functionType),
      'Kies je voornaamste dagelijkse bezigheid.',
    ),
    branch: optionOf(idsToChooseFrom(options.branch, current?.branch), 'Kies de branche waarin je werkt.'),
    jobPosition: optionOf(idsToChooseFrom(options.jobPosition, current?.jobPosition), 'Kies je functie.'),
    insured: yesOrNo('Kies of je via IZZ verzekerd bent.'),
    insurer: z.string().nullish().catch(null),
    memberPanel: checkbox(),
    newsLetter: checkbox(),
  } satisfies Record<keyof ProfileChanges, z.ZodType>
}

export function profileChanges(options: ProfileOptions, now: Date, current?: Chosen) {
  return withInsurer(z.object(profileFields(options, now, current)), options, current)
}

/** As a program sends it: what is missing was forgotten, and is never read as a no. */
export function wholeProfileChanges(options: ProfileOptions, now: Date, current?: Chosen) {
  const fields = {
    ...profileFields(options, now, current),
    insurer: z.string({ error: insurerMessage }).nullable(),
    memberPanel: yesOrNo('Kies of je actief bent in het ledenpanel.'),
    newsLetter: yesOrNo('Kies of je de nieuwsbrief wilt krijgen.'),
  }
  return withInsurer(z.object(fields), options, current)
}

const insurerMessage = 'Kies je zorgverzekeraar.'

/**
 * An insurer is asked for only when the member is insured through IZZ, and forgotten when not. It is judged apart
 * from the other fields (`when`), so that all mistakes show at once.
 */
export function withInsurer<Shape extends { insured: boolean; insurer?: string | null | undefined }>(
  schema: z.ZodType<Shape>,
  options: ProfileOptions,
  current?: Chosen,
) {
  const insurers = idsToChooseFrom(options.insurer, current?.insurer)
  return schema
    .refine(({ insured, insurer }) => insured !== true || insurers.has(String(insurer)), {
      path: ['insurer'],
      message: insurerMessage,
      when: () => true,
    })
    .transform((value) => ({ ...value, insurer: value.insured ? String(value.insurer) : null }))
}
