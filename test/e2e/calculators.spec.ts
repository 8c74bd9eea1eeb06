import { expect, type Page, test } from '@playwright/test'
import { lineFails } from '#features/blocks/calculator/line-words.ts'
import { faultsOf, unreadableIn } from './axe.ts'
import { awake, ownRisk, premium, said } from './calculator.ts'
import { setTextSize } from './large-text.ts'

const allowance = '/zorgverzekering/zorgtoeslag'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a premium is reckoned by a plain form, and its address can be shared', async ({ page }) => {
    await page.goto(premium)
    await page.getByRole('textbox', { name: 'Leeftijd van persoon 1' }).fill('41')
    await page.getByRole('textbox', { name: 'Leeftijd van persoon 2' }).fill('12')
    await page.getByLabel('Aanvullend pakket').first().selectOption('Plus')
    await page.getByText('Vergelijk met een tweede keuze').click()
    await page.getByLabel('Basisverzekering').nth(1).selectOption('CZ natura')
    await page.getByRole('button', { name: 'Bereken', exact: true }).click()

    await expect(page).toHaveURL(/jaar=2026&leeftijd=41&leeftijd=12.*basis2=cz-natura.*#premie-uitkomst$/)
    await expect(said(page)).toHaveText(/^CZ natura kost het minst: €\s159,99 per maand\./)
    await expect(page.locator('.calculator-card').getByRole('heading')).toHaveText([
      'VGZ natura en Plus',
      'CZ natura',
    ])
  })

  test('an allowance is estimated by a post, and the address tells nothing', async ({ page }) => {
    await page.goto(allowance)
    await page.getByLabel(/^Inkomen in een jaar/).fill('29.000')
    await page.getByRole('button', { name: 'Schat mijn zorgtoeslag' }).click()

    await expect(said(page)).toHaveText(/^Je krijgt ongeveer €\s129 zorgtoeslag per maand\./)
    expect(new URL(page.url()).search).toBe('')
  })
})

test('a choice changes the premium at once and the address with it, without React', async ({ page }) => {
  await page.goto(premium)
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.resourceType() === 'script' ? request.url() : ''))
  await awake(page, premium)

  await page.getByLabel('Aanvullend pakket').first().selectOption('Plus')
  await expect(said(page)).toHaveText(/^Je betaalt €\s182,45 per maand/)
  await page.getByLabel('Tandpakket').first().selectOption('Tand 1')
  await expect(said(page)).toHaveText(/^Je betaalt €\s195,40 per maand/)

  await expect(page).toHaveURL(`${premium}?jaar=2026&aanvullend=plus&tand=tand-1`)
  expect(scripts.filter((url) => /react|hydrate/.test(url))).toEqual([])
  await page.reload()
  await expect(said(page)).toHaveText(/^Je betaalt €\s195,40 per maand/)
})

test('who is typing an address, or went on, is left alone when an answer comes, and a line that fails says so', async ({
  page,
}) => {
  await awake(page, premium)
  let answer = Promise.withResolvers<void>()
  let isGone = false
  await page.route(`**${premium}?**`, async (route, request) => {
    if (request.resourceType() !== 'xhr') return route.continue()
    await answer.promise
    return isGone ? route.abort() : route.continue()
  })
  const mail = page.locator('.calculator-mail input[type="email"]')
  const age = page.getByRole('textbox', { name: 'Leeftijd van persoon 1' })

  await page.getByLabel('Aanvullend pakket').first().selectOption('Plus')
  await mail.click()
  await mail.pressSequentially('anna@')
  answer.resolve()
  await expect(said(page)).toHaveText(/^Je betaalt €\s182,45 per maand/)
  await expect(mail).toBeFocused()
  await expect(mail).toHaveValue('anna@')
  await expect(page.locator('.calculator-mail input[name="query"]')).toHaveValue(/aanvullend=plus/)

  answer = Promise.withResolvers()
  await page.getByLabel('Tandpakket').first().selectOption('Tand 1')
  await page.getByRole('button', { name: 'Bereken', exact: true }).click()
  await age.focus()
  answer.resolve()
  await expect(said(page)).toHaveText(/^Je betaalt €\s195,40 per maand/)
  await expect(age).toBeFocused()

  isGone = true
  await page.getByLabel('Tandpakket').first().selectOption('Tand 2')
  await expect(said(page)).toHaveText(lineFails)
  await expect(page.getByLabel('Tandpakket').first()).toHaveValue('tand-2')

  isGone = false
  await page.getByLabel('Tandpakket').first().selectOption('Geen')
  await expect(said(page)).toHaveText(/^Je betaalt €\s182,45 per maand/)
})

