import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import {
  accountRemovedPath,
  activatePath,
  activationLinkPath,
  activationLinkSentPath,
  changeEmailPath,
  logInPath,
  registeredPath,
  registerPath,
} from '#addresses.ts'
import { failureOf } from '#forms/failure.ts'
import { emailChangeAsked, messages } from '#forms/messages.ts'
import { renewToken } from '#http/browser-token.ts'
import { type Asked, type CallAnswer, callsOf } from '#http/calls.ts'
import { forbidden, notLoggedIn, passwordNeeded, tooOften, unfit, wrongPassword } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { about } from './answers.ts'
import { browserTokens } from './browsers/tokens.ts'
import { activate } from './flows/activate.ts'
import { askForEmailChange, confirmNewEmail } from './flows/change-email.ts'
import { register } from './flows/register.ts'
import { removeAccount } from './flows/remove-account.ts'
import { askForActivation } from './flows/send-activation.ts'
import {
  type ActivationAsked,
  activationByNumber,
  activationForm,
  codeForm,
  type EmailChange,
  emailChangeForm,
  hasUserId,
  type Registration,
  registrationForm,
  removalForm,
  resetMailForm,
} from './forms.ts'
import { getMember } from './store.ts'

/** The calls about having an account: making it, activating it, its address, its end. */
export function accountRoutes(app: FastifyInstance, parts: Parts) {
  const { db, door, hasher, isIndispensable, now, options, renderPage } = parts
  const calls = callsOf(app, parts)
  const browsers = browserTokens(door.jar)

  calls.post('/actions/users/save-user', {
    ...about.saveUser,
    form: (_visitor, body): z.ZodType<Registration | EmailChange> =>
      hasUserId(body) ? emailChangeForm : registrationForm(options(), now()),
    isForMembers: hasUserId,
    async screen(state, _request, { session }) {
      if (!session || !hasUserId(state.values))
        return renderPage('register', registerPath, { state, options: options() })
      const { id, email } = await getMember(db, session.memberId)
      const member = { id, email }
      // What somebody else typed is not offered to whoever is logged in by now.
      const shown = state.errorCode === 'forbidden' ? { ...state, values: {} } : state
      return renderPage('change-email', changeEmailPath, { member, state: shown })
    },
    run: (asked) =>
      'userId' in asked.value
        ? saveEmail({ ...asked, value: asked.value })
        : makeAccount({ ...asked, value: asked.value }),
  })

  async function makeAccount({ value, visitor, request, reply }: Asked<Registration>): Promise<CallAnswer> {
    const { email, password, ...profile } = value
    const browser = browsers.registering(request)
    const registeredHashes = browsers.registered(request)
    const asked = { email, password, profile, browserHash: browser.hash, registeredHashes }
    const result = await register(db, hasher, asked, visitor.audit, now())
    if (result.outcome === 'too-often') return tooOften(result.retryAt)
    browser.keep(reply, result.earlierHashes)
    const sent = { sent: 'registration', to: email } as const
    return {
      body: { message: messages.registered },
      page: () => renderPage('mail-sent', registeredPath, sent),
    }
  }

  async function saveEmail({ value, visitor }: Asked<EmailChange>): Promise<CallAnswer> {
    const { session, audit } = visitor
    if (!session) return notLoggedIn
    if (value.userId !== session.memberId) {
      await audit.note(
        db,
        { event: 'access-refused', outcome: 'other-member', actorId: session.memberId },
        now(),
      )
      return { ...forbidden, message: messages.otherAccount }
    }
    const result = await askForEmailChange(db, hasher, session, value, audit, now())
    if (result.outcome === 'ended') return notLoggedIn
    if (result.outcome === 'too-often') return tooOften(result.retryAt)
    if (result.outcome === 'wrong') return wrongPassword('currentPassword')
    if (result.outcome === 'same') return unfit('email', messages.sameEmail)
    return { body: { message: emailChangeAsked(value.email) }, next: `${changeEmailPath}?gevraagd` }
  }

  calls.post('/actions/users/send-activation-email', {
    ...about.sendActivation,
    form: (_visitor, body): z.ZodType<ActivationAsked> =>
      hasUserId(body) ? activationByNumber : resetMailForm,
    screen: (state) => renderPage('activation-link', activationLinkPath, { state }),
    async run({ value, visitor, request }) {
      const subject = 'userId' in value ? { registrationId: value.userId } : { email: value.loginName }
      await askForActivation(db, subject, browsers.registered(request), visitor.audit, now())
      const sent = { sent: 'activation', to: 'email' in subject ? subject.email : undefined } as const
      return {
        body: { message: messages.activationSent },
        page: () => renderPage('mail-sent', activationLinkSentPath, sent),
      }
    },
  })

  calls.post('/actions/users/activate', {
    ...about.activate,
    form: () => activationForm,
    screen: (state) =>
      renderPage('activate', activatePath, {
        code: state.values.code ?? '',
        found: state.errorCode === 'invalid_code' ? 'unknown' : 'valid',
        needsPassword: true,
        state,
      }),
    async run({ value, visitor, request, reply }) {
      const browser = browsers.welcoming(request)
      const registeredHashes = browsers.registered(request)
      const handing = { ...value, registeredHashes, browserHash: browser.hash }
      const result = await activate(db, hasher, handing, visitor.audit, now())
      if (result.outcome === 'too-often') return tooOften(result.retryAt)
      if (result.outcome === 'refused') return failureOf('invalid_code', messages.invalidActivation)
      if (result.outcome === 'wrong') return wrongPassword('password')
      if (result.outcome === 'password-needed') return passwordNeeded
      const { outcome } = result
      if (outcome === 'activated') browser.keep(reply)
      const message = outcome === 'activated' ? messages.activated : messages.alreadyActive
      const redirect = `${logInPath}?r=activated`
      return { body: { message, redirect }, next: redirect }
    },
  })

  calls.post('/actions/users/verify-email', {
    ...about.verifyEmail,
    form: () => codeForm,
    async run({ value, visitor, reply }) {
      const loggedInId = visitor.session?.memberId
      const change = await confirmNewEmail(db, value.code, loggedInId, visitor.audit, now())
      if (change.outcome === 'refused') {
        return {
          ...failureOf('invalid_code', messages.emailNotVerified),
          redirect: `${logInPath}?r=email-verified-failed`,
        }
      }
      if (change.memberId === loggedInId) door.jar.clear(reply, 'session')
      const redirect = `${logInPath}?r=email-verified`
      return { body: { redirect }, next: redirect }
    },
  })

  calls.post('/api/v1/user/account-remove', {
    ...about.removeAccount,
    form: () => removalForm,
    async run({ value, visitor, reply }) {
      const { session, audit } = visitor
      if (!session) return notLoggedIn
      const result = await removeAccount(db, hasher, session, value.password, audit, now(), isIndispensable)
      if (result.outcome === 'ended') return notLoggedIn
      if (result.outcome === 'needed') return failureOf('refused', messages.indispensable)
      if (result.outcome === 'too-often') return tooOften(result.retryAt)
      if (result.outcome === 'wrong') return wrongPassword('password')
      door.jar.clear(reply, 'session')
      renewToken(door.jar, reply, '')
      return { body: { message: messages.removed }, next: accountRemovedPath }
    },
  })
}
