/** The page changes where it stands, so that nothing is lost that somebody typed. */
export function followThemeChoice(): void {
  const form = document.querySelector<HTMLFormElement>('.theme-choice')
  form?.addEventListener('submit', (event) => void choose(form, event), { once: true })
}

/** What cannot be sent from here is sent by the browser, as without script. */
async function choose(form: HTMLFormElement, event: SubmitEvent): Promise<void> {
  event.preventDefault()
  const button = event.submitter as HTMLButtonElement
  const body = new URLSearchParams({ theme: button.value })
  const answer = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined)
  if (answer?.type !== 'opaqueredirect') return form.requestSubmit(button)

  if (button.value === 'device') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = button.value
  followThemeChoice()
}
