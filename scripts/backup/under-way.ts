const unfinished = 'Dit bestand was nog niet klaar toen de reservekopie werd gemaakt. Vervang het.'

/**
 * What was under way when a backup was made. After a restore none of it goes on: people log in and ask anew. What came in
 * to make files of is not in a backup, so a medium stays as usable as it is, or has failed.
 */
const endings: Record<string, string> = {
  session: 'delete from session',
  proof: 'delete from proof',
  preview: 'delete from preview',
  editor_invitation: 'delete from editor_invitation',
  errand: 'delete from errand',
  job: 'delete from job',
  outbox:
    "delete from outbox where kind in ('activate', 'reset-password', 'confirm-email', 'colleague-invited')",
  media: `update media set progress = 100, claimed_until = '',
    fault = case state when 'busy' then '${unfinished}' else '' end,
    state = case state when 'busy' then 'failed' else 'ready' end
    where state in ('busy', 'usable')`,
}

/** Statements that end it. A backup of an older release may lack a table. */
export function endingsFor(tables: string[]): string[] {
  return Object.entries(endings).flatMap(([table, ending]) => (tables.includes(table) ? [ending] : []))
}

/** The same for PostgreSQL, where one script restores and ends. */
export function endingScript(): string {
  const each = Object.entries(endings).map(
    ([table, ending]) => `if to_regclass('${table}') is not null then ${ending}; end if;`,
  )
  return `do $$ begin ${each.join(' ')} end $$`
}
