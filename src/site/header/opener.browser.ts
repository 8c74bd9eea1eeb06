/**
 * Without script it is a link to a page; from here on it is a button that opens a panel on this one. It keeps the address
 * for when what opens the panel cannot be loaded.
 */
export function toOpener(link: HTMLAnchorElement): void {
  const button = document.createElement('button')
  for (const { name, value } of link.attributes)
    button.setAttribute(name === 'href' ? 'data-href' : name, value)
  button.type = 'button'
  button.setAttribute('aria-expanded', 'false')
  button.setAttribute('aria-controls', link.dataset.opens ?? '')
  button.append(...link.childNodes)

  const hadFocus = link === document.activeElement
  link.replaceWith(button)
  if (hadFocus) button.focus()
}
