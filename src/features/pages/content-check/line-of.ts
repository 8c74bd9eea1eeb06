import { type FactTexts, findFact } from '#features/insurance/fill-facts.ts'
import type { Finding } from './finding.ts'

/**
 * The line of a content file that a finding is about. What is not written in the file as it is read (because a page
 * is built from something else) is looked for at its block, or else at the beginning.
 */
export function lineOf(source: string, { text, block }: Finding, facts: FactTexts): number {
  const lines = source.split('\n').map((line) => ({ raw: line, plain: plainLine(line, facts) }))
  const start = Math.max(
    0,
    block === undefined ? 0 : lines.findIndex(({ raw }) => raw.includes(`id: '${block}'`)),
  )
  if (text === undefined) return start + 1

  const wanted = oneSpaced(text)
  const holds = ({ raw, plain }: (typeof lines)[number]) => raw.includes(text) || plain.includes(wanted)
  const found = lines.findIndex((line, index) => index >= start && holds(line))
  return (found === -1 ? start : found) + 1
}

function plainLine(line: string, facts: FactTexts): string {
  const filled = line.replace(/\{\{([^{}]*)\}\}/g, (token, name: string) => findFact(facts, name) ?? token)
  const bare = filled
    .replace(/<br>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll("\\'", "'")
  return oneSpaced(bare)
}

function oneSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
