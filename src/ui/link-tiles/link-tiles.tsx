import { ArrowRight } from 'lucide-react'

export type LinkTile = { label: string; path: string }

/** Ways on for who stands at a dead end: large, few, side by side. */
export function LinkTiles({ links }: { links: LinkTile[] }) {
  return (
    <ul className="link-tiles">
      {links.map(({ label, path }) => (
        <li key={path}>
          <a href={path}>
            {label}
            <ArrowRight size={20} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  )
}
