import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  accountRemovedPath,
  activatePath,
  activationLinkPath,
  activationLinkSentPath,
  changeEmailPath,
  changePasswordPath,
  confirmEmailPath,
  forgotPasswordPath,
  logInPath,
  registeredPath,
  registerPath,
  removeAccountPath,
  resetLinkSentPath,
  setPasswordPath,
} from '#addresses.ts'
import { emailChangeAsked } from '#forms/messages.ts'
import { memberPage } from '#http/member-page.ts'
import { sendMemory, sendPage } from '#http/send-page.ts'
import { themeOf } from '#http/theme.ts'
import type { Parts } from '#parts.ts'
import { browserTokens } from '../browsers/tokens.ts'
import type { ProofPurpose } from '../proofs/proof.ts'
import { findProof } from '../proofs/store.ts'
import { isFromBrowser } from '../registrations/registration.ts'
import { findRegistration } from '../registrations/store.ts'
import { logInQuery } from '../return-address.ts'
import { findMember, getMember } from '../store.ts'
import type { LinkState } from './link-state.ts'
import type { LinkMail } from './mail-sent.page.tsx'

/** The pages around logging in. Those that are the same for everyone come from memory. */
export function accountScreenRoutes(app: FastifyInstance, parts: Parts) {
  const { db, door, memory, now, options, renderPage } = parts
  const browsers = browserTokens(door.jar)

  app.get(logInPath, async (request, reply) => {
    const query = logInQuery(request.query)
    if (query.returnUrl || query.result)
      return sendPage(request, reply, renderPage('log-in', logInPath, query))
    return stored(request, reply, logInPath, () => renderPage('log-in', logInPath, {}))
  })

  app.get(registerPath, (request, reply) =>
    stored(request, reply, registerPath, () => renderPage('register', registerPath, { options: options() })),
  )
  app.get(activationLinkPath, (request, reply) =>
    stored(request, reply, activationLinkPath, () => renderPage('activation-link', activationLinkPath, {})),
  )
  app.get(forgotPasswordPath, (request, reply) =>
    stored(request, reply, forgotPasswordPath, () => renderPage('forgot-password', forgotPasswordPath, {})),
  )

  const sentPages: [path: string, sent: LinkMail][] = [
    [registeredPath, 'registration'],
    [activationLinkSentPath, 'activation'],
    [resetLinkSentPath, 'reset'],
  ]
  for (const [path, sent] of sentPages) {
    app.get(path, (request, reply) =>
      stored(request, reply, path, () => renderPage('mail-sent', path, { sent })),
    )
  }

  app.get(activatePath, async (request, reply) => {
    const { code, found, ownerId } = await findLink(request, 'activate')
    const registration = ownerId === undefined ? undefined : await findRegistration(db, ownerId)
    const needsPassword = !registration || !isFromBrowser(registration, browsers.registered(request))
    const isActive = ownerId !== undefined && (await findMember(db, ownerId)) !== undefined
    const state = isActive ? 'used' : registration ? found : 'unknown'
    const props = { code, found: state, registrationId: ownerId, needsPassword }
    return sendSecretPage(request, reply, renderPage('activate', activatePath, props))
  })

  app.get(setPasswordPath, async (request, reply) => {
    const { code, found } = await findLink(request, 'reset-password')
    return sendSecretPage(request, reply, renderPage('set-password', setPasswordPath, { code, found }))
  })

  app.get(confirmEmailPath, async (request, reply) => {
    const { code, found } = await findLink(request, 'change-email')
    return sendSecretPage(request, reply, renderPage('confirm-email', confirmEmailPath, { code, found }))
  })

  memberPage(app, door, changeEmailPath, async ({ memberId }, request) => {
    const { id, email } = await getMember(db, memberId)
    const { gevraagd } = request.query as Record<string, unknown>
    const done = gevraagd === undefined ? undefined : emailChangeAsked('je nieuwe e-mailadres')
    return renderPage('change-email', changeEmailPath, { member: { id, email }, done })
  })
  memberPage(app, door, changePasswordPath, async ({ memberId }) => {
    const { email } = await getMember(db, memberId)
    return renderPage('change-password', changePasswordPath, { email })
  })
  memberPage(app, door, removeAccountPath, async ({ memberId }) => {
    const { email } = await getMember(db, memberId)
    return renderPage('remove-account', removeAccountPath, { email })
  })
  app.get(accountRemovedPath, (request, reply) =>
    stored(request, reply, accountRemovedPath, () => renderPage('account-removed', accountRemovedPath, {})),
  )

  async function stored(request: FastifyRequest, reply: FastifyReply, path: string, draw: () => Buffer) {
    return sendMemory(request, reply, memory.findOrMake(path, draw, themeOf(request)))
  }

  /** Looks without taking: mail scanners open links too. */
  async function findLink(request: FastifyRequest, purpose: ProofPurpose) {
    const { code } = request.query as Record<string, unknown>
    const proof = typeof code === 'string' ? await findProof(db, code, purpose, now()) : undefined
    const found: LinkState = proof?.state ?? 'unknown'
    return { code: typeof code === 'string' ? code : '', found, ownerId: proof?.ownerId }
  }
}

/** The address of this page holds a secret: it is told to nobody. */
function sendSecretPage(request: FastifyRequest, reply: FastifyReply, html: Buffer): FastifyReply {
  return sendPage(request, reply, html, { headers: { 'referrer-policy': 'no-referrer' } })
}
