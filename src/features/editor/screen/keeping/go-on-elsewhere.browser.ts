import { send } from '#browser/send.ts'
import type { PageFile } from '#features/pages/page.ts'
import { whoseScreen } from '../../whose-screen.browser.ts'
import { forgetCopy, keepCopy, ofNoDraft } from './kept-copy.browser.ts'

/**
 * Somebody published this draft or threw it away: the work goes on in a new one, beside what stands there now. Gives
 * where that is; nothing when it cannot be, and then the work stays where it was.
 */
export async function goOnElsewhere(
  { id, path }: { id: string; path: string },
  getLatest: () => PageFile,
): Promise<string | undefined> {
  const started = await send<{ data: { id: string } }>(
    '/api/v1/redactie/drafts/start',
    { path },
    { account: whoseScreen() },
  )
  if (!started.ok) return undefined
  const next = started.body.data.id
  const copy = { revision: ofNoDraft, document: getLatest(), keptAt: new Date().toISOString() }
  if (!keepCopy(next, copy)) return undefined
  forgetCopy(id)
  return `/redactie/paginas/${next}/bewerken`
}
