import { ButtonLink } from '#ui/button/button.tsx'
import type { CallToAction } from './call-to-action.ts'

export function CallToActionView({ block }: { block: CallToAction }) {
  return (
    <section className="call-to-action container" id={block.id}>
      <div className="call-to-action-box">
        <div className="call-to-action-words">
          <h2>{block.title}</h2>
          <p>{block.text}</p>
        </div>
        <ButtonLink href={block.button.href}>{block.button.label}</ButtonLink>
      </div>
    </section>
  )
}
