import { RichTextView } from '../rich-text.view.tsx'
import type { Text } from './text.ts'

export function TextView({ block }: { block: Text }) {
  return (
    <section className="text container" id={block.id}>
      <div className="prose">
        <RichTextView nodes={block.html} />
      </div>
    </section>
  )
}
