import { workLimits } from '#features/editor/work/work-limits.ts'
import { limits } from '#features/limits/limit.ts'
import { daysInWords, minutesInWords } from '#period-words.ts'
import { securityLogInDays, webServerLogInDays } from '#periods.ts'
import { onlyUs, type StoredEntry } from './entry.ts'

/** After this nothing is left of what was counted. */
const longestWindowInMinutes = Math.max(
  ...[...Object.values(limits), ...Object.values(workLimits)].map(({ windowInMinutes }) => windowInMinutes),
)

/** What is kept to stop abuse, and to find out about it. */
export const safetyEntries: StoredEntry[] = [
  {
    what: 'Aantal pogingen per e-mailadres en per internetadres (IP-adres). De adressen zelf zijn onleesbaar gemaakt',
    why: 'Om te stoppen wie wachtwoorden raadt of je mailbox vult',
    ground: 'interest',
    howLong: `Hooguit ${minutesInWords(longestWindowInMinutes)}`,
    who: onlyUs,
    columns: [
      'allowance.key',
      'allowance.count',
      'allowance.window_ends_at',
      'allowance.blocked_until',
      'allowance.refusals',
    ],
  },
  {
    what: 'Logboek: tijd, gebeurtenis, uitkomst, lidnummer en nummer van de aanvraag',
    why: 'Om misbruik te vinden en uit te leggen',
    ground: 'interest',
    howLong: daysInWords(securityLogInDays),
    who: onlyUs,
    columns: [
      'security_event.id',
      'security_event.at',
      'security_event.event',
      'security_event.outcome',
      'security_event.actor_id',
      'security_event.member_id',
      'security_event.request_id',
    ],
  },
  {
    what: 'Je bezoek: tijd, internetadres (IP-adres), welke pagina en of het lukte. Zonder zoekwoorden en codes',
    why: 'Om storingen en aanvallen te vinden',
    ground: 'interest',
    howLong: `Hooguit ${daysInWords(webServerLogInDays)}`,
    who: onlyUs,
    columns: [],
  },
]
