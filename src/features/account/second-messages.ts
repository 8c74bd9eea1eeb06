/** Second messages of the login form, as HTML: the way on from here. All that are ever sent stand here. */
export const secondMessages = {
  notActivated:
    'Geen mail gekregen? <a href="/activatielink-aanvragen">Vraag een nieuwe activatielink aan</a>.',
} as const
