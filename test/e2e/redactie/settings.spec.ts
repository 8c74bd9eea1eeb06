import { faultsOf } from '../axe.ts'
import { endSession, expect, logInAsEditor, test } from '../editor.ts'
import { handOn } from '../hand.ts'
import { logIn, newAddress } from '../member.ts'

// One after the other: whoever saves what somebody else is about to confirm makes them confirm again.
test.describe.configure({ mode: 'default' })

test('an editor changes a year fact, and every reader sees it', async ({ page }) => {
  await logInAsEditor(page)
  await page.goto('/redactie/instellingen')
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Jaarcijfers' }).click()

  await test.step('a mistake opens its row and is linked from above', async () => {
    const row = page.locator('.setting-row', { hasText: 'Nieuw jaarcijfer' }).first()
    await row.locator('summary').focus()
    await page.keyboard.press('Enter')
    await row.getByLabel('Wat het is').fill('Proefbedrag')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByRole('alert')).toContainText('Nog niet alles is goed ingevuld')
    await expect(page.getByLabel('Wat het is').and(page.locator('[value=Proefbedrag]'))).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
  })

  const row = page.locator('.setting-row', { hasText: 'Proefbedrag' })
  await row.getByLabel('Bedrag of datum').fill('€ 12,34')
  await row.getByLabel('Soort').selectOption('Bedrag')
  await row.getByLabel('Geldt van').fill('2027-01-01')
  await row.getByLabel('Tot en met').fill('2027-12-31')
  await row.getByLabel('Zekerheid').selectOption('Kan nog veranderen')
  await row.getByLabel('Naam in teksten').fill('proefbedrag')
  await row.getByLabel('Bron', { exact: true }).fill('Een proef')
  await row.getByLabel('Antwoord op deze zoekvragen').fill('hoeveel is het proefbedrag')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('status')).toContainText('Opgeslagen')

  await expect
    .poll(async () => (await page.request.get('/zoeken?q=hoeveel+is+het+proefbedrag')).text())
    .toContain('12,34')
  await page.goto('/redactie/instellingen')
  await expect(
    page.locator('.setting-card', { has: page.getByRole('link', { name: 'Jaarcijfers' }) }),
  ).toContainText('door Eva Smit')
})

test('before a year fact is saved, an editor sees where it changes', async ({ page }) => {
  await logInAsEditor(page)
  await page.goto('/redactie/instellingen/jaarcijfers')
  const row = page.locator('.setting-row', { hasText: 'Hoogste korting op aanvullende pakketten' })
  await row.locator('summary').click()
  await row.getByLabel('Bedrag of datum').fill('twintig procent')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('alert')).toContainText(
    'Vul een percentage van 0 tot 100 in, zoals 20 procent.',
  )

  await row.getByLabel('Bedrag of datum').fill('21 procent')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('alert')).toContainText('Nog niet opgeslagen. Dit verandert op')
  await expect(page.getByText('Hier verandert het')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Ja, opslaan' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Opgeslagen')
})

const mostClicks = 6

test(`an amount is changed on the whole site in ${mostClicks} clicks`, async ({ page }) => {
  await logInAsEditor(page)
  const hand = handOn(page)
  await page.goto('/redactie')

  await hand.click(page.getByRole('navigation').getByRole('link', { name: 'Instellingen' }))
  await hand.click(page.getByRole('main').getByRole('link', { name: 'Jaarcijfers' }))
  const row = page.locator('.setting-row', { hasText: 'Gemiddelde premie van de basisverzekering' })
  await hand.click(row.locator('summary'))
  await hand.click(row.getByLabel('Bedrag of datum'))
  await hand.press('Control+a')
  await hand.type('€ 161')
  await hand.click(page.getByRole('button', { name: 'Opslaan', exact: true }))
  await expect(page.getByText('Hier verandert het')).toBeVisible()
  await hand.click(page.getByRole('button', { name: 'Ja, opslaan' }))

  await expect(page.getByRole('status').filter({ hasText: 'Opgeslagen' })).toBeVisible()
  expect(hand.clicks()).toBeLessThanOrEqual(mostClicks)
})

test('a form keeps what was typed when the session ends, and saves it after logging in', async ({ page }) => {
  await logInAsEditor(page)
  await page.goto('/redactie/instellingen/voet')
  const title = page.getByLabel('Kop boven de hulp')
  await title.fill('Zullen we helpen?')
  await endSession(page)

  await page.getByRole('button', { name: 'Opslaan' }).focus()
  await page.keyboard.press('Enter')

  const note = page.getByRole('alert')
  await expect(note).toContainText('Je bent uitgelogd. Wat je typte, is in deze browser bewaard.')
  await expect(note.getByRole('link', { name: 'Log in (nieuw tabblad)' })).toBeVisible()
  await expect(page).toHaveURL(/\/redactie\/instellingen\/voet$/)
  await expect(title).toHaveValue('Zullen we helpen?')
  expect(await faultsOf(page)).toEqual([])

  await logInAsEditor(page)
  const other = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await other.goto('/redactie/instellingen/voet')
  await expect(other.getByLabel('Kop boven de hulp')).toHaveValue('Zullen we helpen?')
  await expect(other.getByRole('status')).toContainText('Hier staat weer wat je eerder typte')
  expect(await faultsOf(other)).toEqual([])

  await other.getByRole('button', { name: 'Opslaan' }).click()
  await expect(other.getByRole('status')).toContainText('Opgeslagen')
  await other.reload()
  await expect(other.locator('.kept-note')).toHaveCount(0)
})

