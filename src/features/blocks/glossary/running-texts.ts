import type { Block } from '../block.ts'
import type { Hero } from '../hero/hero.ts'
import type { RichText } from '../rich-text.ts'

/** What a page says in sentences; what opens over it or belongs to a film stands apart. */
export function runningTextsOf(block: Block): RichText[] {
  if (block.kind === 'hero') return [leadOf(block)]
  if (block.kind === 'text' || block.kind === 'sticky-panel' || block.kind === 'text-with-picture')
    return [block.html]
  return block.kind === 'collapsible-list' ? block.items.map(({ html }) => html) : []
}

const leads = new WeakMap<Hero, RichText>()

/** The same list each time: places are found in it, and drawn by it. */
export function leadOf(hero: Hero): RichText {
  const lead = leads.get(hero) ?? [hero.lead]
  leads.set(hero, lead)
  return lead
}
