import { readConfig } from '#config.ts'
import { openDatabase } from '#database/database.ts'
import { reportAffected } from '#features/account/safety/flows/report-affected.ts'

const [from, to] = process.argv.slice(2).map((moment) => new Date(moment))
if (!from || !to || Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) {
  console.log('Zo: npm run report:affected -- 2026-11-01T00:00Z 2026-11-02T00:00Z')
  process.exit(1)
}

await using db = openDatabase(readConfig(process.env).database)
console.log(await reportAffected(db, from, to))
