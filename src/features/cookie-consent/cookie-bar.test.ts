import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import test from 'node:test'
import {
  type Cookie,
  choiceCookieName,
  cookieNames,
  secureCookieName,
  themeCookieName,
} from '#cookie-names.ts'
import { inLetters } from '#period-words.ts'
import { openTestSite } from '#test/site.ts'
import { textVersion } from './cookie-words.ts'

const { app } = await openTestSite()

for (const path of ['/', '/inloggen', '/zoeken', '/bestaat-niet']) {
  test(`${path} holds the bar, hidden, and the link that opens it (COOK-08)`, async () => {
    const { body } = await app.inject({ url: path, headers: { accept: 'text/html' } })

    assert.match(body, /<section class="cookie-bar"[^>]* hidden=""/)
    assert.match(body, /<a href="\/cookies#cookie-instellingen">Cookie-instellingen<\/a>/)
  })
}

test('other words in the bar have another version, so that the ledger tells what was read (COOK-10)', async () => {
  const { body } = await app.inject('/')
  const bar = /<section class="cookie-bar".*?<\/section>/s.exec(body)?.[0] ?? ''
  const words = bar.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

  const fingerprint = createHash('sha256').update(words).digest('hex').slice(0, 12)

  assert.deepEqual({ textVersion, fingerprint }, { textVersion: '2026-11-18', fingerprint: 'f4bb0373b338' })
})

test('only a page with a video from outside may show a frame, and only from there', async () => {
  const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy'])

  assert.match(await policyOf('/'), /; frame-src 'none';/)
  assert.match(await policyOf('/voorbeelden'), /; frame-src https:\/\/www\.youtube-nocookie\.com;/)
})

test('the cookie page names every cookie that the site sets', async () => {
  const { body } = await app.inject('/cookies')

  const own = (Object.keys(cookieNames) as Cookie[]).map(secureCookieName)
  const names = [...own, choiceCookieName, themeCookieName]
  assert.deepEqual(
    names.filter((name) => !body.includes(`>${name}</th>`)),
    [],
  )
  assert.match(body, new RegExp(`content="${inLetters(names.length)} cookies zijn nodig`, 'i'))
})
