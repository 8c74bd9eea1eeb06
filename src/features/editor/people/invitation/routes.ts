import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { invitationPath, logInPath } from '#addresses.ts'
import { newPassword } from '#features/account/forms.ts'
import { secretHashOf } from '#features/account/secret.ts'
import type { FormState } from '#forms/answer.ts'
import { failureOf } from '#forms/failure.ts'
import { personName, secret } from '#forms/fields.ts'
import { callsOf } from '#http/calls.ts'
import { tooOften, unfit } from '#http/refusals.ts'
import { sendPage } from '#http/send-page.ts'
import type { Parts } from '#parts.ts'
import { acceptAsColleague } from '../flows/accept-as-colleague.ts'
import { roles } from '../roles.ts'
import { findInvitation } from '../store.ts'

/** Where a colleague who is no member makes an account for the redactie. Opening it changes nothing. */
export function invitationRoutes(app: FastifyInstance, parts: Parts) {
  const { db, hasher, now, renderPage } = parts

  app.get(invitationPath, async (request, reply) => {
    const { code } = request.query as Record<string, unknown>
    const page = await draw(typeof code === 'string' ? code.slice(0, 200) : '')
    return sendPage(request, reply, page, { headers: { 'referrer-policy': 'no-referrer' } })
  })

  async function draw(code: string, state?: FormState) {
    const invitation = await findInvitation(db, secretHashOf(code), now())
    return renderPage('invitation', invitationPath, {
      code,
      ...(invitation && { invitation: { email: invitation.email, role: roles[invitation.role].label } }),
      ...(state && { state }),
    })
  }

  callsOf(app, parts).post('/api/v1/uitnodiging', {
    summary: 'Maak een account voor de redactie, met de code uit de uitnodiging',
    answer: z.strictObject({ message: z.string(), redirect: z.string() }),
    form: () =>
      z.object({
        code: secret('Deze link is niet volledig. Open de link uit de mail opnieuw.'),
        firstName: personName('Vul je voornaam in.'),
        lastName: personName('Vul je achternaam in.'),
        password: newPassword(),
      }),
    screen: (state) => draw(state.values.code ?? '', state),
    async run({ value, visitor: { audit } }) {
      const done = await acceptAsColleague(db, hasher, value, audit, now())
      switch (done.outcome) {
        case 'unknown':
          return noInvitation
        case 'has-account':
          return hasAccount
        case 'unfit':
          return unfit('password', done.fault)
        case 'too-often':
          return tooOften(done.retryAt)
        case 'accepted':
          return { body: { message: 'Je account is klaar.', redirect: next }, next }
      }
    },
  })
}

const next = `${logInPath}?return-url=${Buffer.from('/redactie').toString('base64url')}`

const noInvitation = failureOf(
  'invalid_code',
  'Deze uitnodiging werkt niet meer. Vraag de beheerder van de redactie om een nieuwe.',
)
const hasAccount = failureOf(
  'conflict',
  'Er is al een account met dit e-mailadres. Log daarmee in en ga naar de redactie.',
)
