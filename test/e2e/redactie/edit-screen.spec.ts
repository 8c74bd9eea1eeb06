import type { Locator } from '@playwright/test'
import { faultsOf } from '../axe.ts'
import { add, call, canvas, fields, openDraft, openText, readDraft, saved, status } from '../edit-screen.ts'
import { expect, test } from '../editor.ts'

const kinds = [
  'Tekst',
  'Oproep',
  'Vragen en antwoorden',
  'Tekst met paneel',
  'Tegels',
  'Verder lezen',
  'Overzicht van pagina’s',
  'Verhalen van collega’s',
  'Video',
  'Venster met uitleg',
  'Pakketten met premie',
  'Basisverzekeringen vergelijken',
  'Pakketten vergelijken',
  'Zoekresultaten',
  'Afbeelding',
  'Tekst met afbeelding',
  'Premie berekenen',
  'Eigen risico berekenen',
  'Zorgtoeslag schatten',
]

test('an editor makes a page with every kind of block', async ({ page }) => {
  const violations: string[] = []
  page.on('console', (message) => message.type() === 'error' && violations.push(message.text()))
  const id = await openDraft(page, '/elk-blok')

  for (const kind of kinds) await add(page, kind)

  await page.getByRole('button', { name: 'Indeling' }).click()
  await expect(page.locator('.outline-item')).toHaveCount(kinds.length + 1)
  // Nobody told these of which year they are.
  for (const words of [/^Je betaalt €/, /^Het loont zolang/, /^De grenzen van 20\d\d$/])
    await expect(canvas(page).getByText(words)).toBeVisible()
  await page.locator('.outline-name', { hasText: 'Oproep' }).click()
  await fields(page)
    .getByLabel('Titel')
    .fill('Word gratis lid van IZZ, want samen weet je meer dan alleen en dat helpt')
  await expect(fields(page)).toContainText('nog 18 tekens')
  await expect(
    canvas(page).getByRole('heading', { name: /^Word gratis lid van IZZ/, includeHidden: true }),
  ).toBeVisible()
  await fields(page).getByLabel('Waarheen').fill('eigen risico')
  await page.getByRole('option', { name: /\/zorgverzekering\/eigen-risico$/ }).click()
  await expect(fields(page)).toContainText('Naar: Eigen risico')

  await saved(page)
  const { document } = await readDraft(page, id)
  expect(document.blocks).toHaveLength(kinds.length + 1)
  expect(document.blocks[2]).toMatchObject({
    kind: 'call-to-action',
    button: { href: '/zorgverzekering/eigen-risico' },
  })
  await page.getByRole('button', { name: /^Nog niet te publiceren/ }).click()
  await expect(page.getByRole('heading', { name: 'Los eerst op' })).toBeVisible()
  expect(violations).toEqual([])
})

test('an editor sees what stops publishing while writing, and looks at the preview in a new tab', async ({
  page,
}) => {
  const hero = { kind: 'hero', id: 'begin', title: 'Wat het kost', lead: 'Zo veel betaal je.' }
  const text = { kind: 'text', id: 'bedrag', html: '<p>Dat kost € 12. Als u wilt.</p>' }
  const description = 'Een pagina die laat zien wat er nog niet klopt.'
  const document = { title: 'Kosten', description, publishedDate: '2026-11-01', blocks: [hero, text] }
  await openDraft(page, '/nog-niet-klaar', document)

  await page.getByRole('button', { name: 'Nog niet te publiceren 1 op te lossen, 2 tips' }).click()
  await page.getByRole('button', { name: 'Blok 2, Tekst: Bij een bedrag hoort het jaar' }).click()
  await expect(fields(page).getByText('Los op: Bij een bedrag hoort het jaar')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Naar de velden van de pagina' }).click()
  await fields(page).getByLabel('Titel').fill('Wat je het laatst typte')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Voorbeeld bekijken (nieuw tabblad)' }).click()
  const preview = await opened
  await expect(preview).toHaveURL(/\/voorbeeld\/.{43}$/)
  await expect(preview).toHaveTitle(/^Voorbeeld: Wat je het laatst typte/)
  await expect(preview.getByText('Dit is een voorbeeld.')).toBeVisible()
})

test('who changes the same at two places sees both versions, and nothing is overwritten', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage()
  // As if both typed at the same moment: neither hears of the other before they save.
  for (const each of [page, other]) await each.route('**/drafts/present', (route) => route.abort())
  const id = await openDraft(page, '/samen-schrijven')
  await openDraft(other, '/samen-schrijven')

  await fields(other).getByLabel('Titel').fill('Titel van de ander')
  await saved(other)
  await fields(page).getByLabel('Titel').fill('Mijn titel')

  await expect(
    page.getByRole('heading', { name: 'Je hebt deze pagina ook ergens anders opgeslagen' }),
  ).toBeVisible()
  const title = page.getByRole('group', { name: 'Titel' })
  await expect(title).toContainText('Titel van de ander')
  await title.getByLabel('Je andere versie').check()
  await page.getByRole('button', { name: 'Ga verder met deze keuze' }).click()

  await saved(page)
  expect((await readDraft(page, id)).document.title).toBe('Titel van de ander')
  await other.context().close()
})

