import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { freePort } from '#test/machine/throw-away-postgres.mjs'
import { until } from '#test/within-seconds.ts'
import { siteEnvironment } from '../scripts/prepare.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

test('`npm run dev` serves the site, and a changed file shows by itself', async (t) => {
  const folder = await copyOfTheProject()
  const port = String(await freePort())
  const dev = spawn(process.execPath, ['scripts/dev.mjs'], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: port, DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  t.after(async () => {
    dev.kill()
    await once(dev, 'exit')
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 })
  })
  const title = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/contact`).catch(() => undefined)
    return /<title>([^|<]+) \|/.exec((await answer?.text()) ?? '')?.[1]
  }

  await until(title, { isRight: (shown) => shown === 'Contact' })
  const file = join(folder, 'content/pages/contact.ts')
  await writeFile(file, (await readFile(file, 'utf8')).replace("title: 'Contact'", "title: 'Vraag het ons'"))
  await until(title, { isRight: (shown) => shown === 'Vraag het ons' })

  assert.equal(dev.exitCode, null)
})

async function copyOfTheProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'izz-dev-'))
  // What Node compiled has a passing name while it is written, by every process that ends meanwhile.
  const compiled = basename(siteEnvironment.NODE_COMPILE_CACHE)
  const others = ['node_modules', '.git', 'data', 'test', 'test-results', 'playwright-report']
  const left = new Set([...others, compiled])
  await cp(root, folder, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !left.has(basename(source)),
  })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  // However old what is installed is: through this link, installing anew would empty the folder of the project.
  await utimes(join(folder, 'package-lock.json'), 0, 0)
  return folder
}
