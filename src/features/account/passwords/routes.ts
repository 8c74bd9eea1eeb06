import type { FastifyInstance } from 'fastify'
import {
  forgotPasswordPath,
  logInPath,
  myAccountPath,
  resetLinkSentPath,
  setPasswordPath,
} from '#addresses.ts'
import { failureOf } from '#forms/failure.ts'
import { messages } from '#forms/messages.ts'
import { renewToken } from '#http/browser-token.ts'
import { callsOf } from '#http/calls.ts'
import { notLoggedIn, tooOften, unfit, wrongPassword } from '#http/refusals.ts'
import type { Parts } from '#parts.ts'
import { about } from '../answers.ts'
import { browserTokens } from '../browsers/tokens.ts'
import { changePassword } from '../flows/change-password.ts'
import { askForReset, resetPassword } from '../flows/reset-password.ts'
import { changePasswordForm, resetMailForm, setPasswordForm } from '../forms.ts'

/** The calls about passwords: forgotten, set anew, changed. */
export function passwordRoutes(app: FastifyInstance, parts: Parts) {
  const { db, door, hasher, now, renderPage } = parts
  const calls = callsOf(app, parts)
  const browsers = browserTokens(door.jar)

  calls.post('/actions/users/send-password-reset-email', {
    ...about.sendReset,
    form: () => resetMailForm,
    screen: (state) => renderPage('forgot-password', forgotPasswordPath, { state }),
    async run({ value, visitor, request }) {
      const wish = {
        email: value.loginName,
        knownHashes: browsers.known(request),
        registeredHashes: browsers.registered(request),
      }
      await askForReset(db, wish, visitor.audit, now())
      const sent = { sent: 'reset', to: value.loginName } as const
      return {
        body: { message: messages.resetSent },
        page: () => renderPage('mail-sent', resetLinkSentPath, sent),
      }
    },
  })

  calls.post('/actions/users/set-password', {
    ...about.setPassword,
    form: () => setPasswordForm,
    screen: (state) =>
      renderPage('set-password', setPasswordPath, {
        code: state.values.code ?? '',
        found: state.errorCode === 'invalid_code' ? 'unknown' : 'valid',
        state,
      }),
    async run({ value, visitor, request, reply }) {
      const browser = browsers.welcoming(request)
      const registeredHashes = browsers.registered(request)
      const wish = { ...value, browserHash: browser.hash, registeredHashes }
      const result = await resetPassword(db, hasher, wish, visitor.audit, now())
      if (result.outcome === 'too-often') return tooOften(result.retryAt)
      if (result.outcome === 'refused') return failureOf('invalid_code', messages.invalidReset)
      if (result.outcome === 'unfit') return unfit('newPassword', result.fault)
      browser.keep(reply)
      const redirect = `${logInPath}?r=password-reset`
      return { body: { message: messages.passwordReset, redirect }, next: redirect }
    },
  })

  calls.post('/api/v1/user/change-password', {
    ...about.changePassword,
    form: () => changePasswordForm,
    async run({ value, visitor, request, reply }) {
      const { session, audit } = visitor
      if (!session) return notLoggedIn
      const browser = browsers.welcoming(request)
      const wish = { ...value, browserHash: browser.hash }
      const result = await changePassword(db, hasher, session, wish, audit, now())
      if (result.outcome === 'ended') return notLoggedIn
      if (result.outcome === 'too-often') return tooOften(result.retryAt)
      if (result.outcome === 'wrong') return wrongPassword('currentPassword')
      if (result.outcome === 'unfit') return unfit('newPassword', result.fault)
      browser.keep(reply)
      const csrfTokenValue = renewToken(door.jar, reply, session.tokenHash)
      return { body: { message: messages.passwordChanged, csrfTokenValue }, next: myAccountPath }
    },
  })
}
