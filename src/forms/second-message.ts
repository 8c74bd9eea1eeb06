/** A message of ours that is HTML, as a tree of the few things it may hold. */
export type MessageNode = string | MessageElement
export type MessageElement = { tag: 'a' | 'strong' | 'em' | 'br'; href?: string; children: MessageNode[] }

/**
 * Reads HTML by an allow-list: emphasis, line breaks, and links to paths of our own. Of anything else only the words are
 * left. What comes out is a tree, drawn as elements: no browser ever reads the HTML itself.
 */
export function readSecondMessage(html: string): MessageNode[] {
  const root: MessageNode[] = []
  const open: MessageElement[] = []

  for (const piece of html.match(/<[^>]*>?|[^<]+/g) ?? []) {
    const siblings = open.at(-1)?.children ?? root
    const element = elementOf(piece)
    if (!piece.startsWith('<')) siblings.push(decode(piece))
    else if (piece === `</${open.at(-1)?.tag}>`) open.pop()
    else if (element && open.length < deepest) {
      siblings.push(element)
      if (element.tag !== 'br') open.push(element)
    }
  }
  return root
}

const deepest = 5

function elementOf(piece: string): MessageElement | undefined {
  const [, plain] = /^<(strong|em|br)>$/.exec(piece) ?? []
  if (plain) return { tag: plain as MessageElement['tag'], children: [] }

  const [, link] = /^<a href="([^"]*)">$/.exec(piece) ?? []
  const href = link === undefined ? '' : decode(link)
  return ownPath.test(href) ? { tag: 'a', href, children: [] } : undefined
}

/** Browsers read `//`, `/\` and white space in an address in ways that lead elsewhere. */
const ownPath = /^\/(?![/\\])[\w\-./?=&%#]*$/

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '')
}
