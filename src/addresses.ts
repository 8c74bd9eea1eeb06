/** What we know of an address that the site answers itself, and of all below it. */
type OwnAddress = {
  /** What texts and menus may lead to. */
  links?: string[]
  /** Whether a browser may fetch it before it is asked for. Elsewhere that has no use, or already means something. */
  mayBeReadAhead?: true
  isHiddenFromRobots?: true
}

/** By their first part. No page of an editor stands there: it would never be seen. Held against our routes and files. */
const own: Record<string, OwnAddress> = {
  'account-verwijderd': {},
  'activatielink-aanvragen': { links: ['/activatielink-aanvragen'] },
  activeren: {},
  'e-mailadres-bevestigen': {},
  inloggen: { links: ['/inloggen'] },
  'mijn-account': {
    links: [
      '/mijn-account',
      '/mijn-account/e-mailadres',
      '/mijn-account/wachtwoord',
      '/mijn-account/veiligheid',
      '/mijn-account/verwijderen',
    ],
    isHiddenFromRobots: true,
  },
  registreren: { links: ['/registreren'] },
  uitnodiging: {},
  'wachtwoord-instellen': {},
  'wachtwoord-vergeten': { links: ['/wachtwoord-vergeten'] },
  zoeken: { links: ['/zoeken'], isHiddenFromRobots: true },
  sitemap: { links: ['/sitemap'], mayBeReadAhead: true },

  redactie: { mayBeReadAhead: true },
  voorbeeld: { mayBeReadAhead: true },
  voorbeelden: { mayBeReadAhead: true },
  postvak: {},

  api: { links: ['/api/openapi.json'] },
  actions: {},
  healthz: {},
  readyz: {},

  agenda: {},
  'agenda.ics': { links: ['/agenda.ics'] },

  dist: {},
  media: {},
  og: {},
  '.well-known': { links: ['/.well-known/security.txt'] },
  'robots.txt': {},
  'sitemap.xml': { links: ['/sitemap.xml'] },
  'speculation-rules.json': {},
  'apple-touch-icon.png': {},
  'favicon.svg': {},
  'og.png': {},
}

export function isOwnAddress(path: string): boolean {
  return Object.hasOwn(own, path.split('/', 2)[1] ?? '')
}

/** Where a text may lead although no content page stands there. */
export const ownLinks: ReadonlySet<string> = new Set(Object.values(own).flatMap(({ links = [] }) => links))

export const neverReadAhead = startsOf(({ mayBeReadAhead }) => !mayBeReadAhead)
export const hiddenFromRobots = startsOf(({ isHiddenFromRobots = false }) => isHiddenFromRobots)

function startsOf(isMeant: (address: OwnAddress) => boolean): string[] {
  return Object.entries(own).flatMap(([start, address]) => (isMeant(address) ? [`/${start}`] : []))
}
