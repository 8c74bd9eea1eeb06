import { spawn } from 'node:child_process'
import { prepare, projectNode, root, step } from './prepare.mjs'

prepare()
step('Starting the site')
const site = spawn(projectNode, ['src/main.ts'], { cwd: root, stdio: 'inherit' })

// Whoever ends this process means the site.
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT'])) process.on(signal, () => site.kill(signal))
site.on('exit', (code) => process.exit(code ?? 1))
