import type { LinkUse } from '#features/pages/outside-links/outside-links.ts'
import type { LinkFault } from '#features/pages/outside-links/try-link.ts'

/** A link to another site that does not work any more, and where it stands. */
export type DeadLink = { address: string; fault: LinkFault; failedAt: string; uses: LinkUse[] }

export const deadLinksPath = '/redactie/links'

/** What an editor can do something with. */
export const faultWords: Record<LinkFault, string> = {
  '': '',
  gone: 'De andere site zegt dat de pagina er niet meer is.',
  broken: 'De andere site heeft een storing.',
  'in-circles': 'De andere site stuurt steeds door en komt nooit bij een pagina uit.',
  'no-answer': 'De andere site geeft geen antwoord.',
  'no-such-host': 'De andere site bestaat niet meer.',
  'not-public': 'Het adres is niet voor iedereen te bereiken.',
  unsafe: 'De verbinding met de andere site is niet veilig. Een browser waarschuwt daarvoor.',
  unreadable: 'De andere site geeft een antwoord dat niet te lezen is.',
}

/** Without what is the same for all. */
export function shortAddress(address: string): string {
  const bare = address.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')
  return bare.length > 60 ? `${bare.slice(0, 59)}…` : bare
}
