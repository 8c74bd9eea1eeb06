import type { ReactNode } from 'react'
import type { Block } from '#features/blocks/block.ts'
import type { KeyAmount } from '#features/blocks/gathered.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { ReadAloud } from '../read-aloud/read-aloud.view.tsx'
import { type Action, type Place, placesIn } from './rail.ts'

/** Text, with the rail beside it. */
export function Railed({ rail, children }: { rail: ReactNode; children: ReactNode }) {
  return (
    <div className="railed container">
      {rail}
      <div className="railed-blocks">{children}</div>
    </div>
  )
}

type RailProps = {
  /** The blocks beside which it stands. */
  beside: Block[]
  amount: KeyAmount | undefined
  /** Whether they directly follow the title. Further down, a narrow screen has no rail. */
  isAtTop: boolean
  /** What the page asks, where nothing beside its text does. */
  actions?: Action[]
}

/** What the page holds and asks. On a narrow screen that is a folded list under the title. */
export function Rail({ beside, amount, isAtTop, actions = [] }: RailProps) {
  const places = placesIn(beside)
  return (
    <aside className="rail" aria-label="Op deze pagina">
      {amount && (
        <p className="rail-amount">
          {amount.about}
          <strong>{amount.value}</strong>
          {amount.label}
        </p>
      )}
      {places.length > 1 && (isAtTop ? <FoldedContents places={places} /> : <Contents places={places} />)}
      <ReadAloud />
      {actions.map(({ label, href, audience }) => (
        <p key={audience ?? ''} className={['rail-action', audience].filter(Boolean).join(' ')}>
          <ButtonLink href={href}>{label}</ButtonLink>
        </p>
      ))}
    </aside>
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
