import { samples } from '#features/account/samples.ts'
import { type Browser, newBrowser } from './browser.ts'
import type { Account, Chosen, Letter } from './knowledge.ts'
import type { ModelSite, Rows } from './model-site.ts'
import { type Mailbox, mailboxAt, networks, type Person, type Place, people } from './people.ts'

export const rules = {
  password: 'a password opens an account only if whoever reads the mailbox chose or confirmed it',
  reset: 'after a reset nothing that was begun before it has any effect',
  secret: 'a secret for codes that was seen before a reset is worth nothing after it',
  removed: 'a removed account answers like one that never was',
  told: 'what a stranger can see does not depend on who is a member',
  'kept-out': 'strangers keep nobody with mailbox and known browser out for more than a minute',
  words: 'a mail to an address that is not proven holds no word that a sender typed',
  role: 'nobody but who reads the mailbox becomes editor of an invited address',
  broken: 'every request is answered, never with a 5xx',
  ended: 'what ends all sessions ends them all',
  works: 'the password that holds opens the account',
} as const
export type Rule = keyof typeof rules
export type Fault = { rule: Rule; says: string }

/** What the model knows of one run: who chose what, what lies in the mailboxes, and what went wrong. */
export type World = {
  site: ModelSite
  browsers: Record<Person, Record<Place, Browser>>
  mailboxes: Record<Mailbox, Letter[]>
  chosen: Chosen[]
  /** Everything that anybody typed as a name. */
  words: string[]
  accounts: Map<string, Account>
  /** Which account each address leads to, since the last moment ended. */
  members: Map<Mailbox, string>
  everMembers: Set<Mailbox>
  everInvited: Set<Mailbox>
  /** Where accounts were removed, and in which moment. */
  everRemoved: Map<Mailbox, number>
  /** Which addresses somebody registered, and where people asked their account to be moved to. */
  registrations: Set<Mailbox>
  movesAsked: Set<`${Person} ${Mailbox}`>
  secretsSeen: { person: Person; id: string; secret: string; moment: number }[]
  /** For passwords and names that occur once, and are the same whatever others do. */
  counts: Record<Person, number>
  moment: number
  /** The first moment of the run itself. */
  beganIn: number
  /** The intruder gets to know every password that the owner or the editor chooses. */
  isLeaky: boolean
  /** Nothing else happens at the same time. */
  isQuiet: boolean
  backup: { rows: Rows; accounts: Account[] } | undefined
  faults: Fault[]
}

export function newWorld(site: ModelSite): World {
  const browsersOf = (person: Person): Record<Place, Browser> => ({
    home: newBrowser(person, 'home', networks[person]),
    away: newBrowser(person, 'away', networks[person]),
  })
  return {
    site,
    browsers: {
      owner: browsersOf('owner'),
      editor: browsersOf('editor'),
      stranger: browsersOf('stranger'),
      intruder: browsersOf('intruder'),
    },
    mailboxes: { owner: [], moved: [], editor: [], stranger: [], never: [] },
    chosen: [],
    words: [],
    accounts: new Map(),
    members: new Map(),
    everMembers: new Set(),
    everInvited: new Set(),
    everRemoved: new Map(),
    registrations: new Set(),
    movesAsked: new Set(),
    secretsSeen: [],
    counts: { owner: 10, editor: 10, stranger: 10, intruder: 10 },
    moment: 0,
    beganIn: 0,
    isLeaky: false,
    isQuiet: true,
    backup: undefined,
    faults: [],
  }
}

export function choose(world: World, chosen: Omit<Chosen, 'text' | 'moment'>): Chosen {
  const { by } = chosen
  const text = `tulpen in de regen ${people.indexOf(by)}${world.counts[by]++}`
  const made = { ...chosen, text, moment: world.moment }
  world.chosen.push(made)
  return made
}

/** A profile with names that occur nowhere else: of letters only, as names are. */
export function newProfile(world: World, by: Person): typeof samples.anna.profile {
  const name = letters(Number(`${people.indexOf(by)}${world.counts[by]++}`))
  const [firstName, lastName] = [`Qxz${name}`, `Qxv${name}`]
  world.words.push(firstName, lastName)
  return { ...samples.anna.profile, firstName, lastName }
}

function letters(number: number): string {
  return Array.from(String(number), (digit) => 'abcdefghij'[Number(digit)]).join('')
}

/** Jobs are done and mails are sent, into the mailboxes. */
export async function bringMails(world: World): Promise<void> {
  const { site, mailboxes, moment } = world
  await site.runJobs()
  await site.sendMails((mail) => {
    const to = mailboxAt(mail.to)
    if (!to) throw new Error(`Nobody reads ${mail.to}.`)
    const path = 'path' in mail ? mail.path : ''
    mailboxes[to].push({ mail, to, code: new URLSearchParams(path.split('?')[1]).get('code') ?? '', moment })
  })
}

/** Who has an account now. Those that are new to the model are written down. */
export async function lookAtMembers(world: World): Promise<void> {
  const rows = await world.site.db.selectFrom('member').select(['id', 'email_key']).execute()
  world.members = new Map()
  for (const { id, email_key } of rows) {
    const at = mailboxAt(email_key)
    if (!at) continue
    world.members.set(at, id)
    world.everMembers.add(at)
    if (!world.accounts.has(id))
      world.accounts.set(id, { id, born: at, current: undefined, resetIn: -1, sessionsEndedIn: -1 })
  }
}
