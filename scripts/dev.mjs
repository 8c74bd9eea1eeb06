import { spawn } from 'node:child_process'
import { prepare, projectNode, root } from './prepare.mjs'

prepare()

/** Builds anew when something of React changes; the site restarts when a build is done or its own files change. */
const watch = spawn(projectNode, ['--watch-path=src', '--watch-path=content', 'scripts/build.ts'], {
  cwd: root,
  stdio: 'inherit',
})
const site = spawn(
  projectNode,
  ['--watch', '--watch-path=build/done', '--watch-path=content', 'src/main.ts'],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) {
  process.on(signal, () => {
    watch.kill()
    site.kill()
  })
}
