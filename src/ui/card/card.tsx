import type { ReactNode } from 'react'

type CardProps = { title: string; href: string; level?: 2 | 3; children?: ReactNode }

/** One link: the title is its text, the whole card is its target. */
export function Card({ title, href, level = 3, children }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <div className="card">
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
