/** Buttons that open and close a dialog by `commandfor` and `command`, for browsers from before 2025. */
export function helpWithDialogCommands(): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return

  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('button[commandfor]')
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'show-modal') dialog.showModal()
    else dialog.close()
  })
}
