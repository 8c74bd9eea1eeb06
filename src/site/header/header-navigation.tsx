import { menuGroupsOf } from '#features/pages/menu-groups.ts'
import type { MenuItem } from '#features/pages/site-content.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { currentMark } from './current-mark.ts'

type HeaderNavigationProps = { items: MenuItem[]; path: string }

/** On wide screens: the parts of the site, each with a panel of what lies below it. */
export function HeaderNavigation({ items, path }: HeaderNavigationProps) {
  return (
    <nav className="header-navigation" aria-label="Hoofdmenu">
      <ul>
        {items.map((item) => (
          <li key={item.path} className="header-item">
            {item.items.length > 0 ? (
              <Opener item={item} path={path} />
            ) : (
              <a className="header-opener" href={item.path} aria-current={currentMark(item.path, path)}>
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Opener({ item, path }: { item: MenuItem; path: string }) {
  const id = `header${item.path.replaceAll('/', '-')}`
  return (
    <>
      <a
        className="header-opener"
        href={item.path}
        data-opens={id}
        aria-current={currentMark(item.path, path)}
      >
        {item.label}
        <Icon of="chevron-down" className="header-chevron" size={18} />
      </a>
      <div className="header-panel" id={id}>
        <div className="header-columns container">
          <Teaser item={item} path={path} />
          <LinkGroups id={id} items={item.items} path={path} />
        </div>
      </div>
    </>
  )
}

/** What this part of the site is about, and the way to its own page. */
function Teaser({ item: { label, path: itemPath, description }, path }: { item: MenuItem; path: string }) {
  return (
    <div className="header-teaser">
      <p className="header-teaser-title">{label}</p>
      {description && <p>{description}</p>}
      <a className="header-teaser-link" href={itemPath} aria-current={itemPath === path ? 'page' : undefined}>
        Naar {label}
        <Icon of="arrow-right" size={20} />
      </a>
    </div>
  )
}

function LinkGroups({ id, items, path }: { id: string; items: MenuItem[]; path: string }) {
  const groups = menuGroupsOf(items)
  return (
    <div className={groups.length > 1 ? 'header-groups' : undefined}>
      {groups.map(({ heading, items }, number) => (
        <div key={heading ?? ''}>
          {heading && (
            <p className="menu-heading" id={`${id}-${number}`}>
              {heading}
            </p>
          )}
          <ul className="header-links" aria-labelledby={heading && `${id}-${number}`}>
            {items.map((below) => (
              <LinkColumn key={below.path} item={below} path={path} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}

function LinkColumn({ item, path }: { item: MenuItem; path: string }) {
  return (
    <li>
      <a href={item.path} aria-current={currentMark(item.path, path)}>
        {item.label}
        <Icon of="chevron-right" size={20} />
      </a>
      {item.items.length > 0 && (
        <ul>
          {item.items.map((below) => (
            <LinkColumn key={below.path} item={below} path={path} />
          ))}
        </ul>
      )}
    </li>
  )
}
