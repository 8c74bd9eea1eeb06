import type { Field } from '#features/blocks/field.ts'
import { fieldsOfKind, fieldWords } from '#features/blocks/field-words.ts'
import { describePage } from '../describe-page.ts'
import type { Finding } from './finding.ts'

/**
 * Every finding with the name of its field, as in "Tegel 3, Waarheen: …". What reads the same at the same place is told
 * once: who mends it there finds the next.
 */
export function named(findings: Finding[], blocks: readonly { id: string; kind: string }[]): Finding[] {
  const kinds = new Map(blocks.map(({ id, kind }) => [id, kind]))
  const told = findings.map((finding) => ({ ...finding, message: messageOf(finding, kinds) }))
  return [...new Map(told.toReversed().map((finding) => [keyOf(finding), finding])).values()].toReversed()
}

function messageOf({ message, block, field }: Finding, kinds: ReadonlyMap<string, string>): string {
  if (field === undefined) return message
  const fields = block === undefined ? describePage() : fieldsOfKind(kinds.get(block) ?? '')
  // The only field of a block says no more than the block does.
  const name = fields.filter(isSeen).length > 1 ? fieldWords(fields, field.split('.')) : undefined
  return name === undefined ? message : `${name}: ${lowerFirst(message)}`
}

function isSeen({ control }: Field): boolean {
  return control !== 'hidden'
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function keyOf({ message, block, field, isAdvice }: Finding): string {
  return JSON.stringify([message, block, field, isAdvice])
}
