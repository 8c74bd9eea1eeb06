type Group = { agents: string[]; rules: { allows: boolean; pattern: string }[] }

const mostRules = 500
const longestPattern = 500

/**
 * Whether a robots.txt lets this program ask for a path (RFC 9309): the group that names it, or else the group of
 * everybody; of all rules that fit the longest decides, and at the same length the one that allows.
 */
export function mayAsk(robots: string, program: string, path: string): boolean {
  const groups = groupsIn(robots)
  const named = groups.filter(({ agents }) => agents.includes(program.toLowerCase()))
  const own = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'))
  const fitting = own.flatMap(({ rules }) => rules).filter(({ pattern }) => fits(path, pattern))
  const [longest] = fitting.sort(
    (one, other) => other.pattern.length - one.pattern.length || Number(other.allows) - Number(one.allows),
  )
  return longest?.allows ?? true
}

function groupsIn(robots: string): Group[] {
  const groups: Group[] = []
  let count = 0
  for (const line of robots.split(/\r\n|\r|\n/)) {
    const [bare = ''] = line.split('#', 1)
    const colon = bare.indexOf(':')
    if (colon === -1) continue
    const name = bare.slice(0, colon).trim().toLowerCase()
    const value = bare.slice(colon + 1).trim()
    const group = groups.at(-1)
    if (name === 'user-agent') {
      // Names that stand below each other share what follows.
      if (group && group.rules.length === 0) group.agents.push(value.toLowerCase())
      else groups.push({ agents: [value.toLowerCase()], rules: [] })
    } else if ((name === 'allow' || name === 'disallow') && group && value && count < mostRules) {
      count += 1
      group.rules.push({ allows: name === 'allow', pattern: value.slice(0, longestPattern) })
    }
  }
  return groups
}

/** `*` stands for anything, `$` at the end for the end. Each piece is looked for once, behind the one before it. */
function fits(path: string, pattern: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...rest] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  const last = isWhole ? rest.pop() : undefined
  let at = first.length
  for (const piece of rest) {
    const found = path.indexOf(piece, at)
    if (found === -1) return false
    at = found + piece.length
  }
  if (!isWhole) return true
  return last === undefined ? at === path.length : path.endsWith(last) && path.length - last.length >= at
}
