import { spawn } from 'node:child_process'
import { prepare, projectNode, root, siteEnvironment, siteFlags, siteProgram, step } from './prepare.mjs'

prepare()
step('Starting the site')
const site = spawn(projectNode, [...siteFlags, siteProgram], {
  cwd: root,
  stdio: 'inherit',
  env: { ...siteEnvironment, ...process.env },
})

// Whoever ends this process means the site.
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) process.on(signal, () => site.kill(signal))
site.on('exit', (code) => process.exit(code ?? 1))
