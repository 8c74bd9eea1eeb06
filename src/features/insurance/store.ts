import type { Database } from '#database/database.ts'
import { readJsonOnce } from '#database/json.ts'
import type { FactFiles } from './facts.ts'

export type SheetName = keyof FactFiles
export type SheetState = { fileHash: string | null; isEdited: boolean }

/** The facts as they are stored; what is not there was never loaded. */
export async function allSheets(db: Database): Promise<Partial<Record<SheetName, unknown>>> {
  const rows = await db.selectFrom('fact_sheet').select(['name', 'document']).execute()
  return Object.fromEntries(rows.map((row) => [row.name, readJsonOnce(row.document)]))
}

/** The moment at which this one was last written. */
export async function findChangedAt(db: Database, name: SheetName): Promise<string | undefined> {
  const row = await db
    .selectFrom('fact_sheet')
    .select('updated_at')
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.updated_at
}

export async function hasSheetsChangedSince(db: Database, version: number): Promise<boolean> {
  const row = await db
    .selectFrom('fact_sheet')
    .select('name')
    .where('version', '>', version)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function sheetStates(db: Database): Promise<Map<SheetName, SheetState>> {
  const rows = await db.selectFrom('fact_sheet').select(['name', 'file_hash', 'edited_at']).execute()
  return new Map(rows.map((row) => [row.name, { fileHash: row.file_hash, isEdited: row.edited_at !== null }]))
}

export type SheetWrite = { name: SheetName; document: unknown; version: number; now: Date } & (
  | { from: 'file'; fileHash: string }
  | { from: 'editor' }
)

export async function saveSheet(trx: Database, write: SheetWrite): Promise<void> {
  const at = write.now.toISOString()
  const values = {
    document: JSON.stringify(write.document),
    version: write.version,
    updated_at: at,
    ...(write.from === 'file' ? { file_hash: write.fileHash } : { edited_at: at }),
  }
  await trx
    .insertInto('fact_sheet')
    .values({ name: write.name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute()
}
