import { pageFloor } from './page-floor.ts'
import { tabStorage } from './tab-storage.ts'
import { hasUnsavedInput } from './unsaved-input.ts'

/**
 * A file that cannot be loaded mostly means that the site was renewed while this page was open. The page is then
 * loaded again, once for each address. Where that could lose something, or did not help, the person is asked.
 */
export function recoverFromPreloadErrors(): void {
  addEventListener('vite:preloadError', (event) => {
    // Afterwards, because a listener that comes after this one may still cancel it.
    queueMicrotask(() => event.defaultPrevented || recover())
  })
}

let isDone = false

function recover(): void {
  if (isDone) return
  isDone = true
  if (navigator.onLine && !hasUnsavedInput() && isFirstReload()) location.reload()
  else offerReload()
}

/** Without storage nobody could tell the first from the hundredth. */
function isFirstReload(): boolean {
  const mark = `izz-reloaded-${location.pathname}${location.search}`
  const storage = tabStorage()
  const isFirst = storage?.getItem(mark) === null
  storage?.setItem(mark, 'yes')
  return isFirst
}

function offerReload(): void {
  const notice = document.createElement('div')
  notice.className = 'reload-notice'
  notice.role = 'status'
  pageFloor()?.append(notice)

  const button = document.createElement('button')
  button.textContent = 'Laad opnieuw.'
  button.onclick = () => location.reload()
  // A screen reader tells what changes in a region that is there already.
  setTimeout(() => notice.append('Deze pagina is vernieuwd. ', button), 100)
}
