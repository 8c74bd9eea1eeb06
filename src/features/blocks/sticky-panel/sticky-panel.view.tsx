import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { Gathered } from '../gathered.ts'
import { RichTextView } from '../rich-text.view.tsx'
import type { StickyPanel } from './sticky-panel.ts'

export function StickyPanelView({ block, gathered }: { block: StickyPanel; gathered: Gathered }) {
  const { title, text, button } = block.panel
  return (
    <section className="sticky-panel container" id={block.id}>
      <div className="prose">
        <RichTextView nodes={block.html} explained={gathered.explained} />
      </div>
      <aside className="sticky-panel-side" aria-label={title}>
        <details className="sticky-panel-box" id={`${block.id}-paneel`} open>
          <summary className="sticky-panel-title">
            {title}
            <Icon of="chevron-down" className="sticky-panel-sign" />
          </summary>
          <div className="sticky-panel-words">
            <p>{text}</p>
            <ButtonLink href={button.href}>{button.label}</ButtonLink>
          </div>
        </details>
      </aside>
    </section>
  )
}
