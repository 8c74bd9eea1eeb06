import { expect, type Page, test } from '@playwright/test'
import { faultsOf } from './axe.ts'

const path = '/zorgverzekering/eigen-risico'
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })

type Spoken = { spoken: string[]; finish: () => void }

/** A browser with a voice: this one has none. It says what it is given when the story says that the words have sounded. */
async function giveVoice(page: Page, lang: string): Promise<void> {
  await page.addInitScript((lang) => {
    const heard = { spoken: [] as string[], finish: () => {} }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang, localService: true, name: 'Stem' }],
      speak: (utterance: { text: string; onend: () => void }) => {
        heard.spoken.push(utterance.text)
        heard.finish = () => utterance.onend()
      },
      cancel: () => {
        heard.spoken.push('stil')
        // As a browser does, it tells whoever was broken off that it ended.
        heard.finish()
        heard.finish = () => {}
      },
    })
    const Utterance = function (this: { text: string }, text: string) {
      this.text = text
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
    Object.assign(window, { heard })
  }, lang)
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Spoken }).heard.spoken)

test('a page is read aloud sentence by sentence, pauses, goes on and stops', async ({ page }) => {
  await giveVoice(page, 'nl-NL')
  await page.goto(path)
  const title = await page.getByRole('heading', { level: 1 }).textContent()

  await button(page, 'Lees voor').click()
  await expect(button(page, 'Pauze')).toBeVisible()
  await expect.poll(async () => (await heard(page)).at(-1)).toBe(title?.replaceAll('\u00ad', ''))
  await page.evaluate(() => (window as unknown as { heard: Spoken }).heard.finish())
  const [, , sentence] = await heard(page)
  await button(page, 'Pauze').click()
  expect(await heard(page)).toEqual(['stil', title?.replaceAll('\u00ad', ''), sentence, 'stil'])
  await button(page, 'Lees verder').click()
  expect((await heard(page)).slice(4)).toEqual([sentence])
  await expect(button(page, 'Pauze')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Stop').click()

  await expect(button(page, 'Lees voor')).toBeFocused()
  await expect(button(page, 'Stop')).toBeHidden()
  expect((await heard(page)).at(-1)).toBe('stil')
})

test('whoever stands on Stop when the last sentence has sounded does not lose their place', async ({
  page,
}) => {
  await giveVoice(page, 'nl-NL')
  await page.goto(path)
  await button(page, 'Lees voor').click()
  await button(page, 'Stop').focus()

  await page.evaluate(() => {
    const { heard } = window as unknown as { heard: Spoken }
    while (document.activeElement?.textContent === 'Stop' && heard.spoken.length < 1_000) heard.finish()
  })

  await expect(button(page, 'Stop')).toBeHidden()
  await expect(button(page, 'Lees voor')).toBeFocused()
})

test('where the browser has no Dutch voice, it says so and reads nothing', async ({ page }) => {
  await giveVoice(page, 'en-GB')
  await page.goto(path)

  await button(page, 'Lees voor').click()

  await expect(page.getByText('Je browser heeft geen Nederlandse stem.')).toBeVisible()
  expect(await heard(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing offers to read aloud', async ({ page }) => {
    await page.goto(path)

    await expect(page.locator('.read-aloud')).toBeHidden()
  })
})
