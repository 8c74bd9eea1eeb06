import { expect, type Page, test } from '@playwright/test'
import { faultsOf } from './axe.ts'

const path = '/zorgverzekering/eigen-risico'
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })

type Spoken = { spoken: string[]; isPaused: boolean; finish: () => void }

/** A browser with a voice: this one has none. It says what it is given when the story says that the words have sounded. */
async function giveVoice(page: Page, lang: string): Promise<void> {
  await page.addInitScript((lang) => {
    const heard = { spoken: [] as string[], isPaused: false, finish: () => {} }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang, localService: true, name: 'Stem' }],
      speak: (utterance: { text: string; onend: () => void }) => {
        heard.spoken.push(utterance.text)
        heard.finish = () => utterance.onend()
      },
      cancel: () => heard.spoken.push('stil'),
      pause: () => (heard.isPaused = true),
      resume: () => (heard.isPaused = false),
    })
    const Utterance = function (this: { text: string }, text: string) {
      this.text = text
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.assign(window, { heard })
  }, lang)
}

const heard = (page: Page) =>
  page.evaluate(() => {
    const { spoken, isPaused } = (window as unknown as { heard: Spoken }).heard
    return { spoken, isPaused }
  })

test('a page is read aloud sentence by sentence, pauses, goes on and stops', async ({ page }) => {
  await giveVoice(page, 'nl-NL')
  await page.goto(path)
  const title = await page.getByRole('heading', { level: 1 }).textContent()

  await button(page, 'Lees voor').click()
  await expect(button(page, 'Pauze')).toBeVisible()
  await expect.poll(async () => (await heard(page)).spoken.at(-1)).toBe(title?.replaceAll('\u00ad', ''))
  await page.evaluate(() => (window as unknown as { heard: Spoken }).heard.finish())
  expect((await heard(page)).spoken).toHaveLength(3)
  await button(page, 'Pauze').click()
  expect((await heard(page)).isPaused).toBe(true)
  await button(page, 'Lees verder').click()
  expect((await heard(page)).isPaused).toBe(false)
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Stop').click()

  await expect(button(page, 'Lees voor')).toBeFocused()
  await expect(button(page, 'Stop')).toBeHidden()
  expect((await heard(page)).spoken.at(-1)).toBe('stil')
})

test('where the browser has no Dutch voice, it says so and reads nothing', async ({ page }) => {
  await giveVoice(page, 'en-GB')
  await page.goto(path)

  await button(page, 'Lees voor').click()

  await expect(page.getByText('Je browser heeft geen Nederlandse stem.')).toBeVisible()
  expect((await heard(page)).spoken).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing offers to read aloud', async ({ page }) => {
    await page.goto(path)

    await expect(page.locator('.read-aloud')).toBeHidden()
  })
})
