import { type DatabaseAddress, openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { openHasher } from '#features/account/passwords/hasher.ts'
import { samples } from '#features/account/samples.ts'
import { addMember } from '#features/account/store.ts'
import type { ProfileChanges } from '#features/profile/profile.ts'

/** Members whose every write is numbered: from what is saved one can read which write it was. */
export async function addMembers(address: DatabaseAddress, emails: string[]): Promise<void> {
  const hasher = openHasher()
  await using db = openDatabase(address)
  await migrate(db)
  const passwordHash = await hasher.hash(passwordOf(0))
  for (const email of emails) await addMember(db, { email, passwordHash, profile: profileOf(0) }, new Date())
  await hasher.close()
}

/** Every field that can differs, so that half of one write and half of another shows. */
export function profileOf(number: number): ProfileChanges {
  const isEven = number % 2 === 0
  return {
    ...(isEven ? samples.anna.profile : samples.bram.profile),
    firstName: `Voornaam ${inLetters(number)}`,
    lastName: `Achternaam ${inLetters(number)}`,
    birthdate: `${1940 + (number % 60)}-0${1 + (number % 9)}-1${number % 10}`,
    memberPanel: isEven,
    newsLetter: number % 3 === 0,
  }
}

/** Names hold letters: a is 0, j is 9. */
const letters = 'abcdefghij'

function inLetters(number: number): string {
  return Array.from(String(number), (digit) => letters.charAt(Number(digit))).join('')
}

/** Which profile a last name is of. */
export function numberIn(lastName: string): number {
  return Number(Array.from(lastName.split(' ')[1] ?? '', (letter) => letters.indexOf(letter)).join(''))
}

export function passwordOf(number: number): string {
  return `zorgzame pinguin nummer ${number}`
}
