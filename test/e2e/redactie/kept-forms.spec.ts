import type { Page } from '@playwright/test'
import { faultsOf } from '../axe.ts'
import { openColleague } from '../colleague.ts'
import { call, readDraft } from '../edit-screen.ts'
import { endSession, expect, logInAsEditor, test } from '../editor.ts'

const loggedOut = 'Je bent uitgelogd. Wat je typte, is in deze browser bewaard.'
const titleOf = (page: Page) => page.getByLabel('Titel', { exact: true })
const found = 'Hier staat weer wat je eerder typte.'

test('a new page keeps its title and address when the session ends', async ({ page }) => {
  const path = `/over-ons/bewaard-${Date.now()}`
  await logInAsEditor(page)
  await page.goto('/redactie/paginas/nieuw')
  await page.getByLabel('Titel').fill('Bewaarde titel')
  await page.getByLabel('Adres', { exact: true }).fill(path)
  await endSession(page)

  await page.getByRole('button', { name: 'Maak de pagina' }).click()

  await expect(page.getByRole('alert')).toContainText(loggedOut)
  expect(await faultsOf(page)).toEqual([])
  await logInAsEditor(page)
  await page.reload()
  await expect(page.getByText(found)).toBeVisible()
  await expect(page.getByLabel('Titel')).toHaveValue('Bewaarde titel')
  await expect(page.getByLabel('Adres', { exact: true })).toHaveValue(path)
  await page.getByRole('button', { name: 'Maak de pagina' }).click()
  await page.waitForURL(/bewerken$/)
})

test('remarks and answers to them are kept when the session ends or the line breaks', async ({ page }) => {
  const path = `/over-ons/opmerkingen-${Date.now()}`
  const screen = `/redactie/paginas/controle?adres=${encodeURIComponent(path)}`
  await logInAsEditor(page)
  const { id } = await call<{ id: string }>(page, 'drafts/start', { path })
  const { revision } = await readDraft(page, id)
  await call(page, 'drafts/ask', { id, revision })
  await page.goto(screen)
  const remark = page.getByLabel('Hele pagina')
  await remark.fill('Vertel ook wat het kost.')
  await endSession(page)

  await page.getByRole('button', { name: 'Stuur terug' }).click()

  await expect(page.getByRole('alert')).toContainText(loggedOut)
  await logInAsEditor(page)
  await page.reload()
  await expect(remark).toHaveValue('Vertel ook wat het kost.')
  await page.getByRole('button', { name: 'Stuur terug' }).click()
  await page.waitForURL(/paginas\?adres/)

  await page.goto(screen)
  const answer = page.getByLabel('Antwoord (mag leeg blijven)')
  await answer.fill('Het staat er nu bij.')
  await page.route('**/remarks/handle', (route) => route.abort())
  await page.getByRole('button', { name: /^Afgehandeld/ }).click()
  await expect(page.getByRole('alert')).toContainText('Geen verbinding.')
  expect(await faultsOf(page)).toEqual([])
  await page.unroute('**/remarks/handle')
  await page.reload()
  await expect(answer).toHaveValue('Het staat er nu bij.')
  await page.getByRole('button', { name: /^Afgehandeld/ }).click()
  await expect(page.getByText('De opmerking is afgehandeld.')).toBeVisible()
  await expect(page.getByText('Het staat er nu bij.')).toBeVisible()
})

test('the moment that somebody chose to publish at is kept when the site cannot answer', async ({ page }) => {
  await logInAsEditor(page)
  await call(page, 'drafts/start', { path: '/contact' })
  await page.goto('/redactie/paginas/publiceren?adres=%2Fcontact')
  await page.getByLabel('Op een later moment').check()
  await page.getByLabel('Tijd (in Nederland)').fill('06:45')
  await page.route('**/drafts/publish', (route) => route.fulfill({ status: 503, body: '' }))

  await page.getByRole('button', { name: 'Publiceren' }).click()

  await expect(page.getByRole('alert')).toContainText('Dit lukt nu niet. Wat je typte, is in deze browser')
  await expect(page).toHaveURL(/publiceren\?adres/)
  await page.reload()
  await expect(page.getByText(found)).toBeVisible()
  await expect(page.getByLabel('Op een later moment')).toBeChecked()
  await expect(page.getByLabel('Tijd (in Nederland)')).toHaveValue('06:45')
})

test('what is typed while a form is under way is kept, whether that was saved or not', async ({ page }) => {
  const path = `/over-ons/onderweg-${Date.now()}`
  const screen = `/redactie/paginas/eigenschappen?adres=${encodeURIComponent(path)}`
  const save = page.getByRole('button', { name: 'Opslaan in het concept' })
  await logInAsEditor(page)
  await call(page, 'drafts/start', { path })
  await page.goto(screen)

  await test.step('it was not: the form comes back with it', async () => {
    await titleOf(page).fill('Te kort')
    await page.getByLabel('Jaar waar de pagina over gaat').fill('vorig jaar')
    const release = await holdNext(page)
    await save.click()
    await titleOf(page).fill('Te kort, en nog iets')
    release()
    await expect(page.getByText('Vul een jaar in, zoals 2027.').first()).toBeVisible()
    await expect(titleOf(page)).toHaveValue('Te kort, en nog iets')
  })

  await test.step('it was: the form is left, and offers it later', async () => {
    await page.getByLabel('Jaar waar de pagina over gaat').fill('')
    const release = await holdNext(page)
    await save.click()
    await titleOf(page).fill('Nog later getypt')
    release()
    await page.waitForURL(/paginas\?adres/)
    await page.goto(screen)
    await page.getByRole('button', { name: 'Verstuur alsnog wat ik typte' }).click()
    await expect(page.getByText('Jij of een collega maakte hiervan: Te kort, en nog iets')).toBeVisible()
    await expect(titleOf(page)).toHaveValue('Nog later getypt')
  })
})

