/** Without script it is a link to a page; from here on it is a button that opens a panel on this one. */
export function toOpener(link: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button')
  for (const { name, value } of link.attributes) if (name !== 'href') button.setAttribute(name, value)
  button.type = 'button'
  button.setAttribute('aria-expanded', 'false')
  button.setAttribute('aria-controls', link.dataset.opens ?? '')
  button.append(...link.childNodes)

  const hadFocus = link === document.activeElement
  link.replaceWith(button)
  if (hadFocus) button.focus()
  return button
}
