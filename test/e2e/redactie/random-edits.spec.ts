import { errors, type Locator, type Page } from '@playwright/test'
import fc from 'fast-check'
import { openColleague } from '../colleague.ts'
import { add, canvas, fields, openDraft, openScreen, readDraft } from '../edit-screen.ts'
import { expect, test } from '../editor.ts'

/** How many things each of the two does; `RANDOM_EDITS=300` takes some ten minutes. */
const edits = Number(process.env.RANDOM_EDITS ?? 8)
const seed = Number(process.env.RANDOM_SEED ?? 20261117)

type Edit = {
  does: 'type' | 'add' | 'move' | 'remove' | 'undo'
  at: number
  slow: number
  keepsMine: boolean
}

const edit: fc.Arbitrary<Edit> = fc.record({
  does: fc.constantFrom('type', 'type', 'type', 'type', 'type', 'type', 'add', 'move', 'remove', 'undo'),
  at: fc.nat(20),
  slow: fc.nat(800),
  keepsMine: fc.boolean(),
})

const text = (id: string) => ({ kind: 'text', id, html: `<p>Tekst ${id}.</p>` })
const document = {
  title: 'Door elkaar',
  description: 'Een pagina waar twee redacteuren tegelijk van alles aan doen.',
  publishedDate: '2026-11-01',
  blocks: [
    { kind: 'hero', id: 'begin', title: 'Door elkaar', lead: 'Twee redacteuren.' },
    ...['een', 'twee', 'drie', 'vier'].map(text),
  ],
}

/** One of the two: types words that nobody else types, and knows which of them must still be there. */
class Writer {
  readonly page: Page
  readonly words = new Set<string>()
  readonly name: string
  slow = 0

  constructor(page: Page, name: string) {
    this.page = page
    this.name = name
  }
}

test('two editors who do all kinds of things at the same time lose nothing that either saw as saved', async ({
  page,
  browser,
}) => {
  const id = await openDraft(page, '/door-elkaar', document)
  const otherPage = await openColleague(browser, page)
  await openScreen(otherPage, id)
  const writers = [new Writer(page, 'a'), new Writer(otherPage, 'b')]
  for (const writer of writers) {
    writer.page.setDefaultTimeout(10_000)
    await holdUp(writer)
  }

  const plans = fc.sample(fc.array(edit, { minLength: edits, maxLength: edits }), { seed, numRuns: 2 })
  await Promise.all(
    writers.map(async (writer, index) => {
      for (const [number, each] of (plans[index] ?? []).entries()) {
        const other = writers[1 - index] as Writer
        writer.slow = each.slow
        for (let turn = 0; ; turn++) {
          const word = `${writer.name}${number}x${turn}y`
          const settled = settle(writer, writers, each.keepsMine)
          if (await isDone(settled.then(() => carryOut(writer, other, each, word)))) break
        }
      }
      writer.slow = 0
    }),
  )

  const known = () => writers.flatMap(({ words }) => [...words])
  expect(known().length).toBeGreaterThan(0)
  // Each settles what the other's last save brings, until both have the same.
  await expect(async () => {
    for (const writer of writers) {
      await settle(writer, writers, true)
      await expect(writer.page.locator('.edit-status')).toHaveText(/^Opgeslagen/, { timeout: 5_000 })
    }
    const { document } = await readDraft(page, id)
    const kept = JSON.stringify(document.blocks)
    for (const writer of writers) {
      expect([...writer.words].filter((word) => !kept.includes(word))).toEqual([])
      for (const word of known())
        expect(await canvas(writer.page).locator('body').innerText({ timeout: 5_000 })).toContain(word)
    }
  }).toPass({ timeout: 300_000 })
  await otherPage.context().close()
})

/** The line to the server is slow, now more and then less. */
async function holdUp(writer: Writer): Promise<void> {
  await writer.page.route('**/drafts/{save,present}', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, writer.slow))
    await route.continue().catch(() => undefined)
  })
}

