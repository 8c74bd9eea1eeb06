import { isLoggedIn, onSiteState, siteState } from '#browser/site-state.ts'
import type { Dropdown } from './header-dropdown.browser.ts'

/** Furnished from a template when somebody reaches for it, and again when who asks changes. Gives a way to do it now. */
export function furnishAccountPanel({ item, opener, panel }: Dropdown): () => void {
  let furnishedFor: string | undefined
  const furnish = () => {
    const who = isLoggedIn(siteState()) ? 'member' : 'visitor'
    if (who === furnishedFor) return
    furnishedFor = who
    const template = item.querySelector<HTMLTemplateElement>(`template[data-for=${who}]`)
    panel.replaceChildren(...(template ? [template.content.cloneNode(true)] : []))
    for (const field of panel.querySelectorAll<HTMLInputElement>('input[name=redirect]'))
      field.value = location.pathname + location.search
  }

  for (const type of ['pointerenter', 'pointerdown', 'focusin', 'click'])
    opener.addEventListener(type, furnish)
  onSiteState((state) => {
    if (furnishedFor === undefined || isLoggedIn(state) === (furnishedFor === 'member')) return
    if (panel.hasAttribute('data-open')) return furnish()
    furnishedFor = undefined
    panel.replaceChildren()
  })
  return furnish
}

/** After opening: a member reads their name, a visitor can type at once. */
export async function welcomeInAccountPanel({ panel }: Dropdown): Promise<void> {
  panel.querySelector<HTMLElement>('input:not([type=hidden]), a')?.focus({ preventScroll: true })
  if (!isLoggedIn(siteState())) return
  const module: typeof import('./member-name.browser.ts') | undefined = await import(
    './member-name.browser.ts'
  )
  await module?.showMemberName(panel)
}