test('two versions that differ in a link, an alt text or the menu show where they do', async ({ page }) => {
  await page.route('**/drafts/present', (route) => route.abort())
  const hero = { kind: 'hero', id: 'begin', title: 'Samen', lead: 'Zo werkt het.' }
  const text = (href: string) => ({
    kind: 'text',
    id: 'tekst',
    html: `<p>Lees <a href="${href}">meer</a></p>`,
  })
  const picture = (alt: string) => ({ kind: 'picture', id: 'beeld', picture: { name: 'home-hero', alt } })
  const document = { title: 'Samen', blocks: [hero, text('/contact'), picture('Een afdeling.')] }
  const id = await openDraft(page, '/samen-zonder-woorden', document)

  const { revision } = await readDraft(page, id)
  const blocks = [hero, text('/over'), picture('Een ploeg.')]
  const navigation = { menu: 'main', order: 3 }
  await call(page, 'drafts/save', { id, revision, document: { title: 'Hun titel', navigation, blocks } })
  await fields(page).getByLabel('Titel').fill('Mijn titel')

  const marked = (name: string) => page.getByRole('group', { name }).locator('mark')
  await expect(marked('Titel')).toHaveText(['Mijn', 'Hun'])
  await expect(marked('Tekst')).toHaveText(['contact', 'over'])
  await expect(marked('Afbeelding')).toHaveText([/afdeling/, /ploeg/])
  await expect(page.getByRole('group', { name: 'Menu' })).toContainText('In welk menu: Hoofdmenu')
  expect(await faultsOf(page)).toEqual([])
})

test('when the line drops, work is kept and sent later, even by a tab that was closed', async ({
  page,
  context,
}) => {
  const id = await openDraft(page, '/in-de-trein')
  await context.setOffline(true)
  await fields(page).getByLabel('Titel').fill('Geschreven in de trein')
  await expect(status(page)).toContainText('Geen verbinding. Je werk is in deze browser bewaard')

  await context.setOffline(false)
  await saved(page)
  expect((await readDraft(page, id)).document.title).toBe('Geschreven in de trein')

  await page.route('**/drafts/save', (route) => route.abort())
  await fields(page).getByLabel('Titel').fill('Geschreven in de tunnel')
  await expect(status(page)).toContainText('Geen verbinding')
  await fields(page).getByLabel('Titel').press('End')
  const warnings: string[] = []
  page.on('dialog', (dialog) => {
    warnings.push(dialog.type())
    void dialog.accept()
  })
  await page.reload()
  expect(warnings).toEqual(['beforeunload'])
  await expect(page.getByText('Je vorige werk was nog niet opgeslagen')).toBeVisible()
  await expect(fields(page).getByLabel('Titel')).toHaveValue('Geschreven in de tunnel')
  await page.unroute('**/drafts/save')
  await saved(page)
})

test('when the session ends, work is kept until somebody logs in again', async ({ page, context }) => {
  const id = await openDraft(page, '/uitgelogd')
  const cookies = await context.cookies()
  await context.clearCookies()
  await fields(page).getByLabel('Titel').fill('Niet verloren')
  await expect(status(page)).toContainText('Je bent uitgelogd. Je werk is in deze browser bewaard.')

  await context.addCookies(cookies)
  await page.evaluate(() => dispatchEvent(new Event('focus')))

  await saved(page)
  expect((await readDraft(page, id)).document.title).toBe('Niet verloren')
})

