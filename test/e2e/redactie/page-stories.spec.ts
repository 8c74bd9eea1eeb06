import type { Page } from '@playwright/test'
import { faultsOf } from '../axe.ts'
import { expect, logInAsEditor, test } from '../editor.ts'
import { newAddress } from '../member.ts'
import { tabTo } from '../walk-focus.ts'

/** Every story has a page of its own: they run at the same time on one site. */
const unique = (name: string) => newAddress(name).replace(/@.*/, '')
const sheet = (path: string, screen = '') => `/redactie/paginas${screen}?adres=${encodeURIComponent(path)}`

async function call(page: Page, path: string, data: object) {
  const { csrfTokenValue } = await (await page.request.get('/actions/users/session-info')).json()
  const headers = { 'x-csrf-token': csrfTokenValue }
  const answer = await page.request.post(`/api/v1/redactie/${path}`, { data, headers })
  return { status: answer.status(), ...(await answer.json()) }
}

/** What the editing screen would save. */
async function write(page: Page, path: string, lead: string, html: string) {
  const { id } = (await call(page, 'drafts/start', { path })).data
  const { data } = await (await page.request.get(`/api/v1/redactie/drafts/${id}`)).json()
  const blocks = [
    { kind: 'hero', id: 'begin', title: 'Een verhaal uit de zorg', lead },
    { kind: 'text', id: 'tekst', html },
  ]
  const document = { ...data.document, description: `Een pagina om mee te proberen: ${path}.`, blocks }
  return call(page, 'drafts/save', { id, revision: data.revision, document })
}

async function makePage(page: Page, title: string): Promise<string> {
  const path = `/over-ons/${unique('verhaal')}`
  await page.goto('/redactie/paginas/nieuw')
  await page.getByLabel('Titel').fill(title)
  await page.getByLabel('Adres').fill(path)
  await page.getByRole('button', { name: 'Maak de pagina' }).click()
  await page.waitForURL(/bewerken$/)
  return path
}

async function publishNow(page: Page, path: string) {
  await page.goto(sheet(path))
  await page.getByRole('link', { name: 'Publiceren' }).click()
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible()
}

test.beforeEach(({ page }) => logInAsEditor(page))

test('an editor makes a page; the gate refuses it and lets it through once it is mended', async ({
  page,
}) => {
  const title = `Poortje ${unique('x')}`
  const path = await makePage(page, title)
  await write(page, path, 'Een inleiding.', '<p>Dat kost € 12. <a href="/weg">Lees over weg</a></p>')

  await page.goto(sheet(path, '/publiceren'))
  await expect(page.getByText('De link /weg leidt naar een pagina die er niet is.')).toBeVisible()
  await expect(page.getByText('Bij een bedrag hoort het jaar')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])

  await write(page, path, 'Een inleiding.', '<p><strong> </strong></p>')
  await page.goto(sheet(path, '/publiceren'))
  await expect(page.getByText('Tekst: vul dit in.')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)

  await write(
    page,
    path,
    'Een inleiding.',
    '<p>Dat kost € 12 in 2026. <a href="/contact">Neem contact op</a></p>',
  )
  await publishNow(page, path)
  await page.goto(path)
  await expect(page.getByText('Dat kost € 12 in 2026.')).toBeVisible()
})