test('whoever presses Enter and types on in the same field stays there', async ({ page }) => {
  await awake(page, premium)
  const answer = Promise.withResolvers<void>()
  await page.route(`**${premium}?**`, async (route) => {
    await answer.promise
    return route.continue()
  })
  const age = page.getByRole('textbox', { name: 'Leeftijd van persoon 1' })

  await age.focus()
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  await page.keyboard.type('7')
  answer.resolve()

  await expect(said(page)).toHaveText(/^Je betaalt €\s0,00 per maand/)
  await expect(age).toBeFocused()
  await expect(age).toHaveValue('17')
})

test('with the keyboard alone somebody reckons, hears what is wrong and mends it', async ({ page }) => {
  await awake(page, premium)
  const age = page.getByRole('textbox', { name: 'Leeftijd van persoon 1' })

  await age.focus()
  await page.keyboard.type('veel')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Vul leeftijden in als hele getallen/)).toBeVisible()
  await expect(age).toHaveAttribute('aria-invalid', 'true')
  await expect(age).toBeFocused()

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('17')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Vul leeftijden in als hele getallen/)).toHaveCount(0)
  await expect(said(page)).toHaveText(/^Je betaalt €\s0,00 per maand/)
  await expect(page.locator('.calculator-result')).toBeFocused()
})

test('two questions on one page keep what the other was asked', async ({ page }) => {
  await awake(page, ownRisk)

  await page.getByLabel(/^Wat kost je zorg in een jaar/).fill('2000')
  await page.keyboard.press('Tab')
  await expect(said(page).first()).toHaveText(/€\s284 duurder uit/)
  await page.getByLabel('Welke behandeling?').selectOption('MRI-scan')
  await expect(said(page).nth(1)).toHaveText(/^Je betaalt zelf €\s280 van €\s280/)
  await expect(said(page).first()).toHaveText(/€\s284 duurder uit/)

  await expect(page).toHaveURL(`${ownRisk}?jaar=2026&zorgkosten=2000&behandeling=mri-scan`)
  await expect(page.getByRole('img', { name: /^Tot €\s385 aan zorg/ })).toBeVisible()
})

test('nothing of an allowance leaves the browser before its button is pressed', async ({ page }) => {
  await awake(page, allowance)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))

  await page.getByLabel(/^Inkomen in een jaar/).fill('23456')
  await page.getByLabel(/^Vermogen/).fill('7890')
  await page.getByRole('radio', { name: 'Ik heb een partner' }).check()
  expect(sent.filter((line) => /23456|7890/.test(line))).toEqual([])
  await page.getByRole('button', { name: 'Schat mijn zorgtoeslag' }).click()

  await expect(said(page)).toHaveText(/^Jullie krijgen samen ongeveer €\s246 zorgtoeslag per maand/)
  await expect(page).toHaveURL(allowance)
  expect(sent.filter((line) => /23456/.test(line))).toHaveLength(1)
})

test('a calculation is mailed from its own page', async ({ page }) => {
  await page.goto(`${premium}?leeftijd=41`)

  await page.getByLabel('Mail mij dit').fill('rekenaar@example.nl')
  await page.getByRole('button', { name: 'Verstuur de mail' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kijk in je mailbox')
  await page.getByRole('link', { name: 'Ga terug naar je berekening' }).click()
  await expect(page).toHaveURL(`${premium}?jaar=2026&leeftijd=41`)
})

test('after an e-mail address that does not fit, somebody reckons on, and mails what is reckoned then', async ({
  page,
}) => {
  await page.goto(`${premium}?leeftijd=41`)
  await page.getByLabel('Mail mij dit').fill('anna@gmail')
  await page.getByRole('button', { name: 'Verstuur de mail' }).click()
  await expect(page).toHaveURL('/actions/premium/mail')
  await expect(page.getByLabel('Mail mij dit')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Shift')
  await expect(page.locator('.calculator[data-awake]')).toBeVisible()

  await page.getByLabel('Aanvullend pakket').first().selectOption('Plus')

  await expect(said(page)).toHaveText(/^Je betaalt €\s182,45 per maand/)
  await expect(page).toHaveURL(`${premium}?jaar=2026&leeftijd=41&aanvullend=plus`)
  await page.getByLabel('Mail mij dit').fill('rekenaar@example.nl')
  await page.getByRole('button', { name: 'Verstuur de mail' }).click()
  await page.getByRole('link', { name: 'Ga terug naar je berekening' }).click()
  await expect(page).toHaveURL(`${premium}?jaar=2026&leeftijd=41&aanvullend=plus`)
})

const whole = (place: '' | 2 | 3, basis: string) =>
  `basis${place}=${basis}&aanvullend${place}=compleet&tand${place}=tand-3&risico${place}=500`

for (const [household, ages] of Object.entries({
  'a household of three': '41-39-12',
  'the largest household, six adults,': '88-61-59-24-22-19',
  'the largest household, with children,': '61-59-24-17-12-3',
}))
  test(`three choices of ${household} print on one page with all that can be chosen`, async ({ page }) => {
    await page.goto(
      `${premium}?leeftijd=${ages}&cao=vvt&korting=20&${whole('', 'vgz-natura')}&${whole(2, 'cz-natura')}&${whole(3, 'cz-combinatie')}`,
    )

    expect(await sheetsOf(page)).toBe(1)
  })

test('three choices of the largest household fit a small phone with text of twice the size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const ages of ['', '88-61-59-24-22-19']) {
    await page.goto(
      `${premium}?leeftijd=${ages}&cao=vvt&korting=20&${whole('', 'vgz-natura')}&${whole(2, 'cz-natura')}&${whole(3, 'cz-combinatie')}`,
    )
    await setTextSize(page, 'double')

    await expect(page.locator('.calculator-card')).toHaveCount(3)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), ages).toBeLessThanOrEqual(320)
  }
})

