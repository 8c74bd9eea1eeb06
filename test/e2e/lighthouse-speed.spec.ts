import { test as base, expect } from '@playwright/test'
import { type Judge, openJudge } from '../../scripts/bench/lighthouse.ts'

const test = base.extend<object, { judge: Judge['judge'] }>({
  judge: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for this form
    async ({}, use) => {
      const { judge, close } = await openJudge(process.env.CHROME_PATH)
      await use(judge)
      await close()
    },
    { scope: 'worker' },
  ],
})

/** 100 on a quiet one: `npm run bench -- browser` asks for that. Here others may be at work. */
const leastOnABusyMachine = 95

const pages = {
  home: '/',
  'a section': '/gezond-werken',
  'a treatment': '/zorgverzekering/vergoedingen/fysiotherapie',
  'the treatments from A to Z': '/zorgverzekering/vergoedingen',
  'basic insurances side by side': '/zorgverzekering/vergelijken',
  'packages side by side': '/zorgverzekering/aanvullende-pakketten?pakket=start&pakket=plus&pakket=compleet',
  'the news': '/over-ons/nieuws',
  'a story': '/gezond-werken/ervaringsverhalen/fatima-wijkverpleegkundige',
  contact: '/contact',
  privacy: '/privacy',
}

for (const [name, path] of Object.entries(pages)) {
  test(`Lighthouse finds nothing wrong with ${name} on a phone, it is quick, and nothing shifts`, async ({
    judge,
    baseURL,
  }) => {
    test.slow()

    const { scores, shift, lost } = await judge(`${baseURL}${path}`, leastOnABusyMachine)

    const { performance, ...others } = scores
    expect(others, lost.join(', ')).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
    expect(performance, lost.join(', ')).toBeGreaterThanOrEqual(leastOnABusyMachine)
    expect(shift).toBe(0)
  })
}
