import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import test, { after } from 'node:test'
import { findS3Address } from '#features/media/files/media-address.ts'
import { openS3Store } from '#features/media/files/s3-store.ts'
import { testDatabases } from '#test/databases.ts'
import { openS3Server } from '#test/s3-server.ts'
import { openTestSite } from '#test/site.ts'

const [sqlite] = testDatabases
const s3 = await openS3Server()
const folder = await mkdtemp(join(tmpdir(), 'izz-elsewhere-'))
after(() => rm(folder, { recursive: true, force: true }))

const files: Record<string, string> = {
  'u/team-1-klein.webp': 'klein',
  'u/team-1-480.webp': 'groter',
  'u/uitleg-2-film.mp4': 'film '.repeat(100_000),
  'incoming/later-3': 'een foto',
}

/** A site with some media, in a folder of its own. */
async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(folder, 'site-'))
  await fill(join(dataDir, 'media'), files)
  return dataDir
}

async function fill(place: string, content: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(content)) {
    await mkdir(dirname(join(place, name)), { recursive: true })
    await writeFile(join(place, name), text)
  }
  await writeFile(join(place, 'incoming', '.half'), 'niet af')
}

async function filesIn(place: string): Promise<Record<string, string>> {
  const names = (await Promise.all(['u', 'incoming'].map((name) => namesIn(place, name)))).flat()
  const read = names.map(async (name) => [name, await readFile(join(place, name), 'utf8')])
  return Object.fromEntries(await Promise.all(read))
}

const namesIn = async (place: string, name: string) =>
  (await readdir(join(place, name)).catch(() => []))
    .filter((each) => !each.startsWith('.'))
    .map((each) => `${name}/${each}`)

const bucketAt = (url: string) => openS3Store(findS3Address(url) ?? assert.fail())

/** The folder of a site that was opened once. */
async function newDatabase(): Promise<string> {
  const database = (await sqlite?.newAddress('content')) ?? assert.fail()
  await (await openTestSite({ database })).close()
  return database.kind === 'sqlite' ? dirname(database.file) : assert.fail()
}

/** As an operator runs it: a command of its own, with the settings of the site. */
function run(script: string, args: string[], settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ...settings }
  return new Promise<{ code: number; output: string }>((resolve) =>
    execFile(process.execPath, [`scripts/${script}.ts`, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    ),
  )
}

test('media move from a folder to S3 and back by one command, and are the same', async () => {
  const dataDir = await newDataDir()
  const url = s3.newUrl()

  const there = await run('move', ['--media', url], { DATA_DIR: dataDir })
  const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }
  const withoutKeys = url.replace(/\/\/.*@/, '//')
  const again = await run('move', ['--media', withoutKeys], { DATA_DIR: dataDir, ...keys })
  const place = join(folder, 'terug')
  const back = await run('move', ['--media', place], { DATA_DIR: dataDir, MEDIA_URL: url })

  assert.equal(there.code, 0, there.output)
  assert.match(there.output, /^All 4 files are there and the same in both, 4 of them new, in /m)
  assert.match(again.output, /^All 4 files are there and the same in both, 0 of them new, in /m)
  assert.match(back.output, /^All 4 files are there/m)
  assert.deepEqual(await filesIn(place), files)
  assert.deepEqual(await filesIn(join(dataDir, 'media')), files)
  const all = await readdir(place, { recursive: true })
  assert.ok(!all.some((name) => name.includes('/.')), all.join())
})

test('a move that S3 breaks off goes on with the next, and what is half there does not count', async () => {
  const dataDir = await newDataDir()
  const url = s3.newUrl()
  s3.setTrouble({ kind: 'cut-upload', afterBytes: 1_000 })

  const broken = await run('move', ['--media', url], { DATA_DIR: dataDir })
  s3.setTrouble(undefined)
  await bucketAt(url).remove('u/uitleg-2-film.mp4')
  const whole = await run('move', ['--media', url], { DATA_DIR: dataDir })

  assert.equal(broken.code, 1)
  assert.match(broken.output, /^S3 could not be asked to PUT plek-\d+\/u\/uitleg-2-film\.mp4: \w+$/m)
  assert.equal(whole.code, 0, whole.output)
  assert.match(whole.output, /^All 4 files are there/m)
})

test('a file of the same name with other content is never overwritten, in neither direction', async () => {
  const dataDir = await newDataDir()
  const url = s3.newUrl()
  assert.equal((await run('move', ['--media', url], { DATA_DIR: dataDir })).code, 0)
  await writeFile(join(dataDir, 'media/u/team-1-klein.webp'), 'iets anders')

  const to = await run('move', ['--media', url], { DATA_DIR: dataDir })
  const from = await run('move', ['--media', join(dataDir, 'media')], { DATA_DIR: dataDir, MEDIA_URL: url })

  for (const { code, output } of [to, from]) {
    assert.equal(code, 1)
    assert.match(output, /^u\/team-1-klein\.webp is another file in the target\. Nothing was overwritten/m)
  }
  assert.equal((await filesIn(join(dataDir, 'media')))['u/team-1-klein.webp'], 'iets anders')
})

test('an address that is none is refused in one sentence, and so is the same place', async () => {
  const DATA_DIR = await newDataDir()

  const wrong = await run('move', ['--media', 's3://nergens'], { DATA_DIR })
  const same = await run('move', ['--media', join(DATA_DIR, 'media')], { DATA_DIR })

  assert.match(wrong.output, /^The address of a bucket looks like s3:\/\//)
  assert.match(same.output, /^Both are the same place/)
})

test('a backup holds the media of a bucket, and is restored into a folder or a bucket', async () => {
  const dataDir = await newDatabase()
  await fill(join(dataDir, 'media'), { 'u/oud-9-klein.webp': 'van vroeger', 'incoming/oud': '' })
  const url = s3.newUrl()
  const source = await newDataDir()
  assert.equal((await run('move', ['--media', url], { DATA_DIR: source })).code, 0)
  const served = Object.fromEntries(Object.entries(files).filter(([name]) => name.startsWith('u/')))

  const backups = join(folder, 'backups')
  const made = await run('backup', [backups], { DATA_DIR: dataDir, MEDIA_URL: url })
  assert.equal(made.code, 0, made.output)
  const backup = join(backups, (await readdir(backups))[0] ?? '')
  const other = join(folder, 'hersteld')
  const inFolder = await run('restore', [backup], { DATA_DIR: other })
  const elsewhere = { DATA_DIR: join(folder, 'hersteld-s3'), MEDIA_URL: s3.newUrl() }
  const inBucket = await run('restore', [backup], elsewhere)

  assert.equal(inFolder.code, 0, inFolder.output)
  assert.deepEqual(await filesIn(join(other, 'media')), served)
  assert.equal(inBucket.code, 0, inBucket.output)
  const bucket = bucketAt(elsewhere.MEDIA_URL)
  assert.deepEqual((await bucket.list('u/')).toSorted(), Object.keys(served).toSorted())
  assert.ok(!(await readdir(elsewhere.DATA_DIR)).includes('media'))
})

test('a backup while S3 is away is refused, and nothing that looks like one is left', async () => {
  const dataDir = await newDatabase()
  const backups = join(folder, 'geen-backups')
  s3.setTrouble({ kind: 'answers', status: 503 })

  const refused = await run('backup', [backups], { DATA_DIR: dataDir, MEDIA_URL: s3.newUrl() })
  s3.setTrouble(undefined)

  assert.equal(refused.code, 1)
  assert.match(refused.output, /^S3 answered 503 SlowDown to GET/)
  assert.deepEqual(await readdir(backups), [])
})
