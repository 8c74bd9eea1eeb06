import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from './prepare.mjs'

/** Builds anew when a file changes. When that went well, the site begins again. */
const millisecondsOfRest = 100
let site = run('src/main.ts')
let build: ReturnType<typeof run> | undefined
let isStale = false
let isBuilding = false

for (const folder of ['src', 'content'])
  watch(join(root, folder), { recursive: true }, () => {
    isStale = true
    if (!isBuilding) void catchUp()
  })

for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(signal, () => {
    build?.process.kill()
    site.process.kill()
    process.exit(0)
  })

/** What changes while it builds is for the next turn. */
async function catchUp(): Promise<void> {
  isBuilding = true
  while (isStale) {
    await pause(millisecondsOfRest)
    isStale = false
    build = run('scripts/build.ts')
    const [code] = await build.ended
    if (code !== 0) continue
    site.process.kill()
    await site.ended
    site = run('src/main.ts')
  }
  isBuilding = false
}

function run(program: string) {
  const child = spawn(process.execPath, [program], { cwd: root, stdio: 'inherit' })
  return { process: child, ended: once(child, 'exit') }
}