test('while a title is typed, the address that will be made of it is told', async ({ page }) => {
  const word = unique('x')
  await page.goto('/redactie/paginas/nieuw')
  const address = page.getByLabel('Adres')
  await page.getByLabel('Onder welke pagina').selectOption('/over-ons')
  await page.getByLabel('Titel').fill(`Één zomer in ${word}`)
  const made = `/over-ons/een-zomer-in-${word}`
  await expect(address).toHaveAccessibleDescription(`Laat dit leeg, dan wordt het adres ${made}`)
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('Titel').fill('')
  await expect(address).toHaveAccessibleDescription('Laat dit leeg, dan maken we het adres van de titel.')

  await page.getByLabel('Titel').fill(`Één zomer in ${word}`)
  await page.getByRole('button', { name: 'Maak de pagina' }).click()
  await page.waitForURL(/bewerken$/)
  await page.goto(sheet(made))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Één zomer in ${word}`)
})

test('an editor finds pages to read on by their title', async ({ page }) => {
  const path = await makePage(page, `Verder lezen ${unique('x')}`)
  await page.goto(sheet(path, '/eigenschappen'))
  const first = page.getByLabel('Pagina 1')
  await first.fill('eigen risico')
  await expect(first).toHaveAccessibleDescription('Kies een pagina uit de lijst.')
  await page
    .getByRole('option', { name: /^Eigen risico/ })
    .first()
    .click()
  await expect(first).toHaveValue('/zorgverzekering/eigen-risico')
  await expect(first).toHaveAccessibleDescription('Naar: Eigen risico')
  await page.getByLabel('Pagina 2').fill('contact')
  await expect(page.getByRole('option', { name: /^Contact/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Pagina 2')).toHaveValue('/contact')
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Opslaan in het concept' }).click()
  await expect(page).toHaveURL(/\/redactie\/paginas\?adres/)
  await page.goto(sheet(path, '/eigenschappen'))
  await expect(first).toHaveValue('/zorgverzekering/eigen-risico')
  await expect(page.getByLabel('Pagina 2')).toHaveValue('/contact')
})

test('what an editor types before the field is awake is searched for as soon as it is', async ({ page }) => {
  const path = await makePage(page, `Vroeg getypt ${unique('x')}`)
  const typed = Promise.withResolvers<void>()
  await page.route(/\/dist\/.*\.js/, async (route) => {
    await typed.promise
    await route.continue()
  })
  await page.goto(sheet(path, '/eigenschappen'), { waitUntil: 'commit' })
  await page.getByLabel('Pagina 1').fill('eigen risico')
  typed.resolve()
  await expect(page.getByRole('option', { name: /^Eigen risico/ }).first()).toBeVisible()
  await expect(page.getByLabel('Pagina 1')).toHaveValue('eigen risico')
})

test('an editor plans, compares, publishes and takes back', async ({ page }) => {
  const path = await makePage(page, `Heen en terug ${unique('x')}`)
  await write(page, path, 'De eerste inleiding.', '<p>Je leest de eerste tekst.</p>')
  await publishNow(page, path)
  await write(page, path, 'De tweede inleiding.', '<p>Je leest de tweede tekst.</p>')

  await page.goto(sheet(path))
  await page.getByRole('link', { name: 'Vergelijken met de site' }).click()
  await expect(page.locator('del', { hasText: 'eerste' }).first()).toBeVisible()
  await expect(page.locator('ins', { hasText: 'tweede' }).first()).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await page.goto(sheet(path, '/publiceren'))
  await page.getByLabel('Op een later moment').check()
  await page.getByRole('button', { name: 'Publiceren' }).click()
  await expect(page.getByRole('main').getByText('Gepland', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Planning weghalen' }).click()
  await expect(page.getByText('De planning is weg.')).toBeVisible()
  await publishNow(page, path)
  await page.goto(path)
  await expect(page.getByText('De tweede inleiding.')).toBeVisible()

  await page.goto(sheet(path, '/versies'))
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Meteen terugzetten' }).last().click()
  await expect(page.getByText('De oude versie is teruggezet')).toBeVisible()
  await page.goto(path)
  await expect(page.getByText('De eerste inleiding.')).toBeVisible()
})

test('a page that moved is found at its old address, and a removed one is taken back by one button', async ({
  page,
}) => {
  const path = await makePage(page, `Verhuizer ${unique('x')}`)
  await write(page, path, 'Ik verhuis.', '<p>Je leest dit straks elders.</p>')
  await publishNow(page, path)

  await page.goto(sheet(path, '/verplaatsen'))
  await page.getByLabel('Nieuw adres').fill(`${path}-nieuw`)
  await page.getByRole('button', { name: 'Verplaats de pagina' }).click()
  await expect(page.getByText('De pagina is verplaatst.')).toBeVisible()
  await page.goto(path)
  await expect(page).toHaveURL(`${path}-nieuw`)

  await page.goto(sheet(`${path}-nieuw`, '/verwijderen'))
  await page.getByRole('button', { name: 'Verwijder de pagina' }).click()
  await expect(page).toHaveURL(/staat=verwijderd/)
  expect((await page.request.get(`${path}-nieuw`)).status()).toBe(404)
  await page.goto(sheet(`${path}-nieuw`))
  expect(await faultsOf(page)).toEqual([])
  await tabTo(page.getByRole('button', { name: 'Terughalen' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Concept', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Terughalen' })).toHaveCount(0)
})

test('axe finds nothing wrong with the screens about pages', async ({ page }) => {
  const path = '/zorgverzekering/premie'
  const screens = ['', '/eigenschappen', '/verplaatsen', '/kopieren', '/verwijderen']
  const addresses = ['/redactie?open=/zorgverzekering', '/redactie?q=zorg', '/redactie/paginas/nieuw']
  for (const address of [...addresses, ...screens.map((screen) => sheet(path, screen))]) {
    await page.goto(address)
    expect(await faultsOf(page), address).toEqual([])
  }
})

test('of two saves at once one is refused, and shown what the other saved', async ({ page }) => {
  const path = await makePage(page, `Tegelijk ${unique('x')}`)
  const { id } = (await call(page, 'drafts/start', { path })).data
  const { data } = await (await page.request.get(`/api/v1/redactie/drafts/${id}`)).json()
  const save = (title: string) =>
    call(page, 'drafts/save', { id, revision: data.revision, document: { ...data.document, title } })

  const answers = await Promise.all([save('Een'), save('Twee')])

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('pages are found, opened and changed by keyboard alone', async ({ page }) => {
    await page.goto('/redactie')
    await page.getByLabel('Zoek op titel of adres').focus()
    await page.keyboard.type('eigen risico')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/q=eigen/)
    await page.getByRole('link', { name: 'Eigen risico', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Eigenschappen' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Titel')).toHaveValue('Eigen risico')
  })
})
