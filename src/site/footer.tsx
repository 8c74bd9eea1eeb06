import type { MenuItem, Navigation } from '#features/pages/site-content.ts'
import { Logo } from './logo.tsx'

/** The rest is one step further: on the page of the section itself. */
const mostLinksPerColumn = 7

/** Help first, then the sections, then what the law and honesty ask for. */
export function Footer({ navigation }: { navigation: Navigation }) {
  const sections = navigation.main.filter(({ items }) => items.length > 0)
  const single = navigation.main.filter(({ items }) => items.length === 0)
  return (
    <footer className="footer">
      <div className="container">
        <div className="footer-help">
          <h2>Kunnen we je helpen?</h2>
          <ul>
            {[...single, ...navigation.service].map((item) => (
              <FooterLink key={item.path} item={item} />
            ))}
          </ul>
        </div>
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
        <nav className="footer-legal" aria-label="Over deze site">
          <Logo />
          <ul>
            {navigation.legal.map((item) => (
              <FooterLink key={item.path} item={item} />
            ))}
            <FooterLink
              item={{ label: 'Cookie-instellingen', path: '/cookies#cookie-instellingen', items: [] }}
            />
            <FooterLink item={{ label: 'Sitemap', path: '/sitemap', items: [] }} />
          </ul>
        </nav>
        <p className="footer-notice">
          Dit is een demonstratie. Je kunt hier geen verzekering afsluiten en je vindt hier geen advies.
        </p>
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
