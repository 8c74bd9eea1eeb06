/** The page changes where it stands, at once and whatever the line does: nothing is lost that somebody typed. */
export function followThemeChoice(): void {
  const form = document.querySelector<HTMLFormElement>('.theme-choice')
  let sent: Promise<unknown> = Promise.resolve()
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    const { value: theme } = event.submitter as HTMLButtonElement
    if (theme === 'device') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    // One after the other, so that the last choice is the one that is kept.
    sent = sent.then(() => send(form.action, theme))
  })
}

/** A choice that does not arrive holds for this page. */
function send(action: string, theme: string): Promise<unknown> {
  const body = new URLSearchParams({ theme })
  return fetch(action, { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => undefined)
}
