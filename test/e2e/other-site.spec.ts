import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { awake, newMember, test } from './member.ts'

/** A page of somebody else, on this machine: another port is another origin, another name is another site too. */
let server: Server
let html = ''
let port = 0

test.beforeAll(async () => {
  server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end(html)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  port = (server.address() as AddressInfo).port
})
test.afterAll(() => server.close())

for (const host of ['127.0.0.1', 'localhost']) {
  test(`a page at ${host} on another port writes nothing in the name of a member (CSRF-04, CSRF-01)`, async ({
    page,
    baseURL,
  }) => {
    await newMember(page, 'doelwit')
    const before = await (await page.request.get('/api/v1/user/profile')).json()
    html = `<form method="post" action="${baseURL}/api/v1/user/profile/update">
      <input name="firstName" value="Gekaapt"><button>Win een prijs</button></form>
      <form method="post" action="${baseURL}/actions/users/logout"><button>Ga weg</button></form>
      <script>
        const send = (type, body) => fetch('${baseURL}/actions/users/logout',
          { method: 'POST', mode: 'no-cors', credentials: 'include', headers: { 'content-type': type }, body })
        Promise.allSettled([send('text/plain', '{}'), send('application/x-www-form-urlencoded', '')])
          .then(() => document.body.append('klaar'))
      </script>`

    await page.goto(`http://${host}:${port}/`)
    await expect(page.getByText('klaar')).toBeVisible()
    for (const name of ['Win een prijs', 'Ga weg']) {
      await page.goto(`http://${host}:${port}/`)
      // Not one of those that the script of that page sends.
      const answer = page.waitForResponse((response) => response.request().isNavigationRequest())
      await page.getByRole('button', { name }).click()
      expect((await answer).status()).toBe(403)
    }

    const after = await page.request.get('/api/v1/user/profile')
    expect(after.status()).toBe(200)
    expect(await after.json()).toEqual(before)
  })

  test(`a page at ${host} on another port shows nothing of the site in a frame (HDR-01, HDR-05)`, async ({
    page,
    baseURL,
  }) => {
    html = ['/', '/inloggen', '/mijn-account/verwijderen', '/api/v1/user/status']
      .map((path) => `<iframe src="${baseURL}${path}"></iframe>`)
      .join('')

    await page.goto(`http://${host}:${port}/`)

    const frames = page.frames().slice(1)
    expect(frames.length).toBe(4)
    // The browser shows a page of its own instead.
    for (const frame of frames) await expect.poll(() => frame.url()).toMatch(/^chrome-error:/)
  })
}

test('a page of another site reads nothing that a member may read (CSRF-05)', async ({ page, baseURL }) => {
  await newMember(page, 'gelezen')
  html = `<script>
    Promise.all(['/api/v1/user/profile', '/actions/users/session-info', '/api/v1/user/export'].map((path) =>
      fetch('${baseURL}' + path, { credentials: 'include' }).then((r) => r.text(), () => 'geweigerd')))
      .then((answers) => document.body.append(answers.join(' ')))
  </script>`

  await page.goto(`http://127.0.0.1:${port}/`)

  await expect(page.getByText('geweigerd geweigerd geweigerd')).toBeVisible()
})

test('who logs out in one tab is logged out in the other (SES-03)', async ({ page, context }) => {
  await newMember(page, 'tabs')
  await page.goto('/mijn-account')
  const other = await context.newPage()
  await other.goto('/mijn-account/veiligheid')
  // A form that is sent without script tells no other tab.
  await awake(other)

  const links = other.getByRole('navigation', { name: 'Mijn account' })
  await links.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(other).toHaveURL('/')

  expect((await page.request.get('/api/v1/user/profile')).status()).toBe(401)
  await expect(page).not.toHaveURL('/mijn-account')
})
