import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { siteEnvironment } from '../../../scripts/prepare.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The next release in a folder of its own: the script of every page has another name, and the older one is there too. */
export function makeRelease(folder: string): { root: string; oldScript: string; newScript: string } {
  mkdirSync(folder)
  // What Node compiled has a passing name while it is written, by every process that ends meanwhile.
  const filter = (source: string) => source !== siteEnvironment.NODE_COMPILE_CACHE
  for (const name of ['src', 'content', 'public', 'build', 'package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true, filter })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

  const manifestFile = join(folder, 'build/manifest.json')
  const manifest = readFileSync(manifestFile, 'utf8')
  const oldScript: string = JSON.parse(manifest)['src/entries/start.ts'].file
  const newScript = oldScript.replace(/(?<=start-).+(?=\.js$)/, 'nextrelease')
  writeFileSync(manifestFile, manifest.replaceAll(oldScript, newScript))
  const dist = join(folder, 'build/dist')
  for (const name of readdirSync(dist).filter((name) => name.startsWith(oldScript)))
    cpSync(join(dist, name), join(dist, name.replace(oldScript, newScript)))
  return { root: folder, oldScript: `/dist/${oldScript}`, newScript: `/dist/${newScript}` }
}
