import type { FastifyInstance, FastifyReply } from 'fastify'
import type { z } from 'zod'
import { emailChangeAsked, messages } from '#forms/messages.ts'
import {
  type Asked,
  type CallAnswer,
  callsOf,
  forbidden,
  notAllFilledIn,
  notLoggedIn,
  type Refusal,
} from '#http/calls.ts'
import { makeCsrfToken, newBrowserSecret } from '#http/csrf.ts'
import type { Visitor } from '#http/visitor.ts'
import type { Parts } from '#parts.ts'
import { about } from './answers.ts'
import { activate } from './flows/activate.ts'
import { askForActivation, askForReset, askToRegister } from './flows/ask.ts'
import { askForEmailChange, confirmNewEmail } from './flows/change-email.ts'
import { changePassword } from './flows/change-password.ts'
import { logIn } from './flows/log-in.ts'
import { logOut } from './flows/log-out.ts'
import { removeAccount } from './flows/remove-account.ts'
import { setPassword } from './flows/set-password.ts'
import {
  type ActivationAsked,
  activationByNumber,
  changePasswordForm,
  codeForm,
  type EmailChange,
  emailChangeForm,
  emptyForm,
  hasUserId,
  logInForm,
  type Registration,
  registrationForm,
  removalForm,
  resetMailForm,
  setPasswordForm,
} from './forms.ts'
import { readReturnPath } from './return-address.ts'
import { secondsLeft, tokenHashOf } from './sessions/session.ts'

