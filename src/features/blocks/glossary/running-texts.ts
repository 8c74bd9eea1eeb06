import type { Block } from '../block.ts'
import type { RichText } from '../rich-text.ts'

/** What a page says in sentences; what opens over it or belongs to a film stands apart. */
export function runningTextsOf(block: Block): RichText[] {
  if (block.kind === 'text' || block.kind === 'sticky-panel' || block.kind === 'text-with-picture')
    return [block.html]
  return block.kind === 'collapsible-list' ? block.items.map(({ html }) => html) : []
}
