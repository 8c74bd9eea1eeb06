import assert from 'node:assert/strict'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { samples } from '#features/account/samples.ts'
import { startSite, untilReady } from '#test/test-process.ts'
import { until } from '#test/within-seconds.ts'
import { findSecretKey } from '../src/private-folder.ts'

const folder = await mkdtemp(join(tmpdir(), 'izz-private-'))
after(() => rm(folder, { recursive: true, force: true }))

test('a start makes the data folder, the database, the key and the mails readable by their owner alone', async () => {
  const dataDir = join(folder, 'new')

  await visit(dataDir)

  assert.deepEqual(await widerThanOwner(dataDir), [])
  assert.match(await readFile(join(dataDir, 'secret.key'), 'utf8'), /^[\da-f]{64}\n$/)
})

test('a start narrows what was wider before', async () => {
  const dataDir = join(folder, 'wide')
  await mkdir(join(dataDir, 'mail'), { recursive: true })
  await chmod(dataDir, 0o755)
  for (const name of ['site.db', 'site.db.replaced', 'secret.key', 'mail/oud.eml']) {
    await writeFile(join(dataDir, name), name === 'secret.key' ? 'a'.repeat(64) : '')
    await chmod(join(dataDir, name), 0o644)
  }

  await visit(dataDir)

  assert.deepEqual(await widerThanOwner(dataDir), [])
})

test('whoever starts at the same moment reads the same key', async () => {
  const dataDir = join(folder, 'together')
  await mkdir(dataDir)

  const keys = await Promise.all(Array.from({ length: 20 }, () => findSecretKey(dataDir)))

  assert.equal(new Set(keys.map((key) => key.toString('hex'))).size, 1)
  assert.deepEqual(await readdir(dataDir), ['secret.key'])
})

test('a wrong SECRET_KEY, or a file of it that is damaged, stops the start with a sentence that names it', async () => {
  const dataDir = join(folder, 'damaged')
  await mkdir(dataDir)
  await writeFile(join(dataDir, 'secret.key'), 'half een sleutel')

  const sites = [await startSite({ SECRET_KEY: 'kort' }), await startSite({ DATA_DIR: dataDir })]

  assert.deepEqual(await Promise.all(sites.map(({ exit }) => exit)), [1, 1])
  const said = sites.map(({ output }) => output())
  assert.match(said[0] ?? '', /^The site cannot start: SECRET_KEY must be a key of 64 [^\n]+\.\n$/)
  assert.match(said[1] ?? '', /The site cannot start: \S+\/secret\.key must be a key of 64 [^\n]+\.\n$/)
})

/** The site runs there, and sends a mail. */
async function visit(dataDir: string): Promise<void> {
  const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  await untilReady(site)
  await fetch(`${site.address}/actions/users/send-password-reset-email`, {
    method: 'POST',
    body: new URLSearchParams({ loginName: samples.anna.email }),
    headers: { 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  })
  await until(() => readdir(join(dataDir, 'mail')), {
    isRight: (names) => names.some((name) => /^\d.*\.eml$/.test(name)),
  })
  assert.deepEqual(await widerThanOwner(dataDir), [], 'while it runs, with the log of the database beside it')
  await site.end()
}

async function widerThanOwner(dataDir: string): Promise<string[]> {
  const inside = ['', 'mail'].map(async (name) =>
    (await readdir(join(dataDir, name), { withFileTypes: true }))
      .filter((each) => each.isFile())
      .map((each) => join(each.parentPath, each.name)),
  )
  const paths = [dataDir, ...(await Promise.all(inside)).flat()]
  const modes = await Promise.all(
    paths.map(async (path) => ({ path, mode: (await stat(path)).mode & 0o777 })),
  )
  return modes
    .filter(({ path, mode }) => mode !== (path === dataDir ? 0o700 : 0o600))
    .map(({ path, mode }) => `${path} ${mode.toString(8)}`)
}
