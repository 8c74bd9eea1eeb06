import { openJudge } from '#test/lighthouse.ts'
import { startAndWait } from '#test/machine/site-process.ts'
import type { Figure } from '#test/proofs/figure.ts'
import { pathOfChrome } from './chrome.ts'
import { benchPaint } from './paint.ts'
import { benchRest } from './rest.ts'
import { benchTouches } from './touches.ts'

/** What a page asks for at rest, how soon a touch is answered, and when something can be seen. */
export async function benchBrowser(): Promise<Figure[]> {
  const chrome = pathOfChrome()
  const site = await startAndWait()
  const rest = await benchRest(site.address, chrome)
  const touches = await benchTouches(site.address, chrome)
  const { time, close } = await openJudge(chrome)
  const paint = await benchPaint(site.address, time)
  await close()
  await site.end()
  return [...rest, ...touches, ...paint]
}
