export const speculationRulesPath = '/speculation-rules.json'

/** Where reading ahead has no use, or where being asked for already means something. */
const neverAhead = [
  'mijn-account',
  'inloggen',
  'registreren',
  'activeren',
  'activatielink-aanvragen',
  'wachtwoord-vergeten',
  'wachtwoord-instellen',
  'e-mailadres-bevestigen',
  'account-verwijderd',
  'postvak',
  'api',
  'actions',
  'zoeken',
  'dist',
  'media',
]

/** Tells browsers that can which page a person is about to open: one of ours, to which they point. */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?(.+)' } },
          { not: { href_matches: neverAhead.flatMap((part) => [`/${part}`, `/${part}/*`]) } },
          { not: { selector_matches: '[download], [data-no-prefetch]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
