/** Logging out works everywhere on the site. When our way of doing it cannot be loaded, the form is simply posted. */
export function sendLogOutForms(): void {
  document.addEventListener('submit', async (event) => {
    const form = event.target as HTMLFormElement
    if (form.getAttribute('action') !== '/actions/users/logout') return

    event.preventDefault()
    const module: typeof import('./log-out.browser.ts') | undefined = await import(
      './log-out.browser.ts'
    ).catch(() => undefined)
    if (module) await module.logOut()
    else form.submit()
  })
}
