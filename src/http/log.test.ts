import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestSite } from '#test/site.ts'
import { loggedPath } from './log.ts'

const site = await openTestSite()

test('the log tells which page was asked for', () => {
  const long = '/zorgverzekering/een-heel-lang-adres-van-een-pagina-met-veel-woorden'
  for (const path of ['/', '/contact', long, '/dist/start-B7dK2xYz.js', '/api/v1/user/status'])
    assert.equal(loggedPath(path), path)
  assert.equal(loggedPath('/zoeken?q=naam'), '/zoeken')
  assert.equal(loggedPath('/caf%C3%A9'), '/caf')
  assert.ok(loggedPath('/'.repeat(16_000)).length <= 300)
})

test('whoever reads the log cannot open a preview, nor use a code, however the address was written (LOG-03)', async () => {
  const secret = 'Kanarie-_AbCdEfGhIjKlMnOpQrStUvWxYz0123456789'
  const addresses = [
    ...[`/voorbeeld/${secret}`, `/voorbeeld/${secret}/`, `/VOORBEELD/${secret}`, `//voorbeeld/${secret}`],
    ...[`/%76oorbeeld/${secret}`, `/voorbeeld%2f${secret}`, `/voorbeeld/%4b${secret}`, `/voorbeeld/kanarie`],
    ...[`/activeren/${secret}`, `/activeren?code=${secret}`, `/wachtwoord-instellen/${secret}?x`],
  ]

  for (const url of addresses)
    for (const method of ['GET', 'POST', 'HEAD'] as const) await site.app.inject({ method, url })

  assert.ok(site.log.filter((line) => line.includes('"answered"')).length >= 3 * addresses.length)
  assert.doesNotMatch(site.log.join(''), /kanarie/i)
})
