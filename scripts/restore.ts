import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '#config.ts'
import { secretKeyFile } from '#private-folder.ts'
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

try {
  const config = readConfig(process.env)
  await restoreBackup(config, backup, values.overwrite)
  if (!config.secretKey && !existsSync(join(config.dataDir, secretKeyFile)))
    console.log(
      `Put ${secretKeyFile} back in ${config.dataDir}, or set SECRET_KEY: without it the codes of editors cannot be checked.`,
    )
  console.log('Everything is restored, and everyone is logged out. Start the site again.')
} catch (error) {
  tellRefusal(error)
}
