import type { FastifyInstance, FastifyRequest } from 'fastify'
import { logInPath, myAccountPath } from '#addresses.ts'
import { failureOf } from '#forms/failure.ts'
import { messages } from '#forms/messages.ts'
import { currentToken, renewToken } from '#http/browser-token.ts'
import { callsOf } from '#http/calls.ts'
import { tooOften } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { about } from '../answers.ts'
import { browserTokens } from '../browsers/tokens.ts'
import { logIn } from '../flows/log-in.ts'
import { logOut } from '../flows/log-out.ts'
import { emptyForm, logInForm } from '../forms.ts'
import { readReturnPath } from '../return-address.ts'
import { secondMessages } from '../second-messages.ts'
import { secretHashOf } from '../secret.ts'
import { secondsLeft } from './session.ts'

/** The calls about being logged in. */
export function sessionRoutes(app: FastifyInstance, parts: Parts) {
  const { db, door, hasher, now, renderPage } = parts
  const calls = callsOf(app, parts)
  const browsers = browserTokens(door.jar)

  calls.get('/api/v1/user/status', {
    ...about.status,
    run: async ({ visitor }) => ({ authenticated: visitor.session !== undefined }),
  })

  calls.get('/actions/users/session-info', {
    ...about.sessionInfo,
    async run({ visitor, request, reply }) {
      const stays = (request.query as Record<string, unknown>).dontExtendSession === '1'
      const session = visitor.session && (stays ? visitor.session : await door.extendSession(visitor.session))
      const csrfTokenValue = currentToken(door.jar, request, reply, session?.tokenHash ?? '')
      const csrf = { csrfTokenName: 'csrf', csrfTokenValue }
      if (!session) return { isGuest: true, timeout: 0, ...csrf }
      const { memberId: id, email } = session
      return { isGuest: false, timeout: secondsLeft(session, now()), id, email, ...csrf }
    },
  })

  calls.post('/actions/users/login', {
    ...about.logIn,
    form: () => logInForm,
    screen: (state, request) =>
      renderPage('log-in', logInPath, { state, returnUrl: readReturnPath(bodyOf(request).redirect) }),
    async run({ value, visitor, request, reply }) {
      const browser = browsers.welcoming(request)
      const credentials = {
        email: value.loginName,
        password: value.password,
        earlierTokenHash: visitor.session?.tokenHash,
        knownHashes: browsers.known(request),
        browserHash: browser.hash,
      }
      const result = await logIn(db, hasher, credentials, visitor.audit, now())
      if (result.outcome === 'wrong') return failureOf('invalid_credentials', messages.wrongCredentials)
      if (result.outcome === 'not-activated')
        return {
          ...failureOf('pending_verification', messages.notActivated),
          html: secondMessages.notActivated,
        }
      if (result.outcome === 'too-often')
        return { ...tooOften(result.retryAt), html: secondMessages.tooOften }

      door.jar.set(reply, 'session', result.token)
      browser.keep(reply, result.knownHash ? [result.knownHash] : [])
      const csrfTokenValue = renewToken(door.jar, reply, secretHashOf(result.token))
      const redirect = readReturnPath(value.redirect)
      const returnUrl = myAccountPath
      return {
        body: { returnUrl, ...(redirect && { redirect }), csrfTokenValue },
        next: redirect ?? returnUrl,
      }
    },
  })

  calls.post('/actions/users/logout', {
    ...about.logOut,
    form: () => emptyForm,
    async run({ visitor, reply }) {
      if (visitor.session) await logOut(db, visitor.session, visitor.audit, now())
      door.jar.clear(reply, 'session')
      return { body: { csrfTokenValue: renewToken(door.jar, reply, '') }, next: '/' }
    },
  })
}

function bodyOf(request: FastifyRequest): Record<string, unknown> {
  return (request.body ?? {}) as Record<string, unknown>
}
