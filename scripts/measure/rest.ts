import { chromium, type Request } from '@playwright/test'
import { budgets } from '#test/budgets.ts'
import type { Figure } from '#test/proofs/figure.ts'
import { undecided } from '../../test/e2e/cookie-choices.ts'

const pages = { 'the home page': '/', 'a page of results': '/zoeken?q=eigen+risico' }

/** What a browser asks for on a first visit before anybody does anything, and how much of it is script. */
export async function benchRest(address: string, executablePath: string | undefined): Promise<Figure[]> {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 }, storageState: undecided })
    const asked: Request[] = []
    page.on('requestfinished', (request) => asked.push(request))
    await page.goto(address + path, { waitUntil: 'networkidle' })
    const scripts = asked.filter((request) => request.resourceType() === 'script')
    const sizes = await Promise.all(scripts.map((script) => script.sizes()))
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    figures.push({
      what: `${name} at rest, first visit: requests; script`,
      figure: `${asked.length}; ${bytes} bytes in ${scripts.length} file`,
      limit: '≤ 3 KB of script, one file',
      holds: bytes <= budgets.scriptAtRestInBytes && scripts.length <= budgets.scriptFilesAtRest,
    })
    await page.context().close()
  }
  await browser.close()
  return figures
}
