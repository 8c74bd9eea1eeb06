import { readConfig } from '#config.ts'
import { tellRefusal } from './backup/refusal.ts'
import { moveEverything, readTarget } from './move/move-everything.ts'

/** `npm run move -- postgres://…` or `-- <folder>`, from the database of the settings; the site must be stopped. */
const [named] = process.argv.slice(2)
if (!named) {
  console.error(
    'Say where to: npm run move -- postgres://user:password@host:5432/name, or a folder for SQLite.',
  )
  process.exit(1)
}

const start = performance.now()
try {
  const { database } = readConfig(process.env)
  const { tables, rows } = await moveEverything(database, readTarget(named), console.log)
  const seconds = ((performance.now() - start) / 1_000).toFixed(1)
  console.log(
    `All ${rows} rows of ${tables} tables are there, in ${seconds} seconds. The source is as it was.`,
  )
} catch (error) {
  tellRefusal(error)
}
