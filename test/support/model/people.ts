/** Who acts, which mailboxes they can read, and from where they come. */
export const people = ['owner', 'editor', 'stranger', 'intruder'] as const
export type Person = (typeof people)[number]

/** The intruder is the second stranger, who may have got hold of somebody's password. */
export const strangers = ['stranger', 'intruder'] as const

export const addresses = {
  owner: 'owner@example.nl',
  /** The owner's other mailbox, to move to. */
  moved: 'moved@example.nl',
  editor: 'editor@example.nl',
  stranger: 'stranger@example.nl',
  /** An address that nobody ever used. */
  never: 'never@example.nl',
} as const
export type Mailbox = keyof typeof addresses

const readers: Record<Mailbox, Person[]> = {
  owner: ['owner'],
  moved: ['owner'],
  editor: ['editor'],
  stranger: ['stranger', 'intruder'],
  never: [],
}

export function reads(person: Person, mailbox: Mailbox): boolean {
  return readers[mailbox].includes(person)
}

export function readerOf(mailbox: Mailbox): Person {
  return readers[mailbox][0] as Person
}

export function mailboxesOf(person: Person): Mailbox[] {
  return (Object.keys(addresses) as Mailbox[]).filter((mailbox) => reads(person, mailbox))
}

export function mailboxAt(address: string): Mailbox | undefined {
  return (Object.keys(addresses) as Mailbox[]).find((mailbox) => addresses[mailbox] === address)
}

export const networks: Record<Person, string> = {
  owner: '198.51.100.1',
  editor: '198.51.100.2',
  stranger: '203.0.113.1',
  intruder: '203.0.113.2',
}

/** Home is where they always are; away is a browser that nobody knows yet. */
export type Place = 'home' | 'away'
