import { existsSync } from 'node:fs'
import { readConfig } from '#config.ts'
import { openDatabase } from '#database/database.ts'
import { reportSearches } from '#features/search/log/flows/report-searches.ts'

const { database } = readConfig(process.env)
if (database.kind === 'sqlite' && !existsSync(database.file)) {
  console.log('Er is nog geen database: start eerst de site.')
  process.exit(1)
}

await using db = openDatabase(database)
console.log(await reportSearches(db, new Date()))
