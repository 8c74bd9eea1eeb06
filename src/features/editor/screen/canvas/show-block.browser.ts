const mostFrames = 60

/**
 * Brings a block into view in the frame in which the page is drawn, and moves nothing else: `scrollIntoView` would move
 * the screen around the frame too. A block that was just added is waited for.
 */
export function showBlock(id: string, framesLeft = mostFrames): void {
  const view = document.querySelector<HTMLIFrameElement>('#preview-frame')?.contentWindow
  const block = view?.document.querySelector(`[data-puck-component="${CSS.escape(id)}"]`)
  if (view && block) {
    const { top, height } = block.getBoundingClientRect()
    view.scrollBy({ top: top - Math.max(0, (view.innerHeight - height) / 2) })
  } else if (framesLeft > 0) requestAnimationFrame(() => showBlock(id, framesLeft - 1))
}
