import { sql } from 'kysely'
import { compileOnce } from '#database/compile-once.ts'
import type { Database } from '#database/database.ts'
import type { MemberTable } from '#database/schema.ts'
import type { OptionFile, OptionList, ProfileOption, ProfileOptions } from './options.ts'
import type { Profile, ProfileChanges } from './profile.ts'

/** Where each field of the profile is kept; one that is left out is a type error. */
const columnOf = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  birthdate: 'birthdate',
  functionType: 'function_type',
  branch: 'branch',
  jobPosition: 'job_position',
  insured: 'insured',
  insurer: 'insurer',
  memberPanel: 'member_panel',
  newsLetter: 'news_letter',
} as const satisfies Record<keyof Profile, keyof MemberTable>

type ProfileColumns = Pick<MemberTable, (typeof columnOf)[keyof ProfileChanges]>

const fields = Object.keys(columnOf) as (keyof Profile)[]
const changeable = fields.filter((field) => field !== 'email')

export async function findProfile(db: Database, memberId: string): Promise<Profile | undefined> {
  const row = await db.selectFrom('member').selectAll().where('id', '=', memberId).executeTakeFirst()
  return row && toProfile(row)
}

/** Works in the redactie and is no member: has no profile. */
export async function isColleague(db: Database, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('is_colleague')
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row?.is_colleague === 1
}

const updateProfile = compileOnce<ProfileColumns & { memberId: string }, { email: string }>((db, slot) => {
  const columns = changeable.map((field) => columnOf[field])
  return db
    .updateTable('member')
    .set(Object.fromEntries(columns.map((column) => [column, slot[column]])))
    .where('id', '=', slot.memberId)
    .where('is_colleague', '=', 0)
    .where((eb) =>
      eb.or(columns.map((column) => sql<boolean>`${sql.ref(column)} is distinct from ${slot[column]}`)),
    )
    .returning('email')
})

/** Nothing when it was so already, when the member was removed in the meantime, or for who is no member. */
export async function saveProfile(
  db: Database,
  memberId: string,
  changes: ProfileChanges,
): Promise<Profile | undefined> {
  const [row] = await updateProfile(db, { ...toColumns(changes), memberId })
  return row && { ...changes, email: row.email }
}

/** A yes is 1 in the database, and a no is 0. */
export function toColumns(changes: ProfileChanges): ProfileColumns {
  const kept = (value: ProfileChanges[keyof ProfileChanges]) =>
    typeof value === 'boolean' ? Number(value) : value
  return Object.fromEntries(
    changeable.map((field) => [columnOf[field], kept(changes[field])]),
  ) as ProfileColumns
}

function toProfile(row: ProfileColumns & { email: string }): Profile {
  const told = (value: string | number | null) => (typeof value === 'number' ? value === 1 : value)
  return Object.fromEntries(fields.map((field) => [field, told(row[columnOf[field]])])) as Profile
}

export async function allOptions(db: Database): Promise<ProfileOptions> {
  const rows = await db.selectFrom('option').selectAll().orderBy('position').execute()
  const listOf = (list: OptionList) =>
    rows
      .filter((row) => row.list === list)
      .map(({ id, label, retired }) => ({ id, label, retired: retired === 1 }))
  return {
    branch: listOf('branch'),
    functionType: listOf('functionType'),
    jobPosition: listOf('jobPosition'),
    insurer: listOf('insurer'),
  }
}

/** Options that exist are left as they are: they may have been renamed or retired since. */
export async function addMissingOptions(db: Database, file: OptionFile): Promise<void> {
  const rows = (Object.keys(file) as OptionList[]).flatMap((list) =>
    file[list].map(([id, label], index) => ({
      list,
      id,
      label,
      position: (index + 1) * 10,
      retired: 0 as const,
    })),
  )
  await db
    .insertInto('option')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['list', 'id']).doNothing())
    .execute()
}

/** In this order. Options that are not among them stay as they are. */
export async function saveOptions(trx: Database, list: OptionList, options: ProfileOption[]): Promise<void> {
  for (const [index, { id, label, retired }] of options.entries()) {
    const values = { label, position: (index + 1) * 10, retired: retired ? (1 as const) : (0 as const) }
    await trx
      .insertInto('option')
      .values({ list, id, ...values })
      .onConflict((conflict) => conflict.columns(['list', 'id']).doUpdateSet(values))
      .execute()
  }
}