/** The calls about being a member. */
export function accountRoutes(app: FastifyInstance, parts: Parts) {
  const { db, door, hasher, now, options, renderPage } = parts
  const calls = callsOf(app, parts)

  calls.get('/api/v1/user/status', {
    ...about.status,
    run: async ({ visitor }) => ({ authenticated: visitor.session !== undefined }),
  })

  calls.get('/actions/users/session-info', {
    ...about.sessionInfo,
    async run({ visitor, request, reply }) {
      const stays = (request.query as Record<string, unknown>).dontExtendSession === '1'
      const session = visitor.session && (stays ? visitor.session : await door.extendSession(visitor.session))
      const csrfTokenValue = currentToken(request, reply, session?.tokenHash ?? '')
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
      renderPage('log-in', '/inloggen', { state, returnUrl: readReturnPath(bodyOf(request).redirect) }),
    async run({ value, visitor, reply }) {
      const credentials = {
        email: value.loginName,
        password: value.password,
        earlierTokenHash: visitor.session?.tokenHash,
      }
      const result = await logIn(db, hasher, credentials, visitor.mark, now())
      if (result.outcome === 'wrong') return refusal('invalid_credentials', messages.wrongCredentials)
      if (result.outcome === 'not-activated') return refusal('pending_verification', messages.notActivated)
      if (result.outcome === 'too-often') return tooOften(result.retryAt)

      door.jar.set(reply, 'izz', result.token)
      const csrfTokenValue = renewToken(reply, tokenHashOf(result.token))
      const redirect = readReturnPath(value.redirect)
      const returnUrl = '/mijn-account'
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
      if (visitor.session) await logOut(db, visitor.session, visitor.mark, now())
      door.jar.clear(reply, 'izz')
      return { body: { csrfTokenValue: renewToken(reply, '') }, next: '/' }
    },
  })

  calls.post('/actions/users/save-user', {
    ...about.saveUser,
    form: (_visitor, body): z.ZodType<Registration | EmailChange> =>
      hasUserId(body) ? emailChangeForm : registrationForm(options(), now()),
    isForMembers: hasUserId,
    screen: (state) => renderPage('register', '/registreren', { state, options: options() }),
    run: (asked) =>
      'userId' in asked.value
        ? saveEmail({ ...asked, value: asked.value })
        : register(asked.value, asked.visitor),
  })

  async function register(
    { email, password, ...profile }: Registration,
    { mark }: Visitor,
  ): Promise<CallAnswer> {
    await askToRegister(db, hasher, { email, password, profile }, mark, now())
    return { body: { message: messages.registered }, next: '/registreren/gelukt' }
  }

  async function saveEmail({ value, visitor }: Asked<EmailChange>): Promise<CallAnswer> {
    const { session, mark } = visitor
    if (!session) return notLoggedIn
    if (value.userId !== session.memberId) {
      await mark.note(
        db,
        { event: 'access-refused', outcome: 'other-member', actorId: session.memberId },
        now(),
      )
      return forbidden
    }
    const result = await askForEmailChange(db, hasher, session.memberId, value, mark, now())
    if (result.outcome === 'too-often') return tooOften(result.retryAt)
    if (result.outcome === 'wrong') return wrongPassword('currentPassword')
    if (result.outcome === 'same') return unfit('email', messages.sameEmail)
    return { body: { message: emailChangeAsked(value.email) }, next: '/mijn-account' }
  }

  calls.post('/actions/users/send-activation-email', {
    ...about.sendActivation,
    form: (_visitor, body): z.ZodType<ActivationAsked> =>
      hasUserId(body) ? activationByNumber : resetMailForm,
    screen: (state) => renderPage('activation-link', '/activatielink-aanvragen', { state }),
    async run({ value, visitor }) {
      const subject = 'userId' in value ? { memberId: value.userId } : { email: value.loginName }
      await askForActivation(db, subject, visitor.mark, now())
      return { body: { message: messages.activationSent }, next: '/activatielink-aanvragen/verstuurd' }
    },
  })

  calls.post('/actions/users/activate', {
    ...about.activate,
    form: () => codeForm,
    screen: (state) => renderPage('activate', '/activeren', { code: '', found: 'unknown', state }),
    async run({ value, visitor }) {
      const outcome = await activate(db, value.code, visitor.mark, now())
      if (outcome === 'refused') return refusal('invalid_code', messages.invalidActivation)
      const message = outcome === 'activated' ? messages.activated : messages.alreadyActive
      const redirect = '/inloggen?r=activated'
      return { body: { message, redirect }, next: redirect }
    },
  })

  calls.post('/actions/users/send-password-reset-email', {
    ...about.sendReset,
    form: () => resetMailForm,
    screen: (state) => renderPage('forgot-password', '/wachtwoord-vergeten', { state }),
    async run({ value, visitor }) {
      await askForReset(db, value.loginName, visitor.mark, now())
      return { body: { message: messages.resetSent }, next: '/wachtwoord-vergeten/verstuurd' }
    },
  })

  calls.post('/actions/users/set-password', {
    ...about.setPassword,
    form: () => setPasswordForm,
    screen: (state) =>
      renderPage('set-password', '/wachtwoord-instellen', {
        code: state.values.code ?? '',
        found: state.errorCode === 'invalid_code' ? 'unknown' : 'valid',
        state,
      }),
    async run({ value, visitor }) {
      const result = await setPassword(db, hasher, value, visitor.mark, now())
      if (result.outcome === 'refused') return refusal('invalid_code', messages.invalidReset)
      if (result.outcome === 'unfit') return unfit('newPassword', result.fault)
      const redirect = '/inloggen?r=password-reset'
      return { body: { message: messages.passwordReset, redirect }, next: redirect }
    },
  })

  calls.post('/actions/users/verify-email', {
    ...about.verifyEmail,
    form: () => codeForm,
    async run({ value, visitor, reply }) {
      const outcome = await confirmNewEmail(db, value.code, visitor.mark, now())
      if (outcome === 'refused') {
        return {
          ...refusal('invalid_code', messages.emailNotVerified),
          redirect: '/inloggen?r=email-verified-failed',
        }
      }
      door.jar.clear(reply, 'izz')
      const redirect = '/inloggen?r=email-verified'
      return { body: { redirect }, next: redirect }
    },
  })

  calls.post('/api/v1/user/change-password', {
    ...about.changePassword,
    form: () => changePasswordForm,
    async run({ value, visitor, reply }) {
      const { session, mark } = visitor
      if (!session) return notLoggedIn
      const result = await changePassword(db, hasher, session, value, mark, now())
      if (result.outcome === 'too-often') return tooOften(result.retryAt)
      if (result.outcome === 'wrong') return wrongPassword('currentPassword')
      if (result.outcome === 'unfit') return unfit('newPassword', result.fault)
      const csrfTokenValue = renewToken(reply, session.tokenHash)
      return { body: { message: messages.passwordChanged, csrfTokenValue }, next: '/mijn-account' }
    },
  })

  calls.post('/api/v1/user/account-remove', {
    ...about.removeAccount,
    form: () => removalForm,
    async run({ value, visitor, reply }) {
      const { session, mark } = visitor
      if (!session) return notLoggedIn
      const result = await removeAccount(db, hasher, session.memberId, value.password, mark, now())
      if (result.outcome === 'too-often') return tooOften(result.retryAt)
      if (result.outcome === 'wrong') return wrongPassword('password')
      door.jar.clear(reply, 'izz')
      renewToken(reply, '')
      return { body: { message: messages.removed }, next: '/' }
    },
  })

  /** The browser keeps its secret; only the mask of the token differs from answer to answer. */
  function currentToken(request: Asked<unknown>['request'], reply: FastifyReply, session: string): string {
    const secret = door.jar.read(request, 'izz-csrf')
    return secret && secret.length <= 64 ? makeCsrfToken(secret, session) : renewToken(reply, session)
  }

  function renewToken(reply: FastifyReply, session: string): string {
    const secret = newBrowserSecret()
    door.jar.set(reply, 'izz-csrf', secret)
    return makeCsrfToken(secret, session)
  }
}

function bodyOf(request: Asked<unknown>['request']): Record<string, unknown> {
  return (request.body ?? {}) as Record<string, unknown>
}

function refusal(errorCode: string, message: string): Refusal {
  return { status: 400, errorCode, message }
}

function unfit(field: string, message: string): Refusal {
  return { ...notAllFilledIn, errors: { [field]: [message] } }
}

function wrongPassword(field: string): Refusal {
  return {
    ...refusal('invalid_credentials', messages.wrongPassword),
    errors: { [field]: [messages.wrongPassword] },
  }
}

function tooOften(retryAt: Date): Refusal {
  return { status: 429, errorCode: 'too_many_requests', message: messages.tooOften, retryAt }
}
