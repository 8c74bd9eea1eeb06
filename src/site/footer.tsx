import { sitemapPath } from '#addresses.ts'
import type { MenuItem, Navigation } from '#features/pages/site-content.ts'
import type { Footer as FooterTexts } from '#features/settings/settings.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Logo } from './logo.tsx'
import { ThemeChoice } from './theme-choice.tsx'

/** The rest is one step further: on the page of the section itself. */
const mostLinksPerColumn = 7

/**
 * Help first, then the sections, then what the law and honesty ask for. The sections are folded on a phone; the
 * stylesheet unfolds them where there is room.
 */
export function Footer({ navigation, texts }: { navigation: Navigation; texts: FooterTexts }) {
  const sections = navigation.main.filter(({ items }) => items.length > 0)
  const single = navigation.main.filter(({ items }) => items.length === 0)
  return (
    <footer className="footer">
      <div className="container">
        <div className="footer-help">
          <h2>{texts.helpTitle}</h2>
          <ul>
            {[...navigation.service, ...single].map((item) => (
              <FooterLink key={item.path} item={item} />
            ))}
          </ul>
        </div>
        <details className="footer-topics">
          <summary>
            Alle onderwerpen
            <Icon of="chevron-down" className="collapse-mark" />
          </summary>
          <nav className="footer-columns" aria-label="Alle onderwerpen">
            {sections.map((item) => (
              <div key={item.path}>
                <h2>
                  <a href={item.path}>{item.label}</a>
                </h2>
                <ul>
                  {item.items.slice(0, mostLinksPerColumn).map((child) => (
                    <FooterLink key={child.path} item={child} />
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </details>
        <nav className="footer-legal" aria-label="Over deze site">
          <Logo />
          <ul>
            {navigation.legal.map((item) => (
              <FooterLink key={item.path} item={item} />
            ))}
            {texts.links.map(({ label, href }) => (
              <FooterLink key={href} item={{ label, path: href, items: [] }} />
            ))}
            <FooterLink
              item={{ label: 'Cookie-instellingen', path: '/cookies#cookie-instellingen', items: [] }}
            />
            <FooterLink item={{ label: 'Sitemap', path: sitemapPath, items: [] }} />
          </ul>
        </nav>
        <ThemeChoice />
        {texts.notice && <p className="footer-notice">{texts.notice}</p>}
      </div>
    </footer>
  )
}

function FooterLink({ item }: { item: MenuItem }) {
  return (
    <li>
      <a href={item.path}>{item.label}</a>
    </li>
  )
}
