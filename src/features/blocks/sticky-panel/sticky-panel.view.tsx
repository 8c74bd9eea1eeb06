import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { Gathered } from '../gathered.ts'
import { RichTextView } from '../rich-text.view.tsx'
import { headingIdsOf } from '../text/heading-places.ts'
import type { StickyPanel } from './sticky-panel.ts'

type StickyPanelProps = {
  block: StickyPanel
  gathered: Gathered
  /** What stands above the panel, or on a narrow screen above the text. */
  abovePanel?: ReactNode
}

export function StickyPanelView({ block, gathered, abovePanel }: StickyPanelProps) {
  const { title, text, button } = block.panel
  return (
    <section className="sticky-panel container" id={block.id}>
      <div className="sticky-panel-side">
        {abovePanel}
        <aside className="sticky-panel-place" aria-label={title}>
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
      </div>
      <div className="prose">
        <RichTextView nodes={block.html} idOf={headingIdsOf(block)} explained={gathered.explained} />
      </div>
    </section>
  )
}
