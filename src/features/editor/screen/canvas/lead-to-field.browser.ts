/** Loading the fields and the editor of texts may take a moment. */
const mostFrames = 900

/**
 * Whoever presses words on the page wants to change those words: the field that holds them gets the cursor, at that very
 * place. Whoever presses a picture comes to its field. Gives a function that stops it.
 */
export function leadToField(frame: Document): () => void {
  const onClick = ({ target, clientX, clientY }: MouseEvent) => {
    const block = (target as Element | null)?.closest('[data-puck-component]')
    if (!block) return
    const at = { x: clientX, y: clientY }
    const pressed = wordsAt(block, at)
    if (pressed) whenShown(block, (fields) => goToWords(fields, pressed))
    else if (isOnPicture(block, at)) whenShown(block, goToPicture)
  }
  frame.addEventListener('click', onClick, true)
  return () => frame.removeEventListener('click', onClick, true)
}

type Point = { x: number; y: number }
type Pressed = { text: string; offset: number }

/** What is drawn here cannot be asked for by its place: it is inert. So the lines of its words are looked through. */
function wordsAt(block: Element, at: Point): Pressed | undefined {
  const { ownerDocument: frame } = block
  const range = frame.createRange()
  const walker = frame.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    range.selectNodeContents(node)
    if (![...range.getClientRects()].some((line) => isIn(line, at))) continue
    const text = node.textContent ?? ''
    for (let letter = 0; letter < text.length; letter++) {
      range.setStart(node, letter)
      range.setEnd(node, letter + 1)
      const isHere = [...range.getClientRects()].some((line) => isIn(line, at))
      if (isHere) return { text: plain(text), offset: plain(text.slice(0, letter)).length }
    }
  }
  return undefined
}

function isOnPicture(block: Element, at: Point): boolean {
  return [...block.querySelectorAll('img')].some((picture) => isIn(picture.getBoundingClientRect(), at))
}

function isIn({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean {
  return x >= left && x <= right && y >= top && y <= bottom
}

/** The places where a long word may break are nobody's letters. */
function plain(text: string): string {
  return text.replaceAll('\u00ad', '')
}

/** As soon as the fields of this block are there. Whoever went elsewhere meanwhile stays there. */
function whenShown(block: Element, go: (fields: Element) => boolean, framesLeft = mostFrames): void {
  const id = block.getAttribute('data-puck-component') ?? ''
  const isElsewhere = document.activeElement?.closest('#velden, dialog')
  if (isElsewhere || framesLeft === 0) return
  const fields = document.querySelector(`#velden:has([data-chosen="${CSS.escape(id)}"])`)
  if (!fields || !go(fields)) requestAnimationFrame(() => whenShown(block, go, framesLeft - 1))
}

function goToPicture(fields: Element): boolean {
  const button = fields.querySelector<HTMLElement>('.edit-picture button')
  button?.focus()
  return button !== null
}

function goToWords(fields: Element, pressed: Pressed): boolean {
  for (const box of fields.querySelectorAll<HTMLInputElement>('input[type="text"], textarea')) {
    const at = placeIn(box.value, pressed)
    if (at === -1) continue
    box.focus()
    box.setSelectionRange(at, at)
    return true
  }
  for (const text of fields.querySelectorAll<HTMLElement>('.edit-rich-text')) {
    const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = placeIn(node.textContent ?? '', pressed)
      if (at === -1) continue
      text.focus()
      getSelection()?.collapse(node, at)
      return true
    }
  }
  return false
}

const nearby = 12

/** What holds an amount is drawn otherwise than it is written: then the letters around the press are looked for. */
function placeIn(written: string, { text, offset }: Pressed): number {
  const whole = text.trim() === '' ? -1 : written.indexOf(text)
  if (whole !== -1) return whole + offset
  const from = Math.max(0, offset - nearby)
  const around = text.slice(from, offset + nearby)
  const at = around.length < nearby ? -1 : written.indexOf(around)
  return at === -1 ? -1 : at + offset - from
}
