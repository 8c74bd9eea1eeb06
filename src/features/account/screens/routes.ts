import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDemo } from '#config.ts'
import { memberPage } from '#http/member-page.ts'
import { sendMemory, sendPage } from '#http/send-page.ts'
import { themeOf } from '#http/theme.ts'
import type { Parts } from '#parts.ts'
import { browserTokens } from '../browsers/tokens.ts'
import type { ProofPurpose } from '../proofs/proof.ts'
import { findProof } from '../proofs/store.ts'
import { findRegistration } from '../registrations/store.ts'
import { logInQuery } from '../return-address.ts'
import { findMember } from '../store.ts'
import type { LinkState } from './link-state.ts'
import type { LinkMail } from './mail-sent.page.tsx'

/** The pages around logging in. Those that are the same for everyone come from memory. */
export function accountScreenRoutes(app: FastifyInstance, parts: Parts) {
  const { config, db, door, memory, now, options, renderPage } = parts
  const browsers = browserTokens(door.jar)
  const mailing = { isDemo: isDemo(config) }

  app.get('/inloggen', async (request, reply) => {
    const query = logInQuery(request.query)
    if (query.returnUrl || query.result)
      return sendPage(request, reply, renderPage('log-in', '/inloggen', query))
    return stored(request, reply, '/inloggen', () => renderPage('log-in', '/inloggen', {}))
  })

  app.get('/registreren', (request, reply) =>
    stored(request, reply, '/registreren', () =>
      renderPage('register', '/registreren', { options: options() }),
    ),
  )
  app.get('/activatielink-aanvragen', (request, reply) =>
    stored(request, reply, '/activatielink-aanvragen', () =>
      renderPage('activation-link', '/activatielink-aanvragen', {}),
    ),
  )
  app.get('/wachtwoord-vergeten', (request, reply) =>
    stored(request, reply, '/wachtwoord-vergeten', () =>
      renderPage('forgot-password', '/wachtwoord-vergeten', {}),
    ),
  )

  const sentPages: [path: string, sent: LinkMail][] = [
    ['/registreren/gelukt', 'registration'],
    ['/activatielink-aanvragen/verstuurd', 'activation'],
    ['/wachtwoord-vergeten/verstuurd', 'reset'],
  ]
  for (const [path, sent] of sentPages) {
    app.get(path, (request, reply) =>
      stored(request, reply, path, () => renderPage('mail-sent', path, { sent, ...mailing })),
    )
  }

  app.get('/activeren', async (request, reply) => {
    const { code, found, ownerId } = await findLink(request, 'activate')
    const registration = ownerId === undefined ? undefined : await findRegistration(db, ownerId)
    const needsPassword = !registration || registration.browserHash !== browsers.registered(request)
    const isActive = ownerId !== undefined && (await findMember(db, ownerId)) !== undefined
    const state = isActive ? 'used' : registration ? found : 'unknown'
    const props = { code, found: state, registrationId: ownerId, needsPassword }
    return sendSecretPage(request, reply, renderPage('activate', '/activeren', props))
  })

  app.get('/wachtwoord-instellen', async (request, reply) => {
    const { code, found } = await findLink(request, 'reset-password')
    return sendSecretPage(
      request,
      reply,
      renderPage('set-password', '/wachtwoord-instellen', { code, found }),
    )
  })

  app.get('/e-mailadres-bevestigen', async (request, reply) => {
    const { code, found } = await findLink(request, 'change-email')
    return sendSecretPage(
      request,
      reply,
      renderPage('confirm-email', '/e-mailadres-bevestigen', { code, found }),
    )
  })

  memberPage(app, door, '/mijn-account/e-mailadres', () =>
    renderPage('change-email', '/mijn-account/e-mailadres', mailing),
  )
  memberPage(app, door, '/mijn-account/wachtwoord', () =>
    renderPage('change-password', '/mijn-account/wachtwoord', mailing),
  )
  memberPage(app, door, '/mijn-account/verwijderen', () =>
    renderPage('remove-account', '/mijn-account/verwijderen', {}),
  )
  app.get('/account-verwijderd', (request, reply) =>
    stored(request, reply, '/account-verwijderd', () =>
      renderPage('account-removed', '/account-verwijderd', mailing),
    ),
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
