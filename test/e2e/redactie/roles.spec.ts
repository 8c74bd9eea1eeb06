import { execFileSync } from 'node:child_process'
import type { Browser, Page } from '@playwright/test'
import { stepAt, totpCode } from '../../../src/features/editor/people/second-factor/totp.ts'
import { faultsOf } from '../axe.ts'
import { call, readDraft } from '../edit-screen.ts'
import { editedSite, expect, logInAsEditor, test } from '../editor.ts'
import { linkFromMail, newAddress } from '../member.ts'
import { tabTo } from '../walk-focus.ts'

const password = 'wandelen langs de vaart 9'

test('a colleague who is no member writes, asks for a check, gets the page back with a remark, and it is published by another', async ({
  page,
  browser,
}) => {
  const email = newAddress('schrijver')
  const writer = await newWriter(browser, page, email)
  const title = `Controle ${Date.now()}`

  await test.step('the writer makes a page and asks for a check, without script', async () => {
    await writer.goto('/redactie/paginas/nieuw')
    await writer.getByLabel('Titel').fill(title)
    await writer.getByRole('button', { name: 'Maak' }).click()
    await expect(writer).toHaveURL(/bewerken$/)
    await writer.goto('/redactie')
    await writer.getByRole('link', { name: title }).first().click()
    await expect(writer.getByRole('link', { name: 'Publiceren' })).toHaveCount(0)
    await expect(writer.getByRole('link', { name: 'Verplaatsen' })).toHaveCount(0)
    await writer.getByRole('link', { name: 'Vraag om controle' }).click()
    await writer.getByRole('button', { name: 'Vraag om controle' }).click()
    await expect(writer.getByText('De pagina is klaar voor controle.')).toBeVisible()
  })

  await test.step('who may publish finds it on the first screen and sends it back, with the keyboard', async () => {
    await logInAsEditor(page)
    await page.goto('/redactie')
    await page.getByRole('region', { name: 'Wacht op controle' }).getByRole('link', { name: title }).click()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Stuur terug' }).click()
    await expect(page.getByRole('alert')).toContainText('Zeg bij een blok')
    expect(await faultsOf(page)).toEqual([])
    await page.getByLabel('Blok 1').focus()
    await page.keyboard.type('Schrijf hier een inleiding.')
    await page.getByRole('button', { name: 'Stuur terug' }).press('Enter')
    await expect(page.getByText('De pagina is teruggestuurd.')).toBeVisible()
  })

  await test.step('the writer reads it beside the block and says that it is done', async () => {
    await writer.goto('/redactie')
    await writer.getByRole('region', { name: 'Terug na controle' }).getByRole('link', { name: title }).click()
    await expect(writer.getByText('Schrijf hier een inleiding.')).toBeVisible()
    await writer.getByLabel('Antwoord').fill('Staat erin.')
    await writer.getByRole('button', { name: 'Afgehandeld' }).click()
    await expect(writer.getByRole('region', { name: 'Afgehandeld' })).toContainText('Staat erin.')
  })

  await test.step('the writer asks again, and who checks it publishes it with the keyboard', async () => {
    const path = new URL(writer.url()).searchParams.get('adres') ?? ''
    const { id } = await call<{ id: string }>(writer, 'drafts/start', { path })
    const { revision, document } = await readDraft(writer, id)
    const hero = { kind: 'hero', id: 'begin', title, lead: 'Nu met een inleiding.' }
    const description = `Een pagina die een collega nakijkt: ${title}.`
    await call(writer, 'drafts/save', {
      id,
      revision,
      document: { ...document, description, blocks: [hero] },
    })
    await writer.goto(`/redactie/paginas/controle?adres=${encodeURIComponent(path)}`)
    await writer.getByRole('button', { name: 'Vraag om controle' }).click()
    await expect(writer.getByText('De pagina is klaar voor controle.')).toBeVisible()

    await page.goto('/redactie')
    await page.getByRole('region', { name: 'Wacht op controle' }).getByRole('link', { name: title }).click()
    await tabTo(page.getByRole('main').getByRole('link', { name: 'Publiceren' }))
    await page.keyboard.press('Enter')
    await tabTo(page.getByRole('button', { name: 'Publiceren' }))
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page.getByText('De pagina is gepubliceerd.')).toBeVisible()
    expect(await (await page.request.get(path)).text()).toContain('Nu met een inleiding.')
  })
  await writer.context().close()
})

test('who decides about the redactie sees who may what, gives a role and cannot lose the last one', async ({
  page,
}) => {
  const email = newAddress('uitgenodigde')
  await logInAsEditor(page)
  await page.goto('/redactie')
  await page.getByRole('link', { name: 'Collega’s' }).click()
  expect(await faultsOf(page)).toEqual([])

  await page.getByLabel('E-mailadres').fill('geen adres')
  await page.getByRole('button', { name: 'Nodig uit' }).click()
  await expect(page.getByRole('alert')).toContainText('geldig e-mailadres')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Nodig uit' }).click()
  await expect(page.getByText('De uitnodiging is verstuurd.')).toBeVisible()
  await page.getByRole('button', { name: `Intrekken van de uitnodiging voor ${email}` }).click()
  await expect(page.getByText(email)).toHaveCount(0)

  await expect(page.getByText('De enige met de rol beheer.')).toBeVisible()
  await expect(page.getByRole('button', { name: /Verwijder Eva/ })).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
})

/** Invited by who runs the site; in a browser without script, with an app of their own. */
async function newWriter(browser: Browser, inbox: Page, email: string): Promise<Page> {
  const said = execFileSync(
    process.execPath,
    ['scripts/beheer.ts', 'redacteur', 'toevoegen', email, 'schrijver'],
    {
      env: { ...process.env, ...editedSite },
      encoding: 'utf8',
    },
  )
  expect(said).toContain('heeft nog geen account')
  const link = await linkFromMail(inbox, email, 'Je bent uitgenodigd voor de redactie')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(link)
  expect(await page.getByText('Geboortedatum').count()).toBe(0)
  await page.getByLabel('Voornaam').fill('Gerda')
  await page.getByLabel('Achternaam').fill('Smit')
  await page.getByRole('textbox', { name: 'Wachtwoord' }).fill(password)
  await page.getByRole('button', { name: 'Maak mijn account' }).click()
  await expect(page).toHaveURL(/inloggen/)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('textbox', { name: 'Wachtwoord' }).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stel je inlogcode in')
  const secret = (await page.locator('.code-secret').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code uit je app').fill(totpCode(secret, stepAt(new Date()) + 1))
  await page.getByRole('button', { name: 'Bevestig' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bewaar je herstelcodes')
  return page
}
