import { youngestMemberInYears } from '#periods.ts'
import { onlyUs, type StoredEntry, usAndMailServer, whileMember } from './entry.ts'

const needed = { ground: 'agreement', howLong: whileMember, who: onlyUs } as const
const chosen = { ground: 'consent', howLong: 'Tot je het uitzet of je account stopt', who: onlyUs } as const

/** What members fill in themselves. */
export const profileEntries: StoredEntry[] = [
  {
    what: 'Voornaam',
    why: 'Om je aan te spreken, ook in mails',
    ...needed,
    who: usAndMailServer,
    columns: ['member.first_name'],
  },
  {
    what: 'Achternaam',
    why: 'Om te weten van wie het account is',
    ...needed,
    columns: ['member.last_name'],
  },
  {
    what: 'E-mailadres',
    why: 'Om in te loggen en je mail over je account te sturen',
    ...needed,
    who: usAndMailServer,
    columns: ['member.email', 'member.email_key'],
  },
  {
    what: 'Geboortedatum',
    why: `Om te zien of je minstens ${youngestMemberInYears} jaar bent`,
    ...needed,
    columns: ['member.birthdate'],
  },
  {
    what: 'Voornaamste dagelijkse bezigheid',
    why: 'Om te zien of je bij IZZ hoort',
    ...needed,
    columns: ['member.function_type'],
  },
  {
    what: 'Werkzaam in de branche',
    why: 'Om te zien of je branche meedoet',
    ...needed,
    columns: ['member.branch'],
  },
  {
    what: 'Functie is/wordt/was',
    why: 'Om te weten welk werk onze leden doen',
    ...needed,
    columns: ['member.job_position'],
  },
  {
    what: 'Zorgverzekering via IZZ',
    why: 'Om te weten welke voordelen voor jou gelden',
    ...needed,
    columns: ['member.insured'],
  },
  {
    what: 'Zorgverzekering door',
    why: 'Om te weten wie jou verzekert, als je via IZZ verzekerd bent',
    ...needed,
    howLong: 'Tot je ‘nee’ kiest bij Zorgverzekering via IZZ, of je account stopt',
    columns: ['member.insurer'],
  },
  {
    what: 'Actief in het ledenpanel',
    why: 'Om je te vragen naar je mening',
    ...chosen,
    columns: ['member.member_panel'],
  },
  {
    what: 'Maandelijkse nieuwsbrief per e-mail',
    why: 'Om je de nieuwsbrief te sturen',
    ...chosen,
    columns: ['member.news_letter'],
  },
]
