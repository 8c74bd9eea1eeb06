import { isAllowedLink } from '#features/blocks/rich-text.ts'

/**
 * Keeps of any HTML only the tags that a text may have, without attributes but a safe link. Meant for what somebody
 * pastes: whatever it held, no script, style or picture is left.
 */
export function cleanHtml(html: string): string {
  const readable = html.replace(unseen, '').replace(comment, '')
  return (readable.match(/<[^<>]*>|[^<>]+/g) ?? []).map(cleanPiece).join('')
}

const comment = /<!--[\s\S]*?(?:-->|$)|<![^>]*>|<\?[^>]*>/g
const unseen =
  /<(script|style|template|title|head|svg|math|iframe|object|noscript|textarea|select|xml)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

/** What other programs call the same. */
const meanings: Record<string, string> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  div: 'p',
}

const kept = new Set(
  'p h2 h3 ul ol li blockquote table caption thead tbody tr th td strong em a br'.split(' '),
)

function cleanPiece(piece: string): string {
  if (!piece.startsWith('<')) return piece
  const [, slash = '', written = '', attributes = ''] =
    /^<(\/?)\s*([a-z][a-z0-9:]*)([^>]*)>$/i.exec(piece) ?? []
  const name = written.toLowerCase()
  const tag = meanings[name] ?? name
  if (!kept.has(tag)) return ''
  return tag === 'a' && slash === '' ? openLink(attributes) : `<${slash}${tag}>`
}

/** A link that may not be followed becomes plain words. */
function openLink(attributes: string): string {
  const [, double, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? []
  const href = (double ?? single ?? '').trim()
  return isAllowedLink(href) ? `<a href="${href.replaceAll('"', '&quot;')}">` : '<a>'
}
