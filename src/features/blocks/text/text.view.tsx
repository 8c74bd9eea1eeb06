import type { Gathered } from '../gathered.ts'
import { RichTextView } from '../rich-text.view.tsx'
import { headingIdsOf } from './heading-places.ts'
import type { Text } from './text.ts'

export function TextView({ block, gathered }: { block: Text; gathered: Gathered }) {
  return (
    <section className="text container" id={block.id}>
      <div className="prose">
        <RichTextView nodes={block.html} idOf={headingIdsOf(block)} explained={gathered.explained} />
      </div>
    </section>
  )
}
