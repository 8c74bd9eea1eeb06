import { hash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'

/**
 * A registration stands by itself until its mailbox is proven; only then there is a member. Mailed codes belong to a
 * member or to a registration. A browser that a member used before is known again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('registration')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('profile', 'text')
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('browser_hash', 'text')
    .addColumn('is_sample', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('registration_address')
    .on('registration')
    .columns(['address_hash', 'created_at'])
    .execute()
  await db.schema.createIndex('registration_browser').on('registration').column('browser_hash').execute()
  await db.schema.createIndex('registration_created').on('registration').column('created_at').execute()

  await db.schema
    .createTable('known_browser')
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('used_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_browser_key', ['token_hash', 'member_id'])
    .execute()
  await db.schema
    .createIndex('known_browser_member')
    .on('known_browser')
    .columns(['member_id', 'used_at'])
    .execute()
  await db.schema.createIndex('known_browser_used').on('known_browser').column('used_at').execute()

  await freeProofs(db)
  await movePendingMembers(db)
  await renameErrands(db)
  await db.schema.dropIndex('member_state').execute()
  await db.schema.alterTable('member').dropColumn('state').execute()
  await db.schema
    .alterTable('member')
    .addColumn('credential_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('member')
    .addColumn('moved_elsewhere', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

/** They were bound to a member by the database; now they may belong to a registration too. */
async function freeProofs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('owned_proof')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('owner_id', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('password_hash', 'text')
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addUniqueConstraint('proof_owner_purpose', ['owner_id', 'purpose'])
    .execute()
  await sql`insert into owned_proof select code_hash, member_id, purpose, email, null, expires_at, used_at from proof`.execute(
    db,
  )
  await db.schema.dropTable('proof').execute()
  await db.schema.alterTable('owned_proof').renameTo('proof').execute()
  await db.schema.createIndex('proof_ends').on('proof').column('expires_at').execute()
}

type PendingMember = Record<string, string | number | null>

async function movePendingMembers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<PendingMember>`select * from member where state = 'pending'`.execute(db)
  for (const row of rows) {
    const profile = {
      firstName: row.first_name,
      lastName: row.last_name,
      birthdate: row.birthdate,
      functionType: row.function_type,
      branch: row.branch,
      jobPosition: row.job_position,
      insured: row.insured === 1,
      insurer: row.insurer,
      memberPanel: row.member_panel === 1,
      newsLetter: row.news_letter === 1,
    }
    await addRegistration(db, {
      id: String(row.id),
      email: String(row.email),
      passwordHash: String(row.password_hash),
      profile,
      isSample: Number(row.is_sample),
      createdAt: String(row.created_at),
    })
  }
  await sql`delete from member where state = 'pending'`.execute(db)
}

/** Somebody who registered in the moment before the site was brought up to date is not forgotten. */
async function renameErrands(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('errand').renameTo('job').execute()
  const { rows } = await sql<{ id: string; document: string; created_at: string }>`select * from job`.execute(
    db,
  )
  for (const { id, document, created_at: createdAt } of rows) {
    const errand = JSON.parse(document)
    if (errand.kind !== 'register') continue
    const { email, passwordHash, profile, requestId } = errand
    await addRegistration(db, { id, email, passwordHash, profile, isSample: 0, createdAt })
    const job = JSON.stringify({ kind: 'send-activation', email, registrationId: id, requestId })
    await sql`update job set document = ${job} where id = ${id}`.execute(db)
  }
}

type Moved = {
  id: string
  email: string
  passwordHash: string
  profile: object
  isSample: number
  createdAt: string
}

async function addRegistration(db: Kysely<unknown>, moved: Moved): Promise<void> {
  const addressHash = hash('sha256', moved.email.trim().toLowerCase(), 'base64url')
  await sql`insert into registration (id, address_hash, email, profile, password_hash, browser_hash, is_sample, created_at)
    values (${moved.id}, ${addressHash}, ${moved.email}, ${JSON.stringify(moved.profile)}, ${moved.passwordHash}, null, ${moved.isSample}, ${moved.createdAt})`.execute(
    db,
  )
}
