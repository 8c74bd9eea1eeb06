import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { readReturnPath, readReturnUrl } from '#features/account/return-address.ts'
import { secretHashOf } from '#features/account/secret.ts'
import type { Session } from '#features/account/sessions/session.ts'
import type { FormState } from '#forms/answer.ts'
import { secret } from '#forms/fields.ts'
import { messages } from '#forms/messages.ts'
import { renewToken } from '#http/browser-token.ts'
import { editorCallsOf, editorPage } from '#http/editor-door.ts'
import { notLoggedIn, tooOften, unfit } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { offerSecret, setUpSecondFactor } from './flows/set-up-second-factor.ts'
import { showSecondFactor } from './flows/show-second-factor.ts'
import { findSecondFactor } from './store.ts'
import { totpAddress } from './totp.ts'

const askPath = '/redactie/code'
const setUpPath = '/redactie/code/instellen'

const codeField = z.object({
  code: secret('Vul de code in.').transform((code) => code.replaceAll(/\s/g, '')),
  kind: z.literal('recovery').nullish().catch(null),
  redirect: z.string().nullish().catch(null),
})

const wrongRecoveryCode = 'Deze herstelcode klopt niet, of is al gebruikt. Probeer een andere.'
const unreadable =
  'We kunnen de codes van je app niet meer controleren. Gebruik een herstelcode, of vraag de beheerder van de website om je code te wissen. Daarna stel je je app opnieuw in.'

/** Setting up the app that gives codes, and showing a code in every new session. */
export function secondFactorRoutes(app: FastifyInstance, parts: Parts) {
  const { db, door, now, renderPage, sealer } = parts
  const calls = editorCallsOf(app, parts, 'at-the-door')
  const stage = 'at-the-door'

  editorPage(
    app,
    parts,
    askPath,
    async ({ session, request }) => {
      const known = await findSecondFactor(db, session.memberId)
      const returnUrl = readReturnUrl((request.query as Record<string, unknown>)['return-url'])
      if (session.secondFactorAt) return { redirect: returnUrl ?? '/redactie' }
      return known?.isConfirmed ? renderPage('ask-code', askPath, { returnUrl }) : { redirect: setUpPath }
    },
    { stage },
  )

  editorPage(
    app,
    parts,
    setUpPath,
    async ({ session }) => (await drawSetUp(session)) ?? { redirect: askPath },
    { stage },
  )

  calls.post('/api/v1/redactie/code', {
    act: 'enter',
    summary: 'Controleer de code uit je app, of een herstelcode',
    answer: z.strictObject({ csrfTokenValue: z.string(), redirect: z.string() }),
    form: () => codeField,
    screen: (state, request) =>
      renderPage('ask-code', askPath, { state, returnUrl: returnPathIn(request.body) }),
    async run({ value, visitor, reply }) {
      const result = await showSecondFactor(db, parts, visitor.session, value.code, visitor.audit, now())
      if (result.outcome === 'too-often') return tooOften(result.retryAt)
      if (result.outcome === 'not-logged-in') return notLoggedIn
      if (result.outcome === 'unreadable') return unfit('code', unreadable)
      if (result.outcome === 'wrong')
        return unfit('code', value.kind === 'recovery' ? wrongRecoveryCode : messages.wrongCode)

      const redirect = readReturnPath(value.redirect) ?? '/redactie'
      return { body: { csrfTokenValue: renew(reply, result.token), redirect }, next: redirect }
    },
  })

  calls.post('/api/v1/redactie/code/instellen', {
    act: 'enter',
    summary: 'Bevestig de app die codes geeft; het antwoord bevat tien herstelcodes',
    answer: z.strictObject({ csrfTokenValue: z.string(), recoveryCodes: z.array(z.string()) }),
    form: () => codeField,
    screen: async (state, _request, { session }) =>
      (await drawSetUp(session, state)) ?? renderPage('ask-code', askPath, { state }),
    async run({ value, visitor, reply }) {
      const result = await setUpSecondFactor(db, parts, visitor.session, value.code, visitor.audit, now())
      if (result.outcome === 'too-often') return tooOften(result.retryAt)
      if (result.outcome === 'not-logged-in') return notLoggedIn
      if (result.outcome === 'wrong') return unfit('code', messages.wrongCode)

      const { email, recoveryCodes } = result
      return {
        body: { csrfTokenValue: renew(reply, result.token), recoveryCodes },
        page: () => renderPage('recovery-codes', setUpPath, { editor: visitor.editor, email, recoveryCodes }),
      }
    },
  })

  async function drawSetUp(session: Session, state?: FormState): Promise<Buffer | undefined> {
    const offered = await offerSecret(db, sealer, session, now())
    if (!offered) return undefined
    const { secret, email } = offered
    return renderPage('set-up-code', setUpPath, {
      secret,
      address: totpAddress(secret, email),
      ...(state && { state }),
    })
  }

  function renew(reply: FastifyReply, token: string): string {
    door.jar.set(reply, 'session', token)
    return renewToken(door.jar, reply, secretHashOf(token))
  }
}

function returnPathIn(body: unknown): string | undefined {
  return readReturnPath((body as Record<string, unknown> | null)?.redirect)
}