/** Two versions may come on the screen in the middle of something: then it is begun again after the choice. */
async function isDone(act: Promise<void>): Promise<boolean> {
  return act.then(
    () => true,
    (error) => {
      if (error instanceof errors.TimeoutError) return false
      throw error
    },
  )
}

async function carryOut(writer: Writer, other: Writer, { does, at }: Edit, word: string): Promise<void> {
  const { page } = writer
  if (does === 'add') {
    await add(page, 'Tekst')
    await typeWord(writer, word)
    return
  }
  if (does === 'undo') {
    // What one takes back of one's own need not be there; what the other wrote must.
    release([writer], await undo(page))
    return
  }
  await page.getByRole('button', { name: 'Indeling', exact: true }).click()
  const names = page.locator('.outline-name')
  const index = 1 + (at % Math.max(1, (await names.count()) - 1))
  if ((await names.count()) < 3) return carryOut(writer, other, { does: 'add' } as Edit, word)
  await names.nth(index).click()
  if (does === 'type') return typeWord(writer, word)

  const item = page.locator('.outline-item').nth(index)
  if (does === 'remove') return release([writer, other], await removeBlock(item, index))
  await press(item.getByRole('button', { name: /omhoog$/ }))
}

/** Gives its words. Read and pressed in one go: in between, words of the other could come in and go with it. */
function removeBlock(item: Locator, index: number): Promise<string> {
  return item.evaluate((element, at) => {
    const frame = element.ownerDocument.querySelector<HTMLIFrameElement>('#preview-frame')?.contentDocument
    const words = frame?.querySelectorAll('[data-puck-component]')[at]?.textContent ?? ''
    element.querySelector<HTMLElement>('button[title$=weghalen]')?.click()
    return words
  }, index)
}

/** Gives the words that went with it, if there is something to take back. */
function undo(page: Page): Promise<string> {
  return page.getByRole('button', { name: 'Ongedaan maken' }).evaluate(async (button: HTMLElement) => {
    const frame = button.ownerDocument.querySelector<HTMLIFrameElement>('#preview-frame')
    const words = () => frame?.contentDocument?.body.innerText.match(/\w+/g) ?? []
    const before = words()
    if (button.getAttribute('aria-disabled') !== 'true') button.click()
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    const after = new Set(words())
    return before.filter((word) => !after.has(word)).join(' ')
  })
}

/** What cannot be done now is left. */
async function press(button: Locator): Promise<void> {
  if ((await button.getAttribute('aria-disabled')) !== 'true') await button.click()
}

async function typeWord(writer: Writer, word: string): Promise<void> {
  const field = fields(writer.page).getByRole('textbox', { name: 'Tekst' })
  await field.click()
  await field.press('Control+Home')
  await writer.page.keyboard.type(`${word} `)
  // Two versions may have come on the screen between two letters.
  await field.filter({ hasText: word }).waitFor()
  writer.words.add(word)
}

/** Whoever sees two versions chooses, and takes leave of what is not chosen. */
async function settle(writer: Writer, writers: Writer[], keepsMine: boolean): Promise<void> {
  const { page } = writer
  const all = page.getByRole('button', {
    name: keepsMine ? 'Kies overal mijn versie' : /^Kies overal (je andere|de) versie/,
  })
  if (!(await all.isVisible())) return
  await all.click()
  const left = page.locator('.conflict-side:not([data-chosen])')
  release(writers, (await left.allInnerTexts()).join(' '))
  await page.getByRole('button', { name: 'Ga verder met deze keuze' }).click()
  // The other may have saved again: then there are two versions once more.
  await expect(page.locator('.edit-canvas').or(all)).toBeVisible()
  return settle(writer, writers, keepsMine)
}

function release(writers: Writer[], words: string): void {
  for (const writer of writers)
    for (const word of writer.words) if (words.includes(word)) writer.words.delete(word)
}
