import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watchFile } from 'node:fs'
import { join } from 'node:path'
import { prepare, projectNode, root } from './prepare.mjs'

prepare()

/** Builds anew when a file changes. When that is done, the site begins again. */
const build = run(['--watch-path=src', '--watch-path=content', 'scripts/build.ts'])
let site = startSite()
let turn = Promise.resolve()
watchFile(join(root, 'build/done'), { interval: 200 }, () => {
  turn = turn.then(async () => {
    site.process.kill()
    await site.ended
    site = startSite()
  })
})

for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  process.on(signal, () => {
    build.kill()
    site.process.kill()
    process.exit(0)
  })
}

function startSite() {
  const process = run(['src/main.ts'])
  return { process, ended: once(process, 'exit') }
}

/** @param {string[]} args */
function run(args) {
  return spawn(projectNode, args, { cwd: root, stdio: 'inherit' })
}