/** Holds what is sent until it is let go. */
async function holdNext(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(
    '**/pages/properties',
    async (route) => {
      await held.promise
      await route.continue()
    },
    { times: 1 },
  )
  return held.resolve
}

test('what two tabs of one form hold is kept apart, and both are offered', async ({ page, context }) => {
  const path = `/over-ons/twee-tabbladen-${Date.now()}`
  await logInAsEditor(page)
  await call(page, 'drafts/start', { path })
  const open = async (title?: string) => {
    const tab = await context.newPage()
    await tab.goto(`/redactie/paginas/eigenschappen?adres=${encodeURIComponent(path)}`)
    if (title) await titleOf(tab).fill(title)
    return tab
  }
  const one = await open('Uit de ene tab')
  const other = await open('Uit de andere tab')
  await expect(other.getByText(found)).toHaveCount(0)
  for (const tab of [one, other]) await tab.close()

  const next = await open()
  await expect(titleOf(next)).toHaveValue('Uit de andere tab')
  await next.getByRole('button', { name: 'Toon wat ik nog meer typte' }).click()
  await expect(titleOf(next)).toHaveValue('Uit de ene tab')
  expect(await faultsOf(next)).toEqual([])
  await next.getByRole('button', { name: 'Opslaan in het concept' }).click()
  await next.waitForURL(/paginas\?adres/)
  await next.close()

  await test.step('what was not chosen stays until somebody chooses, also when something else is saved', async () => {
    const later = await open('Nog iets anders')
    const kept = 'Je typte hier eerder iets dat nog niet is opgeslagen.'
    await expect(later.getByText(kept)).toBeVisible()
    await later.getByRole('button', { name: 'Opslaan in het concept' }).click()
    await later.waitForURL(/paginas\?adres/)
    const last = await open()
    await expect(titleOf(last)).toHaveValue('Nog iets anders')
    await expect(last.getByText(kept)).toBeVisible()
    await last.getByRole('button', { name: 'Verstuur alsnog wat ik typte' }).click()

    await expect(last.getByText('Jij of een collega maakte hiervan: Nog iets anders')).toBeVisible()
    await expect(titleOf(last)).toHaveValue('Uit de andere tab')
    await last.getByLabel('Wat wordt het?').selectOption('Houd wat ik typte')
    await last.getByRole('button', { name: 'Opslaan in het concept' }).click()
    await last.waitForURL(/paginas\?adres/)
    const clean = await open()
    await expect(titleOf(clean)).toHaveValue('Uit de andere tab')
    await expect(clean.locator('.kept-note')).toHaveCount(0)
  })
})

test('what somebody typed is kept for them alone, whoever logs in to the same browser', async ({
  page,
  context,
  browser,
}) => {
  const path = `/over-ons/van-wie-${Date.now()}`
  const screen = `/redactie/paginas/eigenschappen?adres=${encodeURIComponent(path)}`
  await logInAsEditor(page)
  await call(page, 'drafts/start', { path })
  await (await openColleague(browser, page)).context().close()
  await page.goto(screen)
  await titleOf(page).fill('Getypt door Eva')

  await test.step('somebody else finds nothing of it, and cannot send it from where it stands', async () => {
    await logInAsEditor(page, 'bram@example.nl')
    const ofBram = await context.newPage()
    await ofBram.goto(screen)
    await expect(ofBram.locator('.editor-name')).toHaveText('Bram Yilmaz')
    await titleOf(ofBram).fill('Getypt door Bram')
    await ofBram.close()

    await page.getByRole('button', { name: 'Opslaan in het concept' }).click()
    await expect(page.getByRole('alert')).toContainText('met een ander account')
    await expect(page.getByRole('alert')).toContainText('Wat je typte, is in deze browser bewaard.')
    await expect(titleOf(page)).toHaveValue('Getypt door Eva')
    await page.close()
  })

  await test.step('whoever typed it finds it, and only that', async () => {
    const ofEva = await context.newPage()
    await logInAsEditor(ofEva)
    await ofEva.goto(screen)
    await expect(titleOf(ofEva)).toHaveValue('Getypt door Eva')
    await expect(ofEva.getByText(found)).toBeVisible()
    await expect(ofEva.getByRole('button', { name: 'Toon wat ik nog meer typte' })).toHaveCount(0)
    await ofEva.getByRole('button', { name: 'Opslaan in het concept' }).click()
    await ofEva.waitForURL(/paginas\?adres/)
  })
})
