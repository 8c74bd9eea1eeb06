import type { Gathered } from '../gathered.ts'
import type { RichNode } from '../rich-text.ts'
import { RichTextView } from '../rich-text.view.tsx'
import { headingPlaces } from './heading-places.ts'
import type { Text } from './text.ts'

export function TextView({ block, gathered }: { block: Text; gathered: Gathered }) {
  const ids = new Map(headingPlaces(block).map(({ node, id }): [RichNode, string] => [node, id]))
  const idOf = (node: RichNode) => (ids.get(node) === block.id ? undefined : ids.get(node))
  return (
    <section className="text container" id={block.id}>
      <div className="prose">
        <RichTextView nodes={block.html} idOf={idOf} explained={gathered.explained} />
      </div>
    </section>
  )
}