test('when a concept was thrown away meanwhile, the work goes on in a new one', async ({ page }) => {
  const id = await openDraft(page, '/gezond-werken/rouw')
  await call(page, 'pages/discard', { path: '/gezond-werken/rouw' })

  await fields(page).getByLabel('Titel').fill('Toch bewaard')
  await expect(
    page.getByRole('heading', { name: 'Het concept is intussen gepubliceerd of weggegooid' }),
  ).toBeVisible()
  expect(page.url()).not.toContain(id)
  await page.getByRole('button', { name: 'Kies overal mijn versie' }).click()
  await page.getByRole('button', { name: 'Ga verder met deze keuze' }).click()
  await expect(page.getByRole('heading', { name: /^Toch bewaard/, level: 1 })).toBeVisible()
  await saved(page)
})

for (const [way, path] of [
  ['at its old address', '/gezond-werken/agressie'],
  ['by way of its page', '/gezond-werken/geldzorgen'],
] as const)
  test(`unsaved work of a closed tab whose concept was thrown away is found ${way}`, async ({
    page,
    context,
  }) => {
    const id = await openDraft(page, path)
    await page.route('**/drafts/save', (route) => route.abort())
    await fields(page).getByLabel('Titel').fill('Toch bewaard')
    await expect(status(page)).toContainText('Geen verbinding')
    await page.close({ runBeforeUnload: false })
    const next = await context.newPage()
    await call(next, 'pages/discard', { path })

    const isAnew = way === 'by way of its page'
    const asked = isAnew ? (await call<{ id: string }>(next, 'drafts/start', { path })).id : id
    await next.goto(`/redactie/paginas/${asked}/bewerken`)

    await expect(
      next.getByRole('heading', { name: 'Het concept is intussen gepubliceerd of weggegooid' }),
    ).toBeVisible()
    await expect(next.getByRole('group', { name: 'Titel' })).toContainText('Toch bewaard')
    await next.getByRole('button', { name: 'Ga verder met deze keuze' }).click()
    await saved(next)
  })

