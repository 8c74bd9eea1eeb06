import { parseArgs } from 'node:util'
import { readConfig } from '#config.ts'
import { tellRefusal } from './backup/refusal.ts'
import { restoreBackup } from './backup/restore-backup.ts'

/** `npm run restore -- <folder of a backup> [--overwrite]`, with the settings of the site; the site must be stopped. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { overwrite: { type: 'boolean', default: false } },
})
const [backup] = positionals
if (!backup) {
  console.error('Say which backup: npm run restore -- backups/izz-2027-01-04T08-00-00Z')
  process.exit(1)
}

await restoreBackup(readConfig(process.env), backup, values.overwrite).catch(tellRefusal)
console.log('Everything is restored. Start the site again.')
