/** Addresses of our own that texts may lead to, although no content page stands there. */
export const otherAddresses: ReadonlySet<string> = new Set([
  '/zoeken',
  '/sitemap',
  '/inloggen',
  '/registreren',
  '/activatielink-aanvragen',
  '/wachtwoord-vergeten',
  '/mijn-account',
  '/mijn-account/e-mailadres',
  '/mijn-account/wachtwoord',
  '/mijn-account/veiligheid',
  '/mijn-account/verwijderen',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/api/openapi.json',
])
