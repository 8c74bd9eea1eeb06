import type { ReactNode } from 'react'

type BesideProps = {
  /** What the panel is about, for whoever goes by landmarks. */
  label: string
  panel: ReactNode
  /** Whether it stands by itself on the page, and so needs edges of its own. */
  look?: 'container'
  children: ReactNode
}

/** What somebody came for, and beside it a quiet panel that helps; on a narrow screen the panel comes after it. */
export function Beside({ label, panel, look, children }: BesideProps) {
  return (
    <div className={look ? `beside ${look}` : 'beside'}>
      <div className="beside-main">{children}</div>
      <aside className="beside-panel" aria-label={label}>
        {panel}
      </aside>
    </div>
  )
}
