import { readConfig } from '#config.ts'
import { makeBackup } from './backup/make-backup.ts'
import { tellRefusal } from './backup/refusal.ts'

/** `npm run backup -- <folder>`, with the settings of the site; the site may go on meanwhile. */
const [folder = './backups'] = process.argv.slice(2)

const made = await makeBackup(readConfig(process.env), folder, new Date()).catch(tellRefusal)
console.log(`The backup is in ${made}`)
