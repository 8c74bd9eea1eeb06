import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { build } from 'vite'
import { hashOf } from '../backup/note.ts'
import { builtinsAsObjects, placesOfTheSource } from '../bundle.ts'
import { isOfOlderBuild } from '../older-builds.ts'
import { prepare, projectNode, root, siteProgram } from '../prepare.mjs'
import { packagesOf } from './packages.ts'

export type Release = {
  name: string
  folder: string
  tarball: string
  megabytes: number
  packedMegabytes: number
}

/** What the site reads while it runs, beside its own program. */
const carried = [
  'build/server',
  'build/dist',
  'build/media',
  'build/content.json',
  'build/manifest.json',
  'build/editor-manifest.json',
  'build/pictures.json',
  'build/films.json',
  'public',
  'deploy',
  'LICENSE',
  'NOTICE',
]

/** What operators run beside the site. */
const commands = ['backup', 'restore', 'beheer', 'move', 'content', 'report-affected', 'report-search']

/** Programs of the machine, which cannot be part of a bundle. */
const outside = ['sharp']

/** Maps, types, and what sharp would be compiled from where nobody did so before. */
const forDevelopment = /\.(?:map|d\.[cm]?ts|cc|h|gyp)$/

/** Until it is whole, its name ends in `.part`. */
export async function makeRelease(place: string, now: Date): Promise<Release> {
  prepare()
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const name = `izz-${version}-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const folder = resolve(place, name)
  const part = `${folder}.part`
  rmSync(part, { recursive: true, force: true })
  await fillRelease(part, version)
  renameSync(part, folder)
  return packRelease(folder)
}

export async function packRelease(folder: string): Promise<Release> {
  const name = basename(folder)
  const tarball = `${folder}.tar.gz`
  execFileSync('tar', [
    ...['--create', '--gzip', '--sort=name', '--owner=0', '--group=0', '--numeric-owner'],
    ...['--file', tarball, '--directory', dirname(folder), name],
  ])
  writeFileSync(`${tarball}.sha256`, `${await hashOf(tarball)}  ${basename(tarball)}\n`)
  const packedMegabytes = Math.round(statSync(tarball).size / 1e6)
  return { name, folder, tarball, megabytes: megabytesOf(folder), packedMegabytes }
}

/** From a build that is there. */
export async function fillRelease(folder: string, version: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const [isOldFile, isOldServer] = await Promise.all(
    ['builds.json', 'server-builds.json'].map((note) =>
      isOfOlderBuild(new URL(`file://${root}build/${note}`)),
    ),
  )
  const isCarried = (path: string) =>
    !forDevelopment.test(path) && !isOldFile?.(nameIn('dist', path)) && !isOldServer?.(nameIn('server', path))
  for (const path of [...carried, ...filesOfSource(), ...packagesOf(root, outside)])
    cpSync(join(root, path), join(folder, path), { recursive: true, dereference: true, filter: isCarried })
  await buildCommands(join(folder, 'build/commands'))
  copyNode(join(folder, 'bin'))
  const description = { name: 'izz-site', version, type: 'module' }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(description)}\n`)
}

/** In `build/`; of what lies elsewhere nothing. */
function nameIn(folder: string, path: string): string {
  return relative(join(root, 'build', folder), path)
}

export function megabytesOf(folder: string): number {
  const bytes = Number.parseInt(execFileSync('du', ['-sb', folder], { encoding: 'utf8' }), 10)
  return Math.round(bytes / 1e6)
}

/** Lists that the program reads from where they lie in the source; the build names them. */
function filesOfSource(): string[] {
  const names = globSync('build/server/*.js', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/new URL\(["`]\.\.\/\.\.\/(src\/[^"`?]+)/g)].map(
      ([, name = '']) => name,
    ),
  )
  return [...new Set(names)]
}

/** Each with all that it needs; they lie as deep as the server, so files are found in the same way. */
async function buildCommands(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [placesOfTheSource(new URL(`file://${root}`)), builtinsAsObjects()],
    ssr: { noExternal: true, external: [...outside, 'pg-native'] },
    build: {
      ssr: true,
      outDir,
      target: 'node26',
      emptyOutDir: false,
      chunkSizeWarningLimit: 10_000,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(commands.map((name) => [name, `scripts/${name}.ts`])),
        output: { entryFileNames: '[name].js' },
      },
    },
  })
}

/** Node without the names that only a debugger of C++ asks for: a fifth of it. */
function copyNode(bin: string): void {
  const node = join(bin, 'node')
  mkdirSync(bin)
  copyFileSync(projectNode, node)
  const stripped = `${node}.stripped`
  if (spawnSync('strip', ['-o', stripped, node]).status === 0) renameSync(stripped, node)
  chmodSync(node, 0o755)
  writeFileSync(join(bin, 'izz'), commandOfOperators, { mode: 0o755 })
}

const commandOfOperators = `#!/bin/sh
# ${commands.map((name) => `izz ${name}`).join(', ')}: with the settings of the site in the environment.
here=$(dirname "$(readlink -f "$0")")
case "\${1:-}" in
  ${commands.join(' | ')}) command=$1; shift; exec "$here/node" "$here/../build/commands/$command.js" "$@" ;;
  *) echo "Say what: izz ${commands.join(', izz ')}. The site itself is bin/node ${siteProgram}." >&2; exit 1 ;;
esac
`
