import { Fragment, type ReactNode } from 'react'
import { sitemapPath } from '#addresses.ts'
import { menuGroupsOf } from '#features/pages/menu-groups.ts'
import type { MenuItem, Navigation } from '#features/pages/site-content.ts'
import { Collapse } from '#ui/collapse/collapse.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { Addresses } from '../addresses.ts'
import { currentMark } from './current-mark.ts'

export function HeaderToggle() {
  return (
    <div className="header-menu-button">
      <a className="header-toggle" href={sitemapPath} data-opens="header-menu">
        <svg className="header-burger" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M3 6h18" />
          <path d="M3 12h18" />
          <path d="M3 18h18" />
        </svg>
        <span className="header-toggle-words">
          <span className="header-toggle-open">Menu</span>
          <span className="header-toggle-close">Sluiten</span>
        </span>
      </a>
    </div>
  )
}

type HeaderMenuProps = {
  navigation: Navigation
  path: string
  addresses: Addresses
  /** A call to action. */
  children: ReactNode
}

/** On narrow screens: everything that the header has, in one panel. */
export function HeaderMenu({ navigation, path, addresses, children }: HeaderMenuProps) {
  return (
    <nav className="header-menu" id="header-menu" aria-label="Menu">
      <ul className="header-menu-actions">
        <li>
          <a href={addresses.search}>
            <Icon of="search" size={22} />
            Zoeken
          </a>
        </li>
        <li>
          <a className="for-visitors" href={addresses.logIn}>
            <Icon of="person" size={22} />
            Inloggen
          </a>
          <a className="for-members" href={addresses.myAccount}>
            <Icon of="person" size={22} />
            Mijn account
          </a>
        </li>
      </ul>
      <ul className="header-menu-main">
        {navigation.main.map((item) => (
          <li key={item.path}>
            {item.items.length > 0 ? <Group item={item} path={path} /> : <MenuLink item={item} path={path} />}
          </li>
        ))}
      </ul>
      <div className="header-menu-call">{children}</div>
      <ul>
        {navigation.service.map((item) => (
          <li key={item.path}>
            <MenuLink item={item} path={path} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Group({ item, path }: { item: MenuItem; path: string }) {
  const isHere = currentMark(item.path, path) !== undefined
  const id = `menu${item.path.replaceAll('/', '-')}`
  return (
    <Collapse title={item.label} group="header-menu" isOpen={isHere}>
      <a href={item.path} aria-current={item.path === path ? 'page' : undefined}>
        Naar {item.label}
      </a>
      {menuGroupsOf(item.items).map(({ heading, items }, number) => (
        <Fragment key={heading ?? ''}>
          {heading && (
            <p className="menu-heading" id={`${id}-${number}`}>
              {heading}
            </p>
          )}
          <ul aria-labelledby={heading && `${id}-${number}`}>
            {items.map((below) => (
              <li key={below.path}>
                <MenuLink item={below} path={path} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </Collapse>
  )
}

function MenuLink({ item, path }: { item: MenuItem; path: string }) {
  return (
    <>
      <a href={item.path} aria-current={currentMark(item.path, path)}>
        {item.label}
      </a>
      {item.items.length > 0 && (
        <ul>
          {item.items.map((below) => (
            <li key={below.path}>
              <MenuLink item={below} path={path} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
