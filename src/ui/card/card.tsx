import type { ReactNode } from 'react'

type CardProps = {
  title: string
  href: string
  level?: 2 | 3
  look?: string
  /** What stands above the title, from edge to edge. */
  picture?: ReactNode
  children?: ReactNode
}

/** One link: the title is its text, the whole card is its target. */
export function Card({ title, href, level = 3, look, picture, children }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <div className={look ? `card ${look}` : 'card'}>
      {picture && <div className="card-picture">{picture}</div>}
      <Heading className="card-title">
        <a href={href}>{title}</a>
      </Heading>
      {children}
    </div>
  )
}

/** A quiet box around things that belong together. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel">
      <h2 className="panel-title">{title}</h2>
      {children}
    </section>
  )
}
