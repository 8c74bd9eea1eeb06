/** A form on a screen, sent by one of its buttons. */
export type FormOnScreen = { action: string; values: Record<string, string> }

/** Every form of a page that posts and needs no file, with what stands in it: once for each of its buttons. */
export function formsIn(html: string): FormOnScreen[] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)].flatMap(([, tag = '', inside = '']) => {
    if (attribute(tag, 'method') !== 'post' || attribute(tag, 'enctype')) return []
    const values = valuesIn(inside)
    return [...inside.matchAll(/<button\b([^>]*)>/g)].map(([, button = '']) => {
      const name = attribute(button, 'name')
      const action = attribute(button, 'formaction') ?? attribute(tag, 'action') ?? ''
      return { action, values: { ...values, ...(name && { [name]: attribute(button, 'value') ?? '' }) } }
    })
  })
}

/** The addresses of the redactie that a page leads to. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a\b([^>]*)>/g)]
    .map(([, tag = '']) => (attribute(tag, 'href') ?? '').replace(/#.*/, ''))
    .filter((href) => /^\/redactie(\/|\?|$)/.test(href))
}

function valuesIn(inside: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [, tag = ''] of inside.matchAll(/<input\b([^>]*)>/g)) {
    const isChoice = ['checkbox', 'radio'].includes(attribute(tag, 'type') ?? '')
    const name = attribute(tag, 'name')
    if (!name || (isChoice && !/\bchecked\b/.test(tag))) continue
    values[name] = attribute(tag, 'value') ?? (isChoice ? 'on' : '')
  }
  for (const [, tag = '', text = ''] of inside.matchAll(/<textarea\b([^>]*)>([^<]*)/g))
    values[attribute(tag, 'name') ?? ''] = plain(text)
  for (const [, tag = '', options = ''] of inside.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)) {
    const all = [...options.matchAll(/<option\b([^>]*)>/g)].map(([, option = '']) => option)
    const chosen = all.find((option) => /\bselected\b/.test(option)) ?? all[0] ?? ''
    values[attribute(tag, 'name') ?? ''] = attribute(chosen, 'value') ?? ''
  }
  return values
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, 'i').exec(tag)?.[1]
  return found === undefined ? undefined : plain(found)
}

function plain(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
