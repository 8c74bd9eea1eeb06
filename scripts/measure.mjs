import { spawnSync } from 'node:child_process'
import { prepare, projectNode, root } from './prepare.mjs'

prepare()
const { status } = spawnSync(projectNode, ['scripts/measure/measure.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
process.exit(status ?? 1)
