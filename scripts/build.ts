import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build } from 'vite'
import { makePictures } from './pictures.ts'

/** Makes `build/`: the browser's files, the server's renderer, the pictures. */
const root = new URL('../', import.meta.url)
const dist = new URL('build/dist/', root)

/** Somebody may still have an older page open, so its files stay: those of this many builds. */
const buildsKept = 5

const before = new Set(await filesIn(dist))
await build({ root: root.pathname, logLevel: 'warn' })
await rename(new URL('manifest.json', dist), new URL('build/manifest.json', root))
await build({ root: root.pathname, logLevel: 'warn', build: { ssr: 'src/site/render.tsx' } })
await makePictures(new URL('content/media/', root), new URL('build/', root))
await keepOlderBuilds()
await compressFiles()
await writeFile(new URL('build/done', root), new Date().toISOString())

type Build = { at: string; files: string[] }

/** Every build notes its own files; what only older builds than the last few used is removed. */
async function keepOlderBuilds(): Promise<void> {
  const note = new URL('build/builds.json', root)
  const earlier: Build[] = JSON.parse(await readFile(note, 'utf8').catch(() => '[]'))
  const builds = [{ at: new Date().toISOString(), files: await filesOfThisBuild() }, ...earlier].slice(
    0,
    buildsKept,
  )
  await writeFile(note, JSON.stringify(builds, null, 1))

  const kept = new Set(builds.flatMap(({ files }) => files))
  for (const name of await filesIn(dist)) {
    if (!kept.has(name.replace(/\.(br|gz)$/, ''))) await rm(new URL(name, dist))
  }
}

async function filesOfThisBuild(): Promise<string[]> {
  const manifest: Record<string, { file: string; css?: string[]; assets?: string[] }> = JSON.parse(
    await readFile(new URL('build/manifest.json', root), 'utf8'),
  )
  const named = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ])
  const added = (await filesIn(dist)).filter((name) => !before.has(name))
  return [...new Set([...named, ...added])]
}

async function compressFiles(): Promise<void> {
  const names = await filesIn(dist)
  const done = new Set(names)
  for (const name of names) {
    if (!/\.(js|css|svg)$/.test(name) || done.has(`${name}.br`)) continue
    const body = await readFile(new URL(name, dist))
    await writeFile(new URL(`${name}.br`, dist), await promisify(brotliCompress)(body))
    await writeFile(new URL(`${name}.gz`, dist), await promisify(gzip)(body))
  }
}

async function filesIn(folder: URL): Promise<string[]> {
  return readdir(folder).catch(() => [])
}
