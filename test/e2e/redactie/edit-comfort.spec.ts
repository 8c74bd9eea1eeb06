import type { Locator } from '@playwright/test'
import { faultsOf } from '../axe.ts'
import {
  add,
  canvas,
  caretIsKnown,
  fields,
  openDraft,
  openScreen,
  openText,
  readDraft,
  saved,
  status,
  textBox,
} from '../edit-screen.ts'
import { expect, test } from '../editor.ts'

const hero = { kind: 'hero', id: 'begin', title: 'Prettig', lead: 'Zo werkt het.' }
const text = (id: string, html: string) => ({ kind: 'text', id, html })

async function paste(editor: Locator, html: string): Promise<void> {
  await editor.evaluate((element, pasted) => {
    const data = new DataTransfer()
    data.setData('text/html', pasted)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, html)
}

test('whatever block is chosen or added, the canvas stays where it is and shows that block', async ({
  page,
}) => {
  const blocks = [hero, ...Array.from({ length: 30 }, (_, at) => text(`deel-${at + 1}`, '<p>Woorden</p>'))]
  await openDraft(page, '/lang-doek', { title: 'Lang', blocks })
  const places = () =>
    page.evaluate(() => [
      scrollY,
      ...[...document.querySelectorAll('.edit, .edit-columns, .edit-canvas, #preview-frame')].map(
        (element) => element.getBoundingClientRect().top,
      ),
      ...[...document.querySelectorAll('.edit-canvas, .edit-canvas *')].map(({ scrollTop }) => scrollTop),
    ])
  const before = await places()

  await page.getByRole('button', { name: 'Indeling' }).click()
  for (const at of [30, 1, 20]) {
    await page.locator('.outline-name').nth(at).click()
    await expect(canvas(page).locator(`#deel-${at}`)).toBeInViewport()
    expect(await places()).toEqual(before)
  }
  await add(page, 'Oproep')
  await expect(fields(page).getByLabel('Titel')).toBeVisible()
  await expect(canvas(page).locator('.call-to-action')).toBeInViewport()
  expect(await places()).toEqual(before)
})

test('undoing in a text leaves the caret where the change was', async ({ page }) => {
  await openText(page, '/terug-in-tekst', '<p>Het begin van de zin.</p><p>Het eind.</p>')
  const editor = textBox(page)
  await editor.locator('p').nth(1).click()
  await page.keyboard.press('End')
  // In one go: of what is typed slowly each undoing takes away a part.
  await page.keyboard.insertText(' Meer woorden.')
  await expect(editor).toContainText('Het eind. Meer woorden.')
  await saved(page)

  await page.keyboard.press('Control+z')
  await expect(editor).not.toContainText('Meer')
  await page.keyboard.type(' Toch dit.')

  await expect(editor.locator('p').nth(1)).toHaveText('Het eind. Toch dit.')
  await expect(editor.locator('p').first()).toHaveText('Het begin van de zin.')
})

test('undoing in a dialog is about what was typed there, and leaves the page behind it alone', async ({
  page,
}) => {
  await openText(page, '/terug-in-venster', '<p>Het begin.</p>')
  await textBox(page).locator('p').click()
  await page.keyboard.press('End')
  await page.keyboard.insertText(' Meer woorden.')
  await expect(textBox(page)).toContainText('Meer woorden.')
  await saved(page)

  await fields(page).getByRole('button', { name: 'Feit invoegen' }).click()
  const search = page.getByLabel('Zoek een feit')
  await search.focus()
  await page.keyboard.insertText('risico')
  await page.keyboard.press('Control+z')
  await expect(search).toHaveValue('')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Escape')

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(textBox(page)).toContainText('Meer woorden.')
})

test('after Ctrl+I in a field a press in the canvas still chooses a block', async ({ page }) => {
  const blocks = [hero, text('tekst', '<p>Woorden op de pagina.</p>')]
  await openDraft(page, '/schuin-in-veld', { title: 'Prettig', blocks })

  await fields(page).getByLabel('Titel').press('Control+i')
  await canvas(page).getByText('Woorden op de pagina.').click({ force: true })

  await expect(textBox(page)).toBeVisible()
})

test('a copy that is put above its original leaves it its anchors, and one undoing takes a copy away', async ({
  page,
}) => {
  const items = [{ id: 'hoe-dan', question: 'Hoe dan?', html: '<p>Zo.</p>' }]
  const list = { kind: 'collapsible-list', id: 'vragen', title: 'Vragen', items }
  const id = await openDraft(page, '/kopie-erboven', { title: 'Prettig', blocks: [hero, list] })
  const names = page.locator('.outline-name')
  const anchors = async () => {
    const { blocks } = (await readDraft(page, id)).document
    return blocks.slice(1).map((block) => (block.items as { id: string }[])[0]?.id)
  }
  await page.getByRole('button', { name: 'Indeling' }).click()
  await page.getByRole('button', { name: '(2 van 2) kopiëren' }).press('Enter')
  await page.getByRole('button', { name: '(3 van 3) omhoog' }).press('Enter')
  await saved(page)
  await expect.poll(anchors).toEqual(['hoe-dan-2', 'hoe-dan'])

  await canvas(page).locator('#vragen').click({ force: true })
  await canvas(page).getByRole('button', { name: 'Kopieer' }).click()
  await expect(names).toHaveCount(4)
  await page.getByRole('button', { name: '(4 van 4) omhoog' }).press('Enter')
  await saved(page)
  await expect.poll(anchors).toEqual(['hoe-dan-2', 'hoe-dan-2-2', 'hoe-dan'])

  await page.getByRole('button', { name: '(2 van 4) kopiëren' }).press('Enter')
  await expect(names).toHaveCount(5)
  await saved(page)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(names).toHaveCount(4)
})

test('work of a tab that was closed is there when the page is opened again, at once and without a conflict', async ({
  page,
  context,
}) => {
  const id = await openDraft(page, '/tabblad-dicht')
  await page.route('**/drafts/save', (route) => route.abort())
  await fields(page).getByLabel('Titel').fill('Net voor het sluiten')
  await expect(status(page)).toContainText('Geen verbinding')

  await page.close({ runBeforeUnload: false })
  const next = await context.newPage()
  await openScreen(next, id)

  await expect(fields(next).getByLabel('Titel')).toHaveValue('Net voor het sluiten')
  await saved(next)
  expect((await readDraft(next, id)).document.title).toBe('Net voor het sluiten')

  const third = await context.newPage()
  await openScreen(third, id)
  await expect(fields(third).getByLabel('Titel')).toHaveValue('Net voor het sluiten')
})

test('work that was on its way when the tab was closed is no conflict with oneself', async ({
  page,
  context,
}) => {
  const id = await openDraft(page, '/onderweg-dicht')
  const arrived = Promise.withResolvers<void>()
  await page.route('**/drafts/save', async (route) => {
    // The server has it; the answer never comes.
    await route.fetch()
    arrived.resolve()
  })
  await fields(page).getByLabel('Titel').fill('Eerst dit')
  await arrived.promise
  await fields(page).getByLabel('Titel').fill('Eerst dit en daarna dat')
  await page.close({ runBeforeUnload: false })

  const next = await context.newPage()
  await openScreen(next, id)
  await expect(fields(next).getByLabel('Titel')).toHaveValue('Eerst dit en daarna dat')
  await saved(next)
  expect((await readDraft(next, id)).document.title).toBe('Eerst dit en daarna dat')
})

test('a tab that is still at work keeps its work to itself', async ({ page, context }) => {
  const id = await openDraft(page, '/twee-tabs')
  await page.route('**/drafts/save', (route) => route.abort())
  await fields(page).getByLabel('Titel').fill('Nog in het eerste tabblad')
  await expect(status(page)).toContainText('Geen verbinding')

  const next = await context.newPage()
  await openScreen(next, id)
  await expect(fields(next).getByLabel('Titel')).not.toHaveValue('Nog in het eerste tabblad')
  await expect(next.getByText('Je vorige werk was nog niet opgeslagen')).toHaveCount(0)
})

test('a picture that could not be fetched comes at the next change', async ({ page }) => {
  const picture = { kind: 'picture', id: 'beeld', picture: { name: 'home-hero', alt: 'Een afdeling.' } }
  const refused = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/gathered'))
  await page.route('**/redactie/gathered', (route) => route.abort())
  await openDraft(page, '/beeld-later', { title: 'Prettig', blocks: [hero, picture] })
  await refused

  await page.unroute('**/redactie/gathered')
  await fields(page).getByLabel('Titel').fill('De lijn is terug')

  await expect(canvas(page).locator('[data-puck-component="beeld"] img')).toBeVisible()
})

test('the screen tells Dutch time, wherever its editor is', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await openDraft(page, '/in-new-york')
  await fields(page).getByLabel('Titel').fill('Vanuit New York')
  await saved(page)

  const inDutch = { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Amsterdam' } as const
  const now = Date.now()
  const around = [-60_000, 0, 60_000].map((more) => new Date(now + more).toLocaleTimeString('nl-NL', inDutch))
  expect(around).toContain((await status(page).textContent())?.replace('Opgeslagen om ', ''))
  await context.close()
})

const table =
  '<p>Ervoor</p><table><thead><tr><th>Kop een</th><th>Kop twee</th></tr></thead><tbody><tr><td>een</td><td>twee</td></tr></tbody></table><p>Erna</p>'

test('Tab goes from cell to cell in a table, and Escape gives it back its own meaning', async ({ page }) => {
  await openText(page, '/tab-in-tabel', table)
  const editor = textBox(page)
  await editor.locator('th').first().click()
  await expect(page.getByRole('toolbar', { name: 'Tabel' })).toBeVisible()

  await page.keyboard.press('Tab')
  await page.keyboard.type('A')
  await page.keyboard.press('Tab')
  await page.keyboard.type('B')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('C')
  await expect(editor.locator('th, td')).toHaveText(['C', 'A', 'B', 'twee'])

  for (let tab = 1; tab <= 4; tab++) await page.keyboard.press('Tab')
  await page.keyboard.type('nieuwe rij')
  await expect(editor.locator('tr').last()).toHaveText('nieuwe rij')
  await expect(editor).toBeFocused()

  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
})

test('everything can be selected at once, dressed and replaced', async ({ page }) => {
  const id = await openText(page, '/alles-tegelijk', '<p>Eerste zin.</p><p>Tweede zin.</p>')
  await textBox(page).locator('p').first().click()
  await caretIsKnown(page)
  await page.keyboard.press('Control+a')
  await page.getByRole('toolbar', { name: 'Opmaak van' }).getByRole('combobox').selectOption('Lijst')
  await expect(textBox(page).locator('li')).toHaveText(['Eerste zin.', 'Tweede zin.'])

  await textBox(page).locator('li').first().click()
  await caretIsKnown(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('Alles nieuw.')
  await expect(textBox(page)).toHaveText('Alles nieuw.')
  await saved(page)
  expect((await readDraft(page, id)).document.blocks[1]?.html).toContain('Alles nieuw.')
})

test('when the screen itself breaks, it says what to do, and nothing that was typed is lost', async ({
  page,
}) => {
  const table = '<table><caption>T</caption><tbody><tr><th>C</th><td>Cel</td></tr></tbody></table>'
  await openText(page, '/scherm-stuk', `<p>Voor de tabel.</p>${table}`)
  await textBox(page).locator('td').click()
  const tools = page.getByRole('toolbar', { name: 'Tabel', exact: true })
  await expect(tools).toBeVisible()
  // As extensions of browsers do that meddle with a page.
  await tools.evaluate((element) => element.remove())
  await textBox(page).locator('p').click()
  await expect(page.getByText('Er ging iets mis in dit scherm.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Laad de pagina opnieuw' }).click()

  await expect(canvas(page).getByText('Voor de tabel.')).toBeVisible()
})

test('Ctrl+K makes a link of what is selected, or of the word under the caret', async ({ page }) => {
  const id = await openText(page, '/link-met-toetsen', '<p>Lees over contact</p>')
  await textBox(page).locator('p').click()
  await page.keyboard.press('End')
  await caretIsKnown(page)
  await page.keyboard.press('Control+k')
  await page.getByLabel('Zoek een pagina of PDF, of plak een adres').fill('/contact')
  await page.getByRole('button', { name: 'Maak de link' }).click()

  await expect(textBox(page).locator('a')).toHaveText('contact')
  await saved(page)
  expect((await readDraft(page, id)).document.blocks[1]?.html).toBe(
    '<p>Lees over <a href="/contact">contact</a></p>',
  )
})

test('a link is made by the keyboard alone: Enter chooses the page, and Enter makes the link', async ({
  page,
}) => {
  await openText(page, '/link-met-enter', '<p>Lees over contact</p>')
  await textBox(page).locator('p').click()
  await page.keyboard.press('End')
  await caretIsKnown(page)
  await page.keyboard.press('Control+k')
  const search = page.getByLabel('Zoek een pagina of PDF, of plak een adres')
  await search.fill('verzekering')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)

  await search.fill('privacy')
  await page.keyboard.press('Enter')
  await expect(search).toHaveValue('/privacy')
  await page.keyboard.press('Enter')

  await expect(textBox(page).locator('a[href="/privacy"]')).toHaveText('contact')
})

test('lists keep their items when they are pasted, from Word too', async ({ page }) => {
  const id = await openText(page, '/lijst-geplakt', '<p></p>')
  await textBox(page).click()
  await paste(
    textBox(page),
    `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Eén</p>
     <p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><![endif]>Twee</p>`,
  )
  await expect(textBox(page).locator('li')).toHaveText(['Eén', 'Twee'])
  await saved(page)
  expect((await readDraft(page, id)).document.blocks[1]?.html).toContain('<ul><li>Eén</li><li>Twee</li></ul>')
})

/** What Word puts on the clipboard of two bullets, the second with one below it, and a number below that. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=NL style='tab-interval:35.4pt'><!--StartFragment-->
${wordItem('MsoListParagraphCxSpFirst', 1, '·', 'Neem mee:')}
${wordItem('MsoListParagraphCxSpMiddle', 2, 'o', 'je <b>pas</b>')}
${wordItem('MsoListParagraphCxSpMiddle', 3, '1.', 'de voorkant')}
${wordItem('MsoListParagraphCxSpLast', 1, '·', 'Kom op tijd.')}
<p class=MsoNormal>Tot dan.<o:p></o:p></p><!--EndFragment--></body></html>`

function wordItem(name: string, level: number, sign: string, words: string): string {
  return `<p class=${name} style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`
}

test('a list in a list comes along from Word', async ({ page }) => {
  const id = await openText(page, '/lijst-in-lijst', '<p></p>')
  const list =
    '<ul><li>Neem mee:<ul><li>je <strong>pas</strong><ol><li>de voorkant</li></ol></li></ul></li><li>Kom op tijd.</li></ul>'
  await textBox(page).click()
  await paste(textBox(page), fromWord)

  await expect(canvas(page).locator('.prose > ul > li > ul > li > ol > li')).toHaveText('de voorkant')
  await saved(page)
  expect((await readDraft(page, id)).document.blocks[1]?.html).toBe(`${list}<p>Tot dan.</p>`)
})

test('Tab puts an item under the one before, Shift+Tab puts it back, and Escape then Tab leaves the list', async ({
  page,
}) => {
  const id = await openText(page, '/lijst-met-toetsen', '<p>Neem mee</p>')
  await textBox(page).click()
  await page.getByRole('combobox', { name: 'Soort tekst' }).selectOption('Lijst')
  await expect(fields(page).getByRole('toolbar', { name: 'Lijst' })).toBeVisible()
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await caretIsKnown(page)
      await page.keyboard.press(key)
    }
  }
  await press('End', 'Enter', 'Tab')
  await page.keyboard.insertText('je pas')
  await press('Enter')
  await page.keyboard.insertText('je bril')
  await press('Enter', 'Enter')
  await page.keyboard.insertText('Kom op tijd')
  await press('Tab', 'Shift+Tab')
  await saved(page)

  expect((await readDraft(page, id)).document.blocks[1]?.html).toBe(
    '<ul><li>Neem mee<ul><li>je pas</li><li>je bril</li></ul></li><li>Kom op tijd</li></ul>',
  )
  expect(await faultsOf(page)).toEqual([])
  await expect(textBox(page)).toBeFocused()
  await press('Escape', 'Tab')
  await expect(textBox(page)).not.toBeFocused()
})

test('items that are copied in a text stay as deep as they were where they are pasted', async ({ page }) => {
  const pass = 'je pas<ol><li>de voorkant</li><li>de achterkant</li></ol>'
  const list = `<ul><li>Neem mee<ul><li>${pass}</li><li>je bril</li></ul></li><li>Kom op tijd</li></ul>`
  const id = await openText(page, '/lijst-gekopieerd', `${list}<p>Tot dan</p>`)
  await textBox(page).click()
  for (const key of ['Control+Home', ...Array(5).fill('Shift+ArrowDown'), 'Shift+End', 'Control+c']) {
    await caretIsKnown(page)
    await page.keyboard.press(key)
  }
  for (const key of ['Control+End', 'Enter', 'Control+v']) {
    await caretIsKnown(page)
    await page.keyboard.press(key)
  }

  await expect(textBox(page).locator('li')).toHaveCount(12)
  await saved(page)
  expect((await readDraft(page, id)).document.blocks[1]?.html).toBe(`${list}<p>Tot dan</p>${list}`)
})

test('what must be mended stands beside its field, by the name of its item, once', async ({ page }) => {
  const tile = (title: string) => ({ title, text: 'Woorden over deze tegel.', href: '/contact' })
  const tiles = [tile('Eerste'), tile('Tweede'), tile('')]
  const block = { kind: 'tile-slider', id: 'tegels', title: 'Tegels', tiles }
  await openDraft(page, '/derde-tegel', { title: 'Prettig', blocks: [hero, block] })
  await page.getByRole('button', { name: 'Indeling' }).click()
  await page.locator('.outline-name', { hasText: 'Tegels' }).click()

  const item = fields(page).locator('.edit-item').nth(2)
  await expect(item.locator('summary')).toContainText('1 op te lossen')
  await expect(fields(page).locator('.edit-item').first().locator('summary')).toHaveText('Eerste')
  await item.locator('summary').click()

  const beside = item.locator('.edit-control', { has: page.getByLabel('Titel') }).getByRole('listitem')
  await expect(beside).toHaveText(/^Los op: Tegel 3, Titel: /)
  await expect(fields(page).getByText('Tegel 3, Titel')).toHaveCount(1)
  expect(await faultsOf(page)).toEqual([])

  const facts = fields(page).getByRole('button', { name: 'Feit invoegen' }).first()
  await expect(facts.locator('svg')).toHaveClass(/braces/)
})

test('a link that leads nowhere, a picture without words and a tip stand beside their own field too', async ({
  page,
}) => {
  const tile = { title: 'Tegel', text: 'Woorden over deze tegel.', href: '/contact' }
  const tiles = [{ ...tile, href: '/weg' }, tile, { ...tile, text: 'Vraag het uw collega.', href: '/weg' }]
  const row = { kind: 'tile-slider', id: 'tegels', title: 'Tegels', tiles }
  const shown = { kind: 'picture', id: 'beeld', picture: { name: 'werkdruk', alt: '' } }
  const description = 'Een pagina die laat zien waar iets nog niet klopt.'
  const blocks = [hero, row, shown]
  await openDraft(page, '/drie-tegels', {
    title: 'Prettig',
    description,
    publishedDate: '2026-11-01',
    blocks,
  })
  await page.getByRole('button', { name: 'Indeling' }).click()
  await page.locator('.outline-name', { hasText: 'Tegels' }).click()

  const items = fields(page).locator('.edit-item')
  await expect(items.first().locator('summary')).toContainText('1 op te lossen')
  await items.nth(2).locator('summary').click()
  const faults = items.nth(2).getByRole('listitem').filter({ hasText: /:/ })
  await expect(faults).toHaveText([
    /^Kan beter: Tegel 3, Tekst: we schrijven ‘je’/,
    'Los op: Tegel 3, Waarheen: de link /weg leidt naar een pagina die er niet is.',
  ])
  await expect(fields(page).locator('.findings')).toHaveCount(2)
  expect(await faultsOf(page)).toEqual([])

  await page.locator('.outline-name', { hasText: 'Afbeelding' }).click()
  const picture = fields(page)
    .locator('.edit-control')
    .filter({ has: page.locator('.edit-picture') })
  await expect(picture.getByRole('listitem')).toHaveText(/^Los op: Afbeelding, Beschrijving: /)
  await picture.getByLabel('Decoratief').uncheck()
  await picture.getByRole('textbox', { name: /^Beschrijving/ }).fill('Een verpleegkundige met een klembord.')
  await expect(picture.getByRole('listitem')).toHaveCount(0)
})
