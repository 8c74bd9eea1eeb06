/** Brings a block into view in the frame in which the page is drawn. */
export function showBlock(id: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('#preview-frame')
  const block = frame?.contentDocument?.querySelector(`[data-puck-component="${CSS.escape(id)}"]`)
  block?.scrollIntoView({ block: 'center' })
}
