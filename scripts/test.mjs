import { spawn } from 'node:child_process'
import { prepare, projectNode, root, siteEnvironment } from './prepare.mjs'

prepare()
const child = spawn(projectNode, ['scripts/test/test.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_COMPILE_CACHE: siteEnvironment.NODE_COMPILE_CACHE,
    PATH: `${root}node_modules/.bin:${process.env.PATH}`,
  },
})
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
  process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 1))
