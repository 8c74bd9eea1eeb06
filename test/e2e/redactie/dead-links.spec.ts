import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type SiteProcess, startAndWait } from '#test/machine/site-process.ts'
import { faultsOf } from '../axe.ts'
import { canvas, fields } from '../edit-screen.ts'
import { expect, logInAsEditor, test } from '../editor.ts'

let folder: string
let site: SiteProcess

/** A site that tries links, where another process has the turn: so nobody outside is asked anything. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'izz-dead-links-'))
  const first = await startAndWait({ DATA_DIR: folder })
  await first.end()
  const database = new DatabaseSync(join(folder, 'site.db'))
  database
    .prepare('insert into link_round (id, holder, claimed_until) values (1, ?, ?)')
    .run('een ander', '2099-01-01T00:00:00.000Z')
  const note = database.prepare(
    'insert into outside_link (address, tried_at, failures, failed_at, fault) values (?, ?, 2, ?, ?)',
  )
  for (const [address, fault] of [
    ['https://www.nza.nl/', 'gone'],
    ['https://www.skgz.nl/', 'no-such-host'],
  ])
    note.run(address as string, '2026-11-16T09:00:00.000Z', '2026-11-09T09:00:00.000Z', fault as string)
  database.close()
  site = await startAndWait({ DATA_DIR: folder, OUTSIDE_LINKS_PER_WEEK: '1' })
})
test.afterAll(async () => {
  await site.end()
  rmSync(folder, { recursive: true })
})

test('an editor sees which links to other sites are dead, and goes to the block where one stands', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.address, locale: 'nl-NL' })
  const page = await context.newPage()
  await logInAsEditor(page)
  await page.goto('/redactie/links')

  const row = page.locator('.dead-link', { hasText: 'nza.nl' })
  await expect(page.locator('.dead-link')).toHaveCount(2)
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await faultsOf(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }

  await row.getByRole('button', { name: 'Bewerk dit blok van Klachten' }).focus()
  await page.keyboard.press('Enter')
  await expect(canvas(page).locator('h1')).toBeVisible()
  await expect(fields(page).getByText('Nederlandse Zorgautoriteit')).toBeVisible()
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await faultsOf(page)).toEqual([])
  }
  await context.close()
})
