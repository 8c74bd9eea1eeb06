/** Buttons and backdrops of dialogs, for browsers that do not yet open and close them by themselves. */
export function helpWithDialogCommands(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype)) document.addEventListener('click', obeyButton)
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', closeByBackdrop)
}

/** By `commandfor` and `command`. */
function obeyButton({ target }: MouseEvent): void {
  const button = (target as Element).closest('button[commandfor]')
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
  else dialog.close()
}

/** By `closedby`. A click on the backdrop counts as one on the dialog, outside its box. */
function closeByBackdrop({ target, clientX: x, clientY: y }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return
  const box = target.getBoundingClientRect()
  const isInside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  if (!isInside) target.close()
}
