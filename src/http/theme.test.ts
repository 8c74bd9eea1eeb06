import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { themeCookieName, themes } from '#cookie-names.ts'
import { chosenTheme, inTheme, themeCookie, themeOf } from './theme.ts'

const read: [cookie: string | undefined, theme: string | undefined][] = [
  [undefined, undefined],
  ['', undefined],
  ['izz-theme=dark', 'dark'],
  ['izz-theme=light', 'light'],
  ['izz=abc; izz-theme=dark; cookiebar=v1:none', 'dark'],
  ['izz=abc;izz-theme=dark', 'dark'],
  ['izz-theme=dark; izz-theme=light', 'dark'],
  ['izz-theme=blauw; izz-theme=light', 'light'],
  ['izz-theme=', undefined],
  ['izz-theme=DARK', undefined],
  ['IZZ-THEME=dark', undefined],
  ['izz-theme="dark"', undefined],
  ['izz-theme=dark ', undefined],
  ['izz-theme=dark"><script>', undefined],
  ['izz-theme=dark, izz-theme=light', undefined],
  ['izz-theme=__proto__', undefined],
  ['mijn-izz-theme=dark', undefined],
  ['x=1&izz-theme=dark', undefined],
  [`izz-theme=${'d'.repeat(4_000)}`, undefined],
  [`${'izz-theme=x; '.repeat(1_000)}izz-theme=light`, 'light'],
]

for (const [cookie, theme] of read) {
  test(`${JSON.stringify(cookie)?.slice(0, 60)} is read as ${theme ?? 'no choice'}`, () => {
    assert.equal(themeOf({ headers: { cookie } }), theme)
  })
}

test('the expression that reads the choice knows the name of the cookie and every theme', () => {
  for (const theme of themes)
    assert.equal(themeOf({ headers: { cookie: `${themeCookieName}=${theme}` } }), theme)
})

test('nginx reads the choice by the same expression as the site', () => {
  const settings = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const written = /map \$http_cookie \$izz_theme \{[^}]*"~([^"]+)"/.exec(settings)?.[1]

  assert.equal(written?.replace('?<izz_chosen_theme>', ''), chosenTheme.source)
})

test('a page says its theme in its first tag, and before its stylesheet is there', () => {
  const page = Buffer.from(
    '<!doctype html><html lang="nl"><meta name="color-scheme" content="light dark"/><title>Één ☺</title></html>',
  )

  assert.equal(inTheme(page, undefined), page)
  assert.equal(
    inTheme(page, 'dark').toString(),
    '<!doctype html><html lang="nl" data-theme="dark"><meta name="color-scheme" content="dark"/><title>Één ☺</title></html>',
  )
})

test('the cookie says no more than the choice, and whoever follows their device has none', () => {
  assert.equal(
    themeCookie('dark', 60, true),
    'izz-theme=dark; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure',
  )
  assert.equal(themeCookie('light', 60, false), 'izz-theme=light; Max-Age=60; Path=/; HttpOnly; SameSite=Lax')
  assert.equal(themeCookie('device', 60, false), 'izz-theme=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax')
})
