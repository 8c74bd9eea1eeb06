import assert from 'node:assert/strict'
import test from 'node:test'
import { messages } from '#forms/messages.ts'
import { testDatabases } from '#test/databases.ts'
import { openTestSite } from '#test/site.ts'

const api = '/api/v1/redactie'
const remark = { id: '0'.repeat(32), path: '/contact', answer: 'Ik schreef dit in een lange avond.' }

for (const kind of testDatabases) {
  test(`on ${kind.name}, who was logged out while writing without script reads so in the redactie, with a way to log in and what they wrote`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })

    const answer = await site.visit().submit(`${api}/remarks/handle`, remark)

    assert.equal(answer.statusCode, 401)
    assert.ok(answer.body.includes('Redactie IZZ</title>') && answer.body.includes(messages.notLoggedIn))
    assert.match(answer.body, /<a href="\/inloggen\?return-url=/)
    assert.match(answer.body, /<textarea[^>]*>Ik schreef dit in een lange avond\.<\/textarea>/)
    assert.ok(!answer.body.includes('/uitloggen') && !answer.body.includes('Uitloggen'))
  })

  test(`on ${kind.name}, who was logged out while typing without script sends all of it again after logging in`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const rows = Object.fromEntries(
      Array.from({ length: 400 }, (_, row) => [`words-${row}`, `a"${row}, b<${row}`]),
    )

    for (const [address, typed] of [
      [`${api}/remarks/handle`, { ...remark, answer: 'Gedaan' }],
      [`${api}/instellingen/synoniemen`, { revision: '1', ...rows }],
    ] as const) {
      const answer = await site.visit().submit(address, typed)

      assert.equal(answer.statusCode, 401)
      assert.match(answer.body, /<a href="\/inloggen\?return-url=/)
      const { action, values } = formIn(answer.body)
      assert.deepEqual([action, values], [address, typed])
    }
  })

  test(`on ${kind.name}, what another site made somebody send is never offered to be sent again`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })

    for (const address of [`${api}/remarks/handle`, `${api}/pages/create`]) {
      const answer = await site.app.inject({
        method: 'POST',
        url: address,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'sec-fetch-site': 'cross-site',
          accept: 'text/html',
        },
        payload: 'answer=verzonnen&path=%2Fcontact',
      })

      assert.ok(answer.statusCode === 401 || answer.statusCode === 403)
      assert.ok(!answer.body.includes('verzonnen') && !answer.body.includes('Verstuur opnieuw'))
    }
  })

  test(`on ${kind.name}, what is not there is told in the redactie, with what was written`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const eva = await site.signIn('eva')

    const screen = await eva.get('/redactie/paginas?adres=/bestaat-niet')
    const posted = await eva.submit(`${api}/remarks/handle`, { ...remark, path: '/bestaat-niet' })

    for (const answer of [screen, posted]) {
      assert.equal(answer.statusCode, 404)
      assert.ok(answer.body.includes('Redactie IZZ</title>') && answer.body.includes(messages.notThere))
    }
    assert.match(posted.body, /<textarea[^>]*>Ik schreef dit/)
  })

  test(`on ${kind.name}, what breaks while somebody saves is told in the redactie, with what was written and without passwords`, async () => {
    let isBroken = false
    const site = await openTestSite({
      database: await kind.newAddress(),
      onStatement: (sql) => {
        if (isBroken && /remark/.test(sql)) throw new Error('the disk is gone')
      },
    })
    const eva = await site.signIn('eva')
    isBroken = true

    const answer = await eva.submit(`${api}/remarks/handle`, { ...remark, password: 'zeer geheim woord' })

    assert.equal(answer.statusCode, 500)
    assert.ok(answer.body.includes('Redactie IZZ</title>') && answer.body.includes(messages.general))
    assert.match(answer.body, /<textarea[^>]*>Ik schreef dit/)
    assert.ok(!answer.body.includes('zeer geheim woord') && !answer.body.includes('the disk is gone'))
  })
}

/** The form that sends it again, as a browser reads it. */
function formIn(html: string) {
  const [, action, inside = ''] =
    /<main.*?<form action="([^"]+)" method="post">(.*?)<\/form>/s.exec(html) ?? []
  const inputs = inside.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  return {
    action,
    values: Object.fromEntries([...inputs].map(([, name, value = '']) => [name, unescaped(value)])),
  }
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
}
