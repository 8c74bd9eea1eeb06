import { ChevronDown } from 'lucide-react'
import { RichTextView } from '../rich-text.view.tsx'
import type { CollapsibleList } from './collapsible-list.ts'

export function CollapsibleListView({ block }: { block: CollapsibleList }) {
  return (
    <section className="collapsible-list container" id={block.id}>
      <h2>{block.title}</h2>
      <div className="collapsible-items">
        {block.items.map(({ id, question, html }) => (
          <details key={id} className="collapsible" name={block.leaveOpen ? undefined : block.id}>
            <summary className="collapsible-question">
              <h3>{question}</h3>
              <ChevronDown className="collapsible-sign" size={24} aria-hidden="true" />
            </summary>
            {/* Its id is here and not on the whole: an address with this hash then opens it without script. */}
            <div className="collapsible-answer prose" id={id}>
              <RichTextView nodes={html} />
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
