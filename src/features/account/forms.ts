import { z } from 'zod'
import type { ProfileOptions } from '#features/profile/options.ts'
import { profileFields, withInsurer } from '#features/profile/profile.ts'
import { emailAddress, secret } from '#forms/fields.ts'
import { findPasswordFault } from './passwords/password.ts'
import { passwordTooLong } from './passwords/password-length.ts'

/** What the account calls take. */

export const emptyForm = z.object({})

export const logInForm = z.object({
  loginName: loginName(),
  password: secret('Vul je wachtwoord in.'),
  redirect: z.string().nullish().catch(null),
})

/** Whatever was typed is looked up as it is; a database stumbles over a null character. */
function loginName() {
  const message = 'Vul je e-mailadres in.'
  return z
    .string({ error: message })
    .transform((name) => name.replaceAll('\u0000', '').trim())
    .pipe(z.string().min(1, message))
}

export const newPassword = () =>
  z.string({ error: 'Kies een wachtwoord.' }).min(1, 'Kies een wachtwoord.').max(2_000, passwordTooLong)

export function registrationForm(options: ProfileOptions, now: Date) {
  const fields = z.object({
    email: emailAddress('Vul je e-mailadres in.'),
    password: newPassword(),
    ...profileFields(options, now),
  })
  const judged = fields.refine((form) => !passwordFaultIn(form), {
    path: ['password'],
    error: ({ input }) => passwordFaultIn(input),
    when: () => true,
  })
  return withInsurer(judged, options)
}

/** Judged also when other fields are faulty, which may then be of any type. A missing password has its own message. */
function passwordFaultIn(form: unknown): string | undefined {
  const { password, ...own } = form as Record<string, unknown>
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  const words = { firstName: text(own.firstName), lastName: text(own.lastName), email: text(own.email) }
  return typeof password === 'string' && password !== '' ? findPasswordFault(password, words) : undefined
}

export type Registration = z.infer<ReturnType<typeof registrationForm>>

/** Two calls take either a member's number or something else. */
export function hasUserId(body: unknown): boolean {
  return Boolean((body as { userId?: unknown } | null)?.userId)
}

export const emailChangeForm = z.object({
  userId: z.unknown().transform((id) => (typeof id === 'string' ? id : '')),
  email: emailAddress('Vul je nieuwe e-mailadres in.'),
  currentPassword: secret('Vul je wachtwoord in.'),
})

export type EmailChange = z.infer<typeof emailChangeForm>

/** By the number that an expired link leads to. A number that cannot be one is that of nobody. */
export const activationByNumber = z.object({
  userId: z.unknown().transform((id) => (typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : 'nobody')),
})

export const resetMailForm = z.object({ loginName: emailAddress('Vul je e-mailadres in.') })

export type ActivationAsked = z.infer<typeof activationByNumber> | z.infer<typeof resetMailForm>

export const codeForm = z.object({
  code: secret('Deze link is niet volledig. Open de link uit de mail opnieuw.'),
})

/** The password only where it is asked for: in another browser than the one that registered. */
export const activationForm = codeForm.extend({
  password: z
    .string()
    .max(2_000, 'Vul het wachtwoord in dat je koos.')
    .optional()
    .transform((password) => password || undefined),
})

export const setPasswordForm = codeForm.extend({ newPassword: newPassword() })

export const changePasswordForm = z.object({
  currentPassword: secret('Vul je huidige wachtwoord in.'),
  newPassword: newPassword(),
})

export const removalForm = z.object({ password: secret('Vul je wachtwoord in.') })
