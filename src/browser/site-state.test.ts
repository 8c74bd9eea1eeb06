import assert from 'node:assert/strict'
import test from 'node:test'
import { changeSiteState, isLoggedIn, onSiteState, siteState } from './site-state.ts'

test('the state begins as the specification says (specification 3)', () => {
  assert.deepEqual(siteState(), {
    cookieChoice: '',
    isCookieBarOpen: false,
    isNavigationOpen: false,
    backdropLevel: 0,
    isHeaderDropdownOpen: false,
    headerPanel: null,
    headerDropdownTimeout: null,
    hasHeaderDropdownTransitions: true,
    loginStatus: undefined,
  })
})

test('somebody is logged in only when the status is exactly true (specification 3)', () => {
  const answers = [true, false, null, undefined].map((loginStatus) => isLoggedIn({ loginStatus }))

  assert.deepEqual(answers, [true, false, false, false])
})

test('who listens hears of changes, not of what stays the same, and no longer after stopping', () => {
  const heard: number[] = []
  const stop = onSiteState(({ backdropLevel }) => heard.push(backdropLevel))

  changeSiteState({ backdropLevel: 10 })
  changeSiteState({ backdropLevel: 10 })
  stop()
  changeSiteState({ backdropLevel: 0 })

  assert.deepEqual(heard, [10])
})
