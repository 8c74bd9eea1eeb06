import type { Navigation } from '#features/pages/site-content.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { SearchForm } from '#ui/search-form/search-form.tsx'
import type { Addresses } from '../addresses.ts'
import { Logo } from '../logo.tsx'
import { HeaderAccount } from './header-account.tsx'
import { HeaderMenu, HeaderToggle } from './header-menu.tsx'
import { HeaderNavigation } from './header-navigation.tsx'

type HeaderProps = { navigation: Navigation; path: string; addresses: Addresses }

/**
 * Links with `data-opens` lead to a page. The script of the page makes them buttons that open the panel they name;
 * without it they stay links.
 */
export function Header({ navigation, path, addresses }: HeaderProps) {
  return (
    <header className="header">
      <div className="header-bar container">
        <div className="header-home">
          <a className="header-logo" href="/" aria-label="IZZ, naar de homepagina">
            <Logo />
          </a>
        </div>
        <HeaderNavigation items={navigation.main} path={path} />
        <div className="header-item header-search">
          <a className="header-opener" href={addresses.search} data-opens="header-search">
            <Icon of="search" size={22} />
            <span className="header-search-word">Zoeken</span>
          </a>
          <div className="header-panel" id="header-search">
            <div className="header-search-panel container">
              <SearchForm action={addresses.search} id="zoek-boven" label="Zoeken, bovenaan" />
            </div>
          </div>
        </div>
        <HeaderAccount path={path} addresses={addresses} />
        <HeaderToggle />
      </div>
      <HeaderMenu navigation={navigation} path={path} addresses={addresses}>
        <div className="for-visitors">
          <ButtonLink href="/lid-worden" look="accent">
            Word gratis lid
          </ButtonLink>
        </div>
      </HeaderMenu>
    </header>
  )
}
