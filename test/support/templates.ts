import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { type DatabaseAddress, openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { readContentFiles } from '#features/pages/content-files/read-content-files.ts'
import { loadContent } from '#features/pages/flows/load-content.ts'
import { yearFacts } from '../../content/facts/year-facts.ts'
import { insurance } from '../../content/insurance/insurance.ts'

/** What is in a new database already: all tables, or the pages and facts of `content/` too. */
export type Template = 'nothing' | 'tables' | 'content'

/** Set by `npm test`, which makes templates once for all files of a run. Without it every database begins empty. */
const folder = process.env.TEST_TEMPLATES

export async function makeTemplates(folder: string, server: string | undefined): Promise<void> {
  await mkdir(folder, { recursive: true })
  const pages = await readContentFiles(new URL('../../content/pages/', import.meta.url))
  for (const template of ['tables', 'content'] as const) {
    if (server) await onServer(server, `create database ${nameOf(template)}`)
    const addresses: DatabaseAddress[] = [
      { kind: 'sqlite', file: fileOf(folder, template) },
      ...(server ? [addressOn(server, nameOf(template))] : []),
    ]
    for (const address of addresses) {
      // As patient as the site is when it begins.
      const db = openDatabase(address)
      await migrate(db)
      if (template === 'content')
        await loadContent(db, { pages, facts: { insurance, yearFacts } }, new Date())
      await db.destroy()
    }
  }
}

export async function copyToFile(template: Template, file: string): Promise<void> {
  if (folder && template !== 'nothing') await copyFile(fileOf(folder, template), file)
}

export async function copyOnServer(
  server: string,
  template: Template,
  name: string,
): Promise<DatabaseAddress> {
  const model = folder && template !== 'nothing' ? ` template ${nameOf(template)}` : ''
  await onServer(server, `create database ${name}${model}`)
  return addressOn(server, name)
}

export async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

function addressOn(server: string, name: string): DatabaseAddress {
  const url = new URL(server)
  url.pathname = `/${name}`
  return { kind: 'postgres', url: url.href }
}

const fileOf = (folder: string, template: Template) => join(folder, `${template}.db`)
const nameOf = (template: Template) => `izz_template_${template}`
