import { daysInWords, hoursInWords } from '#period-words.ts'
import { failedMailsInDays, mailPatienceInHours, unfinishedJobsInDays } from '#periods.ts'
import { onlyUs, type StoredEntry, usAndMailServer } from './entry.ts'

/** What is kept while something is on its way. */
export const mailEntries: StoredEntry[] = [
  {
    what: 'Aanvraag die we nog moeten uitvoeren: je e-mailadres',
    why: 'Om je een link te mailen',
    ground: 'agreement',
    howLong: `Meestal een paar seconden, en hooguit ${daysInWords(unfinishedJobsInDays)}`,
    who: onlyUs,
    columns: ['job.id', 'job.document', 'job.created_at'],
  },
  {
    what: 'Mail die klaarstaat: je e-mailadres, je voornaam, je lidnummer en wat erin staat. Bij een berekening die je laat mailen alleen je e-mailadres en de bedragen',
    why: 'Om hem te versturen, en opnieuw als dat niet lukt',
    ground: 'agreement',
    howLong: `Tot hij weg is, en hooguit ${hoursInWords(mailPatienceInHours)}`,
    who: usAndMailServer,
    columns: ['outbox.document', 'outbox.member_id'],
  },
  {
    what: 'Dat een mail niet aankwam: welke soort, wanneer en waarom, zonder adres of naam',
    why: 'Om te vinden wat er misging',
    ground: 'interest',
    howLong: daysInWords(failedMailsInDays),
    who: onlyUs,
    columns: [
      'outbox.id',
      'outbox.kind',
      'outbox.attempts',
      'outbox.created_at',
      'outbox.next_try_at',
      'outbox.failed_at',
      'outbox.last_fault',
    ],
  },
]
