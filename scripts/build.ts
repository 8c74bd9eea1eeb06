import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { writeContent } from './built-content.ts'
import { makeFilms } from './films.ts'
import { keepOlderBuilds } from './older-builds.ts'
import { makePictures } from './pictures.ts'

/** Makes `build/`: the browser's files, the server, the pages of `content/`, the pictures and films. */
const root = new URL('../', import.meta.url)
const buildFolder = new URL('build/', root)
const dist = new URL('dist/', buildFolder)

const made = [await buildForBrowser('production'), await buildForBrowser('editor')]
const server = (await build({
  root: root.pathname,
  logLevel: 'warn',
  build: { ssr: true },
})) as Rolldown.RolldownOutput
await writeContent(new URL('content/pages/', root), new URL('content.json', buildFolder))
await makePictures(new URL('content/media/', root), buildFolder)
await makeFilms(new URL('content/media/films/', root), buildFolder)

const files = made.flatMap(namesOf).filter((name) => !/manifest\.json$/.test(name))
const now = new Date()
await keepOlderBuilds(dist, new URL('builds.json', buildFolder), files, now)
await keepOlderBuilds(
  new URL('server/', buildFolder),
  new URL('server-builds.json', buildFolder),
  namesOf(server),
  now,
)
await compressFiles(files)
await writeFile(new URL('done', buildFolder), new Date().toISOString())

async function buildForBrowser(mode: 'production' | 'editor'): Promise<Rolldown.RolldownOutput> {
  const made = (await build({ root: root.pathname, logLevel: 'warn', mode })) as Rolldown.RolldownOutput
  const manifest = mode === 'editor' ? 'editor-manifest.json' : 'manifest.json'
  await rename(new URL(manifest, dist), new URL(manifest, buildFolder))
  return made
}

function namesOf({ output }: Rolldown.RolldownOutput): string[] {
  return output.map(({ fileName }) => fileName)
}

async function compressFiles(names: string[]): Promise<void> {
  const present = new Set(await readdir(dist))
  for (const name of names) {
    if (!/\.(js|css|svg)$/.test(name) || present.has(`${name}.br`)) continue
    const body = await readFile(new URL(name, dist))
    await writeFile(new URL(`${name}.br`, dist), await promisify(brotliCompress)(body))
    await writeFile(new URL(`${name}.gz`, dist), await promisify(gzip)(body))
  }
}
