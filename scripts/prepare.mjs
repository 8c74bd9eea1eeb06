import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * What must be there before the site can run. This file runs on the Node of the machine, before anything is
 * installed: nothing but what Node brings.
 */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Node as the project brings it; npm puts it there. */
export const projectNode = join(root, 'node_modules/.bin/node')

/** The site as the build made it; `src/main.ts` is the same from its source. */
export const siteProgram = 'build/server/main.js'

/**
 * How Node runs the site. Pages come from memory, so little is made that soon dies: a small nursery saves some 40 MB.
 * What was compiled is kept beside the build, which saves 20 MB and some time at the next start. Threads share one
 * arena of the C library, which saves 15 MB. When it is quiet, the site tidies up its memory.
 */
export const siteFlags = ['--max-semi-space-size=4', '--expose-gc']
export const siteEnvironment = { NODE_COMPILE_CACHE: join(root, 'build/compiled'), MALLOC_ARENA_MAX: '1' }

export function prepare() {
  const installed = join(root, 'node_modules/.package-lock.json')
  if (isOlder(installed, [join(root, 'package-lock.json')])) {
    step('Installing packages')
    run('npm', ['ci', '--loglevel=error'])
  }
  const built = join(root, 'build/done')
  const sources = ['src', 'public', 'content', 'scripts', 'vite.config.ts', 'package-lock.json']
  if (
    isOlder(
      built,
      sources.map((source) => join(root, source)),
    )
  ) {
    step('Building the pages and their files')
    run(projectNode, ['scripts/build.ts'])
  }
}

/**
 * Goes on as another program, on the Node of the project: whoever ends us means that one.
 * @param {string[]} args @param {Record<string, string | undefined>} env
 */
export function become(args, env) {
  const child = spawn(projectNode, args, { cwd: root, stdio: 'inherit', env })
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
    process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}

/** @param {string} text */
export function step(text) {
  console.log(`• ${text}`)
}

/** Runs a command to its end; when it fails, so do we. @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Absent, or older than the newest of its sources. @param {string} file @param {string[]} sources */
function isOlder(file, sources) {
  return !existsSync(file) || statSync(file).mtimeMs < Math.max(...sources.map(newestIn))
}

/** @param {string} path @returns {number} */
function newestIn(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))))
}
