/** What a form would send now. */
export function sentBy(form: HTMLFormElement): string {
  return `${new URLSearchParams(new FormData(form) as unknown as Record<string, string>)}`
}

/** Whether somebody chose or typed something: that may be before a script woke. */
export function isChanged(form: HTMLFormElement): boolean {
  const fresh = form.cloneNode(true) as HTMLFormElement
  fresh.reset()
  return sentBy(fresh) !== sentBy(form)
}

/** The page on which a form stands. What another form was answered with has no address of its own. */
export function pageOf(form: HTMLFormElement): URL {
  return new URL(location.pathname.startsWith('/actions/') ? form.action : location.href)
}
