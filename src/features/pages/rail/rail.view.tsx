import type { ReactNode } from 'react'
import type { Block } from '#features/blocks/block.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ReadAloud } from '../read-aloud/read-aloud.view.tsx'
import { actionsOf, type Place, placesIn } from './rail.ts'

type RailedProps = {
  blocks: Block[]
  /** Those beside which the rail stands. */
  beside: Block[]
  /** Whether they directly follow the title. Further down, a narrow screen has no rail. */
  isAtTop: boolean
  children: ReactNode
}

/** Text, with what the page holds and asks beside it. On a narrow screen that is a folded list under the title. */
export function Railed({ blocks, beside, isAtTop, children }: RailedProps) {
  const places = placesIn(beside)
  const [hero] = blocks
  const amount = hero?.kind === 'hero' ? hero.amount : undefined
  return (
    <div className="railed container">
      <aside className="rail" aria-label="Op deze pagina">
        {amount && (
          <p className="rail-amount">
            <strong>{amount.value}</strong>
            {amount.label}
          </p>
        )}
        {places.length > 1 && (isAtTop ? <FoldedContents places={places} /> : <Contents places={places} />)}
        <ReadAloud />
        {actionsOf(blocks).map(({ label, href, audience }) => (
          <p key={audience ?? ''} className={['rail-action', audience].filter(Boolean).join(' ')}>
            <ButtonLink href={href}>{label}</ButtonLink>
          </p>
        ))}
      </aside>
      <div className="railed-blocks">{children}</div>
    </div>
  )
}

function FoldedContents({ places }: { places: Place[] }) {
  return (
    <details className="rail-contents">
      <summary>
        Op deze pagina
        <Icon of="chevron-down" className="collapse-mark" />
      </summary>
      <ContentsList places={places} />
    </details>
  )
}

function Contents({ places }: { places: Place[] }) {
  return (
    <div className="rail-contents">
      <ContentsList places={places} />
    </div>
  )
}

function ContentsList({ places }: { places: Place[] }) {
  return (
    <>
      <p className="rail-title">Op deze pagina</p>
      <ul>
        {places.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
