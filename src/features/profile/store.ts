import { sql } from 'kysely'
import { compileOnce } from '#database/compile-once.ts'
import type { Database } from '#database/database.ts'
import type { MemberTable } from '#database/schema.ts'
import type { OptionFile, OptionList, ProfileOption, ProfileOptions } from './options.ts'
import type { Profile, ProfileChanges } from './profile.ts'

export async function findProfile(db: Database, memberId: string): Promise<Profile | undefined> {
  const row = await db.selectFrom('member').selectAll().where('id', '=', memberId).executeTakeFirst()
  return row && toProfile(row)
}

type SavedColumns = ProfileColumns & { memberId: string }

const updateProfile = compileOnce<SavedColumns, { email: string }>((db, slot) =>
  db
    .updateTable('member')
    .set({
      first_name: slot.first_name,
      last_name: slot.last_name,
      birthdate: slot.birthdate,
      function_type: slot.function_type,
      branch: slot.branch,
      job_position: slot.job_position,
      insured: slot.insured,
      insurer: slot.insurer,
      member_panel: slot.member_panel,
      news_letter: slot.news_letter,
    })
    .where('id', '=', slot.memberId)
    .where((eb) =>
      eb.or([
        eb('first_name', '!=', slot.first_name),
        eb('last_name', '!=', slot.last_name),
        eb('birthdate', '!=', slot.birthdate),
        eb('function_type', '!=', slot.function_type),
        eb('branch', '!=', slot.branch),
        eb('job_position', '!=', slot.job_position),
        eb('insured', '!=', slot.insured),
        sql<boolean>`coalesce(insurer, '') != coalesce(cast(${slot.insurer} as text), '')`,
        eb('member_panel', '!=', slot.member_panel),
        eb('news_letter', '!=', slot.news_letter),
      ]),
    )
    .returning('email'),
)

/** Nothing when it was so already, or when the member was removed in the meantime. */
export async function saveProfile(
  db: Database,
  memberId: string,
  changes: ProfileChanges,
): Promise<Profile | undefined> {
  const [row] = await updateProfile(db, { ...toColumns(changes), memberId })
  return row && { ...changes, email: row.email }
}

export type ProfileColumns = Omit<
  MemberTable,
  | 'id'
  | 'email'
  | 'email_key'
  | 'password_hash'
  | 'is_sample'
  | 'created_at'
  | 'credential_version'
  | 'moved_elsewhere'
>

export function toColumns(changes: ProfileChanges): ProfileColumns {
  return {
    first_name: changes.firstName,
    last_name: changes.lastName,
    birthdate: changes.birthdate,
    function_type: changes.functionType,
    branch: changes.branch,
    job_position: changes.jobPosition,
    insured: changes.insured ? 1 : 0,
    insurer: changes.insurer,
    member_panel: changes.memberPanel ? 1 : 0,
    news_letter: changes.newsLetter ? 1 : 0,
  }
}

function toProfile(row: ProfileColumns & { email: string }): Profile {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    birthdate: row.birthdate,
    functionType: row.function_type,
    branch: row.branch,
    jobPosition: row.job_position,
    insured: row.insured === 1,
    insurer: row.insurer,
    memberPanel: row.member_panel === 1,
    newsLetter: row.news_letter === 1,
  }
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
