import { Menu } from 'lucide-react'
import type { MenuItem, Navigation } from '#features/pages/site-content.ts'
import { Logo } from './logo.tsx'
import { SearchForm } from './search-form.tsx'

type HeaderProps = { navigation: Navigation; path: string }

export function Header({ navigation, path }: HeaderProps) {
  return (
    <header className="header">
      <div className="header-bar container">
        <a className="header-logo" href="/" aria-label="IZZ, naar de homepagina">
          <Logo />
        </a>
        <nav className="header-nav" aria-label="Hoofdmenu">
          <MenuList items={navigation.main} path={path} />
        </nav>
        <div className="header-search">
          <SearchForm id="zoek-boven" label="Zoeken, bovenaan" />
        </div>
        <details className="header-menu">
          <summary>
            <Menu size={24} aria-hidden="true" />
            Menu
          </summary>
          <div className="header-menu-panel">
            <SearchForm id="zoek-menu" label="Zoeken, in het menu" />
            <nav aria-label="Menu">
              <MenuList items={[...navigation.main, ...navigation.service]} path={path} />
            </nav>
          </div>
        </details>
      </div>
    </header>
  )
}

function MenuList({ items, path }: { items: MenuItem[]; path: string }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.path}>
          <a href={item.path} aria-current={currentMark(item.path, path)}>
            {item.label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The page itself, or the part of the site in which it lies. */
function currentMark(itemPath: string, path: string): 'page' | 'true' | undefined {
  if (itemPath === path) return 'page'
  return path.startsWith(`${itemPath}/`) ? 'true' : undefined
}
