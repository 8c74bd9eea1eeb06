/** Is somebody using the keyboard? It is known by the last thing they did, on this page or on the one before. */
export function isKeyboardUse(): boolean {
  return wasKeyboard
}

let wasKeyboard = false
const mark = 'izz-keyboard'

export function followKeyboardUse(): void {
  // What somebody did before this was loaded shows in how the focus is shown.
  wasKeyboard = takeMark() || document.querySelector('a:focus-visible') !== null
  addEventListener('keydown', () => (wasKeyboard = true), true)
  addEventListener('pointerdown', () => (wasKeyboard = false), true)
}

/** For the next page of this tab, which takes it away when it opens. */
export function tellNextPage(): void {
  try {
    if (wasKeyboard) sessionStorage.setItem(mark, 'yes')
  } catch {
    // Without storage the next page does not know; it works all the same.
  }
}

function takeMark(): boolean {
  try {
    const isMarked = sessionStorage.getItem(mark) !== null
    sessionStorage.removeItem(mark)
    return isMarked
  } catch {
    return false
  }
}
