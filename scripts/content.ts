import { existsSync } from 'node:fs'
import { readConfig } from '#config.ts'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { openFileStore } from '#features/media/files/open-store.ts'
import { openMediaFolder } from '#features/media/folder.ts'
import { Refusal, tellRefusal } from './backup/refusal.ts'
import { exportContent } from './content/export-content.ts'
import { importContent } from './content/import-content.ts'

/** What editors made, as files that can be read, compared and brought to another site. The site may go on meanwhile. */
const usage = `Gebruik:
  npm run content -- export <map>                 schrijft pagina’s, instellingen, feiten en media in de map
  npm run content -- import <map>                 brengt ze van de map in de site
  npm run content -- import <map> --overschrijf   ook over nieuwere wijzigingen heen`

const [act, folder, option] = process.argv.slice(2)

try {
  const isKnown = act === 'export' ? option === undefined : act === 'import'
  if (!folder || !isKnown || (option !== undefined && option !== '--overschrijf')) throw new Refusal(usage)
  const config = readConfig(process.env)
  const { database, dataDir } = config
  if (database.kind === 'sqlite' && !existsSync(database.file))
    throw new Refusal('Er is nog geen database: start eerst de site.')
  await using db = openDatabase(database)
  await migrate(db)
  const media = await openMediaFolder(dataDir, await openFileStore(config.media))
  if (act === 'export') {
    const { files, removed } = await exportContent(db, media.store, folder)
    console.log(`De export staat in ${folder}: ${files} bestanden, ${removed} oude verwijderd.`)
  } else {
    const mayOverwrite = option !== undefined
    const done = await importContent({ db, folder: media }, folder, { mayOverwrite, now: new Date() })
    console.log(
      `De import is klaar. Nieuw of veranderd: pagina’s ${done.pages}, instellingen ${done.settings}, lijsten met feiten ${done.facts}, bestanden ${done.media}.`,
    )
  }
} catch (error) {
  tellRefusal(error)
}
