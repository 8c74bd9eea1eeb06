import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestSite } from '#test/site.ts'

const site = await openTestSite()

/** The two questions about the own risk stand on one page. */
const tools = {
  'premie-berekenen': ['leeftijd', 'basis', 'aanvullend', 'tand', 'risico', 'cao', 'korting', 'basis3'],
  'eigen-risico-berekenen': ['vrijwillig', 'zorgkosten', 'behandeling', 'betaald', 'extra'],
  'wat-krijg-ik-vergoed': ['behandeling', 'pakket', 'verzekeraar', 'jaar'],
  zorgtoeslag: ['wie', 'inkomen', 'vermogen'],
  overstappen: ['jaar', 'data'],
}

const strange: [what: string, value: string][] = [
  ['nothing', ''],
  ['a word', 'veel'],
  ['a number below nought', '-1'],
  ['a very large number', '9'.repeat(40)],
  ['something very long', 'x'.repeat(5_000)],
  ['markup', '"><script>alert(1)</script>'],
  ['what is no UTF-8', '%ff%fe'],
  ['half a code', '%'],
  ['a character that nobody sees', '%00'],
  ['the name of something of every object', '__proto__'],
]

for (const [tool, keys] of Object.entries(tools)) {
  const ask = async (query: string, what: string) => {
    const { body, headers, statusCode } = await site.app.inject(`/zorgverzekering/${tool}?${query}`)
    assert.ok(statusCode === 200 || statusCode === 400, `${what}: ${statusCode}`)
    assert.match(`${headers['content-type']}`, /^text\/html/, what)
    assert.match(body, /<html lang="nl"/, what)
    assert.match(body, /<h1/, what)
    assert.doesNotMatch(body, /<script>alert|undefined|NaN|\[object/, what)
  }

  test(`${tool} answers whatever stands in its address, in Dutch`, async () => {
    for (const [what, value] of strange)
      for (const key of keys) await ask(`${key}=${value}`, `${key}: ${what}`)
  })

  test(`${tool} answers an address with a parameter twice, or a hundred times`, async () => {
    for (const key of keys) {
      await ask(`${key}=30&${key}=40`, `${key} twice`)
      await ask(Array.from({ length: 100 }, (_, at) => `${key}=${at}`).join('&'), `${key} a hundred times`)
    }
    await ask(keys.map((key) => `${key}=30&${key}=veel`).join('&'), 'all of them twice')
    await ask(Array.from({ length: 100 }, (_, at) => `sleutel${at}=${at}`).join('&'), 'a hundred others')
  })
}

const send = (payload: string) =>
  site.app.inject({
    method: 'POST',
    url: '/actions/care-allowance',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
    },
    payload,
  })

test('the form of the zorgtoeslag answers whatever is sent, in Dutch', async () => {
  const page = 'page=/zorgverzekering/zorgtoeslag'
  const fields = ['wie', 'inkomen', 'vermogen']
  for (const payload of [
    ...fields.flatMap((field) => strange.map(([, value]) => `${page}&${field}=${value}`)),
    ...fields.map((field) => `${page}&${`${field}=30&`.repeat(100)}`),
    `${page}&wie=alleen&wie=samen&inkomen=30000&inkomen=40000`,
    '',
    'page=',
    'page=/bestaat-niet&wie=alleen&inkomen=30000',
  ]) {
    const { body, statusCode } = await send(payload)

    assert.ok([200, 400, 404, 422].includes(statusCode), `${payload.slice(0, 60)}: ${statusCode}`)
    assert.match(body, /<html lang="nl"/, payload.slice(0, 60))
  }
})

test('whoever earns or owns too much is told so, with the limit', async () => {
  const page = 'page=/zorgverzekering/zorgtoeslag'
  for (const [fields, said] of [
    [
      'wie=alleen&inkomen=40858',
      'Je inkomen is hoger dan €\u00a040.857. Dan krijg je in 2026 geen zorgtoeslag.',
    ],
    [
      'wie=samen&inkomen=99999',
      'Jullie inkomen is hoger dan €\u00a051.142. Dan krijgen jullie in 2026 geen zorgtoeslag.',
    ],
    [
      'wie=alleen&inkomen=20000&vermogen=200000',
      'Je vermogen is hoger dan €\u00a0146.011. Dan krijg je in 2026 geen zorgtoeslag.',
    ],
  ] as const) {
    const { body, statusCode } = await send(`${page}&${fields}`)

    assert.equal(statusCode, 200)
    assert.ok(body.includes(said), said)
  }
})