test('everything can be done with the keyboard alone', async ({ page }) => {
  await openDraft(page, '/toetsen')
  const press = async (name: string) => {
    await page.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  await press('Tekst toevoegen')
  await press('Oproep toevoegen')
  await press('Indeling')
  const names = page.locator('.outline-name > span:first-of-type')
  await expect(names).toHaveText([/Kop van de pagina/, /Tekst/, /Oproep/])

  await press('Oproep (3 van 3) omhoog')
  await expect(names).toHaveText([/Kop van de pagina/, /Oproep/, /Tekst/])
  await saved(page)
  await press('Tekst (3 van 3) weghalen')
  await expect(names).toHaveText([/Kop van de pagina/, /Oproep/])
  await saved(page)
  await press('Ongedaan maken')
  await expect(names).toHaveText([/Kop van de pagina/, /Oproep/, /Tekst/])

  await page.locator('.outline-name', { hasText: 'Tekst' }).press('Enter')
  await fields(page).getByRole('textbox', { name: 'Tekst' }).focus()
  await page.keyboard.type('Hallo ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('wereld')
  await expect(canvas(page).locator('.text strong')).toHaveText('wereld')
})

test('the outline tells the first words of a text as they are read', async ({ page }) => {
  await openText(page, '/eerste-woorden', '<p>Meer&nbsp;dan a &amp; b &lt; c</p>')

  await page.getByRole('button', { name: 'Indeling' }).click()

  await expect(page.locator('.outline-name small').last()).toHaveText('Meer dan a & b < c')
})

test('an item of a list that is moved or taken away takes the focus along, and what is open stays open', async ({
  page,
}) => {
  const hero = { kind: 'hero', id: 'begin', title: 'Lijst', lead: 'Zo werkt het.' }
  const tiles = [...'ABCDE'].map((title) => ({ title, text: 'Woorden over deze tegel.', href: '/contact' }))
  const block = { kind: 'tile-slider', id: 'tegels', title: 'Tegels', tiles }
  await openDraft(page, '/lijst-met-toetsen', { title: 'Lijst', blocks: [hero, block] })
  await page.getByRole('button', { name: 'Indeling' }).click()
  await page.locator('.outline-name', { hasText: 'Tegels' }).click()
  const names = fields(page).locator('.edit-item > details > summary')
  const tool = (name: string) => fields(page).getByRole('button', { name, exact: true })
  const said = page.locator('.announcement')
  const openTitle = fields(page).locator('.edit-item').getByLabel('Titel')

  await tool('C omhoog').press('Enter')
  await expect(tool('C omhoog')).toBeFocused()
  await expect(said).toHaveText('C staat nu op plaats 2.')
  await page.keyboard.press('Enter')
  await expect(names).toHaveText([...'CABDE'])
  await expect(said).toHaveText('C staat nu op plaats 1.')
  await expect(tool('C omhoog')).toBeFocused()

  await names.filter({ hasText: 'A' }).press('Enter')
  await expect(openTitle).toHaveValue('A')
  await tool('C omlaag').press('Enter')
  await expect(names).toHaveText([...'ACBDE'])
  await expect(openTitle).toHaveValue('A')
  await tool('A omlaag').press('Enter')
  await tool('A omlaag').press('Enter')
  await expect(names).toHaveText([...'CBADE'])
  await expect(openTitle).toHaveValue('A')

  await tool('C weghalen').press('Enter')
  await expect(names).toHaveText([...'BADE'])
  await expect(openTitle).toHaveValue('A')
  await expect(names.first()).toBeFocused()
  await tool('E weghalen').press('Enter')
  await expect(names).toHaveText([...'BAD'])
  await expect(names.last()).toBeFocused()
  await tool('A weghalen').press('Enter')
  await expect(names).toHaveText([...'BD'])
  await expect(openTitle).toHaveCount(0)
  await expect(names.first()).toBeFocused()
  await expect(said).toHaveText('A is weg. Met Ongedaan maken komt het terug.')
})

test('what is pasted keeps its words and loses its scripts (INP-06)', async ({ page }) => {
  const id = await openDraft(page, '/geplakt')
  await add(page, 'Tekst')
  const editor = fields(page).getByRole('textbox', { name: 'Tekst' })
  await editor.click()
  await editor.evaluate((element) => {
    const data = new DataTransfer()
    data.setData(
      'text/html',
      '<h1 onclick="alert(1)">Kop</h1><p style="color:red">Tekst<script>window.broken = 1</script> met <a href="javascript:window.broken=1">link</a></p><img src=x onerror="window.broken=1"><ul><li>een</li></ul>',
    )
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })

  await expect(editor.locator('h2')).toHaveText('Kop')
  await saved(page)
  const { document } = await readDraft(page, id)
  expect(document.blocks[1]?.html).toBe('<h2>Kop</h2><p>Tekst met link</p><ul><li>een</li></ul>')
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
})

test('a page with 100 blocks, as many as it may have, stays usable', async ({ page }) => {
  const text = (number: number) => ({ kind: 'text', id: `deel-${number}`, html: `<p>Alinea ${number}</p>` })
  const hero = { kind: 'hero', id: 'begin', title: 'Lang', lead: 'Heel lang.' }
  const blocks = [hero, ...Array.from({ length: 99 }, (_, index) => text(index + 1))]
  const id = await openDraft(page, '/honderd', { title: 'Lang', blocks })

  await page.getByRole('button', { name: 'Indeling' }).click()
  await page.locator('.outline-name').nth(80).click()
  await fields(page).getByRole('textbox', { name: 'Tekst' }).press('x')
  await expect(canvas(page).locator('#deel-80')).toHaveText(/xAlinea 80|Alinea 80x/)
  await saved(page)
  expect((await readDraft(page, id)).document.blocks).toHaveLength(100)
})

test('the screen is accessible, wide and narrow', async ({ page }) => {
  await openDraft(page, '/toegankelijk')
  await add(page, 'Tegels')
  await saved(page)
  expect(await faultsOf(page)).toEqual([])
  const said = await Promise.all([page.locator('html'), canvas(page).locator('html')].map(wordsIn))
  expect(said.join(' ')).not.toMatch(
    /\b(delete|duplicate|drag\w*|toggle|component|undo|redo|loading|press)\b/i,
  )
  await page.getByRole('button', { name: 'Indeling' }).click()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByText('Je scherm is smal.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})

/** All that is told in words, also to who cannot see it. */
function wordsIn(place: Locator): Promise<string> {
  return place.evaluate((html: HTMLElement) => {
    const names = ['title', 'alt', 'placeholder', 'aria-label', 'aria-roledescription']
    const told = [...html.querySelectorAll('*')].flatMap((element) =>
      names.map((name) => element.getAttribute(name)),
    )
    return [html.innerText, html.querySelector('[id^="dnd-kit-description"]')?.textContent, ...told].join(' ')
  })
}
