import { parseArgs } from 'node:util'
import { readConfig } from '#config.ts'
import { tellRefusal } from './backup/refusal.ts'
import { moveEverything, readTarget } from './move/move-everything.ts'
import { moveMedia, readMediaTarget } from './move/move-media.ts'

/**
 * `npm run move -- postgres://…` or `-- <folder>`, from the database of the settings; the site must be stopped. With
 * `--media` the files of media go, to `s3://…` or to a folder, from where the settings say that they lie.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { media: { type: 'boolean', default: false } },
})
const [named] = positionals
if (!named) {
  console.error(
    'Say where to: npm run move -- postgres://user:password@host:5432/name, or a folder for SQLite. For files: npm run move -- --media s3://key:secret@host/bucket, or a folder.',
  )
  process.exit(1)
}

const start = performance.now()
const inSeconds = () => `in ${((performance.now() - start) / 1_000).toFixed(1)} seconds`
try {
  const { database, media } = readConfig(process.env)
  if (values.media) {
    const { files, copied } = await moveMedia(media, readMediaTarget(named, process.env), console.log)
    console.log(
      `All ${files} files are there and the same in both, ${copied} of them new, ${inSeconds()}. The source is as it was.`,
    )
  } else {
    const { tables, rows } = await moveEverything(database, readTarget(named), console.log)
    console.log(`All ${rows} rows of ${tables} tables are there, ${inSeconds()}. The source is as it was.`)
  }
} catch (error) {
  tellRefusal(error)
}