test('a form warns who leaves with something unsaved, and fails on its own screen', async ({ page }) => {
  await logInAsEditor(page)
  await page.goto('/redactie/instellingen/voet')
  await page.getByLabel('Kop boven de hulp').fill('Nog niet bewaard')

  let asked = 0
  page.on('dialog', (dialog) => {
    asked += 1
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Alle instellingen' }).click()
  await expect.poll(() => asked).toBe(1)

  await page.route('**/api/v1/redactie/instellingen/voet', (route) => route.abort())
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('alert')).toContainText('Geen verbinding.')
  await expect(page.getByLabel('Kop boven de hulp')).toHaveValue('Nog niet bewaard')
})

test('the properties of a page are kept when the session ends', async ({ page }) => {
  await logInAsEditor(page)
  await page.goto('/redactie/paginas/eigenschappen?adres=%2Fklachten')
  await page
    .getByLabel('Omschrijving')
    .fill('Ben je niet tevreden? Zo dien je een klacht in, en dit doen we ermee.')
  await page.getByLabel('Pagina 1', { exact: true }).fill('/contact')
  await endSession(page)

  await page.getByRole('button', { name: 'Opslaan in het concept' }).click()
  await expect(page.getByRole('alert')).toContainText('Je bent uitgelogd')
  await logInAsEditor(page)
  await page.goto('/redactie')
  await page.goto('/redactie/paginas/eigenschappen?adres=%2Fklachten')

  await expect(page.getByLabel('Omschrijving')).toHaveValue(/^Ben je niet tevreden/)
  await expect(page.getByLabel('Pagina 1', { exact: true })).toHaveValue('/contact')
  await page.getByRole('button', { name: 'Opslaan in het concept' }).click()
  await expect(page).toHaveURL(/\/redactie\/paginas\?adres/)
})

test('a form that cannot be saved says why, and keeps what was typed', async ({ page }) => {
  const path = `/over-ons/${newAddress('weg').replace(/@.*/, '')}`
  const why = page.getByRole('alert')
  const other = await page.context().newPage()
  await logInAsEditor(page)
  await page.goto('/redactie/paginas/nieuw')
  await page.getByLabel('Titel').fill('Straks weg')
  await page.getByLabel('Adres').fill(path)
  await page.getByRole('button', { name: 'Maak de pagina' }).click()
  await page.waitForURL(/bewerken$/)
  await page.goto(`/redactie/paginas/eigenschappen?adres=${encodeURIComponent(path)}`)
  await page.getByLabel('Omschrijving').fill('Een pagina die een collega weghaalt.')

  await test.step('a colleague removed the page', async () => {
    await other.goto(`/redactie/paginas/verwijderen?adres=${encodeURIComponent(path)}`)
    await other.getByRole('button', { name: 'Verwijder de pagina' }).click()
    await other.waitForURL(/staat=verwijderd/)
    await page.getByRole('button', { name: 'Opslaan in het concept' }).click()

    await expect(why).toContainText('Dit is er niet (meer).')
    await expect(why).toContainText('Wat je typte, is in deze browser bewaard.')
    await expect(page.getByLabel('Omschrijving')).toHaveValue('Een pagina die een collega weghaalt.')
    expect(await faultsOf(page)).toEqual([])
  })

  await test.step('whoever saves is an editor no longer', async () => {
    await endSession(page)
    await logIn(other, 'anna@example.nl')
    await expect(other).not.toHaveURL(/inloggen/)
    await page.getByRole('button', { name: 'Opslaan in het concept' }).click()

    await expect(why).toContainText('Deze pagina is alleen voor de redactie.')
    await expect(why).not.toContainText('uitgelogd')
  })
})

test('a long list is filtered while an editor types, and what is hidden is saved with the rest', async ({
  page,
}) => {
  await logInAsEditor(page)
  await page.goto('/redactie/instellingen/synoniemen')
  const rows = page.locator('.setting-row:not([data-new])')
  const all = await rows.count()
  expect(all).toBeGreaterThan(30)
  const filter = page.getByLabel('Filter de regels')
  await expect(async () => {
    await filter.fill('TANDARTS')
    await expect(rows.filter({ visible: true })).not.toHaveCount(all, { timeout: 1_000 })
  }).toPass()
  const shown = await rows.filter({ visible: true }).count()
  await expect(page.getByText(`Je ziet ${shown} van de ${all} regels.`)).toBeVisible()
  for (const row of await rows.filter({ visible: true }).all())
    expect((await row.textContent())?.toLowerCase()).toContain('tandarts')
  await expect(page.getByText('Nieuwe groep').first()).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await filter.press('Enter')
  await expect(filter).toHaveValue('TANDARTS')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  // What would not have been sent would have gone.
  await expect(page.getByText('Er is niets gewijzigd.')).toBeVisible()
  await expect(rows).toHaveCount(all)
})
