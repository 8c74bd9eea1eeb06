import { neverReadAhead } from '#own-addresses.ts'

export const speculationRulesPath = '/speculation-rules.json'

/** Tells browsers that can which page a person is about to open: one of ours, to which they point. */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?(.+)' } },
          { not: { href_matches: neverReadAhead.flatMap((path) => [path, `${path}/*`]) } },
          { not: { selector_matches: '[download], [data-no-prefetch]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
