import type { FrameLocator, Locator, Page } from '@playwright/test'
import { canvas, openDraft, readDraft } from '../edit-screen.ts'
import { expect, test } from '../editor.ts'

const blocks = [
  { kind: 'hero', id: 'begin', title: 'Slepen', lead: 'Zo werkt het.' },
  { kind: 'text', id: 'eerste', html: '<p>De eerste.</p>' },
  { kind: 'text', id: 'tweede', html: '<p>De tweede.</p>' },
]

test('a block is dragged from the list into the page, and in the page to another place', async ({ page }) => {
  const id = await openDraft(page, '/slepen', { title: 'Slepen', blocks })
  const all = async () => (await readDraft(page, id)).document.blocks
  const texts = async () => (await all()).filter(({ kind }) => kind === 'text').map((block) => block.id)
  const blockOf = (name: string) => canvas(page).locator(`[data-puck-component="${name}"]`)

  const fromList = page.locator('.palette-item', { hasText: 'Oproep' }).last()
  await dragUntil(page, { place: page, from: fromList, to: blockOf('tweede') }, async () => {
    await expect(canvas(page).locator('.call-to-action').first()).toBeVisible({ timeout: 5_000 })
  })
  await expect.poll(async () => (await all()).map(({ kind }) => kind)).toContain('call-to-action')

  await dragUntil(page, { place: canvas(page), from: blockOf('tweede'), to: blockOf('eerste') }, async () => {
    await expect.poll(texts, { timeout: 5_000 }).toEqual(['tweede', 'eerste'])
  })
})

type Way = { place: Page | FrameLocator; from: Locator; to: Locator }

/** As a hand does it. On a slow machine a movement may be too quick to be seen, and the hand tries again. */
async function dragUntil(page: Page, { place, from, to }: Way, isThere: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await from.scrollIntoViewIfNeeded()
    const start = await middleOf(from)
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x + 16, start.y - 16, { steps: 8 })
    await expect(place.locator('[data-dnd-dragging]'))
      .toBeAttached({ timeout: 5_000 })
      .finally(async () => {
        const end = await middleOf(to)
        await page.mouse.move(end.x, end.y, { steps: 20 })
        await page.mouse.move(end.x, end.y - 8, { steps: 8 })
        await page.mouse.up()
      })
    await isThere()
  }).toPass()
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('There is nothing to drag, or no place to drag it to.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
