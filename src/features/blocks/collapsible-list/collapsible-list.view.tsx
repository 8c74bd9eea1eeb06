import { Collapse } from '#ui/collapse/collapse.tsx'
import type { Gathered } from '../gathered.ts'
import { RichTextView } from '../rich-text.view.tsx'
import type { CollapsibleList } from './collapsible-list.ts'

type CollapsibleListViewProps = { block: CollapsibleList; gathered: Gathered }

export function CollapsibleListView({ block, gathered }: CollapsibleListViewProps) {
  return (
    <section className="collapsible-list container" id={block.id}>
      <h2>{block.title}</h2>
      <div className="collapsible-items">
        {block.items.map(({ id, question, html }) => (
          <Collapse key={id} title={<h3>{question}</h3>} group={block.id} leaveOpen={block.leaveOpen} id={id}>
            <div className="prose">
              <RichTextView nodes={html} explained={gathered.explained} />
            </div>
          </Collapse>
        ))}
      </div>
    </section>
  )
}