test('of each voluntary own risk all that is drawn stands within the picture', async ({ page }) => {
  for (const query of ['100', '200', '300', '400', '500', '100&zorgkosten=600', '500&zorgkosten=100000']) {
    await page.goto(`${ownRisk}?vrijwillig=${query}`)
    const outside = await page.locator('svg.break-even').evaluate((picture) => {
      const frame = picture.getBoundingClientRect()
      return [...picture.querySelectorAll('text, circle')].flatMap((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect()
        const isWithin =
          left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom
        return isWithin ? [] : [part.textContent || part.getAttribute('class')]
      })
    })
    expect(outside, query).toEqual([])
  }
})

test('with the keyboard alone somebody asks what a treatment costs, and estimates an allowance', async ({
  page,
}) => {
  await awake(page, ownRisk)
  await page.getByLabel('Welke behandeling?').focus()
  // Each M leads to the next that begins with it; for the letters of a word a browser waits no longer than a second.
  await page.keyboard.type('MM')
  await page.keyboard.press('Enter')
  await expect(said(page).nth(1)).toHaveText(/^Je betaalt zelf €\s280 van €\s280/)

  await awake(page, allowance)
  const income = page.getByLabel(/^Inkomen in een jaar/)
  await income.focus()
  await page.keyboard.type('weinig')
  await page.keyboard.press('Enter')
  await expect(income).toHaveAttribute('aria-invalid', 'true')
  await expect(income).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('29 000 euro')
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText(/^Je krijgt ongeveer €\s129 zorgtoeslag per maand\./)
})

/** Each tool before anything is asked, with an answer, and with what does not fit. */
const states = [
  premium,
  `${premium}?leeftijd=41&aanvullend=plus&basis2=cz-natura&cao=vvt&korting=20`,
  `${premium}?leeftijd=41&leeftijd=veel&korting=99&aanvullend=goud`,
  ownRisk,
  `${ownRisk}?zorgkosten=700&behandeling=mri-scan`,
  `${ownRisk}?zorgkosten=veel&behandeling=goud&betaald=veel`,
]

for (const width of [320, 768, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`at ${width} px, ${colorScheme}, axe finds nothing in a calculator: empty, answered or with faults`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const look = async (what: string) => {
        const faults = colorScheme === 'light' ? await faultsOf(page) : await unreadableIn(page)
        expect(faults, what).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
      for (const address of states) {
        await page.goto(address)
        await look(address)
      }
      await awake(page, allowance)
      await look(allowance)
      for (const [income, outcome] of [
        ['veel', /^Vul /],
        ['29000', /^Je krijgt ongeveer/],
      ] as const) {
        await page.getByLabel(/^Inkomen in een jaar/).fill(income)
        await page.getByRole('button', { name: 'Schat mijn zorgtoeslag' }).click()
        await expect(
          page.locator('.field-error, .calculator-said').filter({ hasText: outcome }),
        ).toBeVisible()
        await look(`${allowance} ${income}`)
      }
    })
  }
}

test('beside a field with a fault the others are as high as ever', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${premium}?aanvullend=goud`)

    const selects = page.locator('.calculator-fields').first().locator('select')
    const heights = await selects.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))

    expect(heights).toHaveLength(4)
    expect(new Set(heights).size, `${heights}`).toBe(1)
  }
})

test('at 360 px with text at 200 % nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of [
    ...states,
    `${premium}?leeftijd=41-39&basis2=cz-natura&risico2=500`,
    allowance,
    '/zorgverzekering/wat-krijg-ik-vergoed?behandeling=hoortoestel&pakket=plus',
    '/zorgverzekering/opzeggen',
  ]) {
    await page.goto(address)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(360)
  }
})

/** With the margins of a browser that nobody set otherwise. */
async function sheetsOf(page: Page): Promise<number> {
  const margin = '10mm'
  const margins = { top: margin, right: margin, bottom: margin, left: margin }
  const paper = (await page.pdf({ format: 'A4', margin: margins })).toString('latin1')
  return paper.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
