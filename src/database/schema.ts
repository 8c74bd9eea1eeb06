/**
 * The tables, as TypeScript sees them.
 * Only text and integer columns: both databases hold those the same way, so one store serves SQLite and
 * PostgreSQL. Instants are ISO 8601 in UTC (they sort as text), days are YYYY-MM-DD, yes and no are 1 and 0.
 */
export type Schema = {
  page: PageTable
  redirect: RedirectTable
  site_version: SiteVersionTable
}

export type PageTable = {
  path: string
  /** The whole page as JSON, in the form of `PageFile`. */
  document: string
  /** The fingerprint of the content file this page was last loaded from; null for a page without a file. */
  file_hash: string | null
  /** Set once somebody edits the page in the database: from then on its file no longer overwrites it. */
  edited_at: string | null
  published: 0 | 1
  /** The site version in which this row last changed. */
  version: number
  updated_at: string
}

export type RedirectTable = {
  from_path: string
  to_path: string
}

/** One row. Its number rises with every published change, in the same transaction. */
export type SiteVersionTable = {
  id: 1
  number: number
}
