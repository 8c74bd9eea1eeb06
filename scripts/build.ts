import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { makeFilms } from './films.ts'
import { keepOlderBuilds } from './older-builds.ts'
import { makePictures } from './pictures.ts'

/** Makes `build/`: the browser's files, the server's renderer, the pictures and films. */
const root = new URL('../', import.meta.url)
const buildFolder = new URL('build/', root)
const dist = new URL('dist/', buildFolder)

const made = (await build({ root: root.pathname, logLevel: 'warn' })) as Rolldown.RolldownOutput
await rename(new URL('manifest.json', dist), new URL('manifest.json', buildFolder))
await build({ root: root.pathname, logLevel: 'warn', build: { ssr: 'src/site/render.tsx' } })
await makePictures(new URL('content/media/', root), buildFolder)
await makeFilms(new URL('content/media/films/', root), buildFolder)

const files = made.output.map(({ fileName }) => fileName).filter((name) => name !== 'manifest.json')
await keepOlderBuilds(buildFolder, files, new Date())
await compressFiles(files)
await writeFile(new URL('done', buildFolder), new Date().toISOString())

async function compressFiles(names: string[]): Promise<void> {
  const present = new Set(await readdir(dist))
  for (const name of names) {
    if (!/\.(js|css|svg)$/.test(name) || present.has(`${name}.br`)) continue
    const body = await readFile(new URL(name, dist))
    await writeFile(new URL(`${name}.br`, dist), await promisify(brotliCompress)(body))
    await writeFile(new URL(`${name}.gz`, dist), await promisify(gzip)(body))
  }
}
