import type { Block } from '../block.ts'
import type { Hero } from '../hero/hero.ts'
import type { RichText } from '../rich-text.ts'

/** The lead of each as a text: words are found in it, and drawn by it. */
export type Leads = ReadonlyMap<Hero, RichText>

export function leadsOf(blocks: readonly Block[]): Leads {
  return new Map(blocks.flatMap((block) => (block.kind === 'hero' ? [[block, [block.lead]]] : [])))
}

/** What a page says in sentences; what opens over it or belongs to a film stands apart. */
export function runningTextsOf(block: Block, leads: Leads): RichText[] {
  if (block.kind === 'hero') return [leads.get(block) ?? []]
  if (block.kind === 'text' || block.kind === 'sticky-panel' || block.kind === 'text-with-picture')
    return [block.html]
  return block.kind === 'collapsible-list' ? block.items.map(({ html }) => html) : []
}
