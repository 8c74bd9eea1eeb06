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
  test(`${what} keeps its place while it comes in piece by piece`, async ({ page, baseURL }) => {
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
    // What stands in for the letters of the house is tried elsewhere.
    await page.route('**/*.woff2', (route) => route.abort())
    await page.setViewportSize({ width: 360, height: 740 })

    await page.goto(`http://127.0.0.1:${(line.address() as AddressInfo).port}${path}`)

    expect(shifts).toEqual([])
    line.closeAllConnections()
    line.close()
  })
}
