import { Icon } from '../icon/icon.tsx'

export type LinkTile = { label: string; path: string }

/** Ways on for whoever stands at a dead end: large, few, side by side. */
export function LinkTiles({ links }: { links: LinkTile[] }) {
  return (
    <ul className="link-tiles">
      {links.map(({ label, path }) => (
        <li key={path}>
          <a href={path}>
            {label}
            <Icon of="arrow-right" size={20} />
          </a>
        </li>
      ))}
    </ul>
  )
}
