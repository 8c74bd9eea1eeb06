import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { kindsOfPages, toolPages } from '#test/kinds-of-pages.ts'
import { noteShifts } from './shifts.ts'

/** As much as a slow line brings at a time, to the end of an element. */
const piece = /<head>.*?<body>|.{600}.*?<\/(?:div|li|p|nav|section|form|header|main)>|.+$/gs

/** A phone shows a page while it arrives; what is shown stays where it is. */
for (const [what, path] of Object.entries({ ...kindsOfPages, ...toolPages })) {
  test(`${what} keeps its place while it comes in piece by piece, and its letters last`, async ({
    page,
    baseURL,
  }) => {
    const frames = new EventTarget()
    const line = createServer(async (request, response) => {
      const answer = await fetch(baseURL + (request.url ?? ''))
      const type = answer.headers.get('content-type') ?? ''
      response.writeHead(answer.status, { 'content-type': type })
      if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()))
      const [head, ...pieces] = (await answer.text()).match(piece) ?? []
      response.write(head)
      for (const part of pieces) {
        response.write(part)
        await once(frames, 'shown')
      }
      response.end()
    })
    await once(line.listen(0, '127.0.0.1'), 'listening')
    await page.exposeFunction('shown', () => frames.dispatchEvent(new Event('shown')))
    await page.addInitScript(() => {
      const { shown } = window as unknown as { shown: () => void }
      const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(tell)))
      const tell = () => {
        shown()
        if (document.readyState === 'loading') afterFrame()
      }
      afterFrame()
    })
    const shifts = await noteShifts(page)
    const isRead = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await isRead.promise
      await route.continue()
    })
    await page.setViewportSize({ width: 412, height: 740 })

    const address = `http://127.0.0.1:${(line.address() as AddressInfo).port}${path}`
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    // The letters of the house come when everything has been read in others.
    isRead.resolve()
    await page.waitForLoadState()
    await page.evaluate(() => document.fonts.ready)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

    expect(shifts).toEqual([])
    line.closeAllConnections()
    line.close()
  })
}
