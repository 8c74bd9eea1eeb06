import type { Column } from './entry.ts'

/** Columns that say nothing about a person. Whoever adds a column decides: here, or in the register. */
export const notPersonal: Column[] = [
  'page.path',
  'page.document',
  'page.file_hash',
  'page.edited_at',
  'page.published',
  'page.version',
  'page.updated_at',
  'redirect.from_path',
  'redirect.to_path',
  'site_version.id',
  'site_version.number',
  'fact_sheet.name',
  'fact_sheet.document',
  'fact_sheet.file_hash',
  'fact_sheet.edited_at',
  'fact_sheet.version',
  'fact_sheet.updated_at',
  'option.list',
  'option.id',
  'option.label',
  'option.position',
  'option.retired',
  'member.is_sample',
  // Addresses and long numbers are masked before a query is kept, and nothing says who asked it.
  'search_log.day',
  'search_log.query',
  'search_log.hits',
  'search_log.times',
]
