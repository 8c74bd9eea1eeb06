import { sleep, type Wake } from '#browser/sleep.ts'
import { tabStorage } from '#browser/tab-storage.ts'

/** What pages may have, and is loaded for those that have it. Until then, and without it, it is usable as it is. */
export function wakeWhatIsPresent(): void {
  wakeAtFirstSign('.narrows', () => import('./narrow-down.ts'))
  wakeAtFirstSign('.slider', () => import('#ui/slider/slider.browser.ts'))
  const wakePanels = wakeAtFirstSign(
    '.sticky-panel-box',
    () => import('#features/blocks/sticky-panel/sticky-panel.browser.ts'),
  )
  // This tab may remember that one was put away.
  if (wakePanels && tabStorage()?.length) wakePanels()

  const wakeIslands = sleep(
    'site-island, .header-account',
    () => import('./islands.ts'),
    () => {},
    '',
  )
  if (has('site-island')) wakeIslands()
  if (has('[loading=lazy]:not(img, iframe, video)')) void import('./lazy-backgrounds.ts')
  if (!('closedBy' in HTMLDialogElement.prototype))
    sleep(
      '[commandfor]',
      () => import('./older.ts'),
      () => {},
      '[commandfor]',
    )
}

type Waking = { wake: (element: HTMLElement) => void }

/** What somebody may meet before they reach for it. */
function wakeAtFirstSign(selector: string, load: () => Promise<Waking | undefined>): Wake | false {
  const begin = ({ wake }: Waking) => {
    for (const element of document.querySelectorAll<HTMLElement>(selector)) wake(element)
  }
  return has(selector) && sleep('*', load, begin, `${selector} button`)
}

function has(selector: string): boolean {
  return document.querySelector(selector) !== null
}
