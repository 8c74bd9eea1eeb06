export type PastedTag = { name: string; isEnd: boolean }

export function findTag(piece: string): PastedTag | undefined {
  const match = /^<(\/?)([a-z][^\s/>]*)/i.exec(piece)
  return match?.[2] ? { name: match[2].toLowerCase(), isEnd: match[1] === '/' } : undefined
}

/** What an attribute says, still with its entities. The expression names it: each is written out and measured. */
export function findAttribute(piece: string, expression: RegExp): string | undefined {
  const [, ...quoted] = expression.exec(piece) ?? []
  return quoted.find((each) => each !== undefined)
}

/** The properties of its style, each with the first word of its value. */
export function stylesIn(piece: string): Map<string, string> {
  const style = findAttribute(piece, /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i) ?? ''
  return new Map(
    style
      .toLowerCase()
      .split(';')
      .map((rule) => {
        const [property = '', value = ''] = rule.split(':')
        return [property.trim(), value.trim().split(/[\s!]/, 1)[0] ?? '']
      }),
  )
}

/** What a browser shows in a line of its own. */
export const blocks = new Set(
  `address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2
  h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search section summary table title tr ul`.split(
    /\s+/,
  ),
)

const inPlacesOfTheirOwn = new Set(
  `audio button canvas caption embed frame img input optgroup option picture select tbody td textarea tfoot th thead
  video`.split(/\s+/),
)

/** What a browser shows in a place of its own; any other tag may stand in the middle of a word. */
export function standsApart(name: string): boolean {
  return blocks.has(name) || inPlacesOfTheirOwn.has(name)
}
