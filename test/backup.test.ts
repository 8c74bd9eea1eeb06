import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { DatabaseAddress } from '#database/database.ts'
import { samples } from '#features/account/samples.ts'
import { testDatabases } from '#test/databases.ts'
import { openTestSite } from '#test/site.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

for (const kind of testDatabases) {
  test(`on ${kind.name}, a backup that is made while members save is restored as it was`, async () => {
    const { database, dataDir, backups } = await newPlace(kind.newAddress)
    const site = await openTestSite({ database })
    const anna = await site.signIn('anna')
    const save = (firstName: string) =>
      anna.post('/api/v1/user/profile/update', { ...samples.anna.profile, firstName })
    await save('Voor')
    await mkdir(join(dataDir, 'media/u'), { recursive: true })
    await writeFile(join(dataDir, 'media/u/foto.webp'), 'een foto')

    const backup = run('backup', [backups], database, dataDir)
    let saves = 0
    while (!(await hasEnded(backup.ended))) saves += (await save('Tijdens')).statusCode === 200 ? 1 : 0
    await save('Na')
    assert.equal(await backup.code, 0, await backup.output)
    assert.ok(saves > 0)

    const other = await newPlace(kind.newAddress)
    const place = join(backups, (await readdir(backups))[0] ?? '')
    const restored = run('restore', [place], other.database, other.dataDir)
    assert.equal(await restored.code, 0, await restored.output)

    const again = await openTestSite({ database: other.database })
    const profile = (await (await again.signIn('anna')).get('/api/v1/user/profile')).json().data
    assert.ok(['Voor', 'Tijdens'].includes(profile.firstName), profile.firstName)
    assert.equal(await readFile(join(other.dataDir, 'media/u/foto.webp'), 'utf8'), 'een foto')
  })

  test(`on ${kind.name}, a restore leaves a filled database alone unless it may overwrite it`, async () => {
    const { database, dataDir, backups } = await newPlace(kind.newAddress)
    const site = await openTestSite({ database })
    assert.equal(await run('backup', [backups], database, dataDir).code, 0)
    const place = join(backups, (await readdir(backups))[0] ?? '')
    const changed = { ...samples.anna.profile, firstName: 'Later' }
    await (await site.signIn('anna')).post('/api/v1/user/profile/update', changed)
    await site.close()

    const refused = run('restore', [place], database, dataDir)
    assert.equal(await refused.code, 1)
    assert.match(await refused.output, /add --overwrite/)
    assert.equal(await firstNameIn(database), 'Later')

    assert.equal(await run('restore', [place, '--overwrite'], database, dataDir).code, 0)
    assert.equal(await firstNameIn(database), 'Anna')
  })

  test(`on ${kind.name}, a damaged backup is not restored`, async () => {
    const { database, dataDir, backups } = await newPlace(kind.newAddress)
    await openTestSite({ database })
    assert.equal(await run('backup', [backups], database, dataDir).code, 0)
    const place = join(backups, (await readdir(backups))[0] ?? '')
    const bytes = await readFile(join(place, 'database'))
    await writeFile(join(place, 'database'), bytes.subarray(0, bytes.length - 1))

    const other = await newPlace(kind.newAddress)
    const refused = run('restore', [place], other.database, other.dataDir)

    assert.equal(await refused.code, 1)
    assert.match(await refused.output, /is damaged/)
  })
}

test('a restore waits until the site is stopped, as long as the file is in use', async () => {
  const { database, dataDir, backups } = await newPlace(testDatabases[0]?.newAddress ?? assert.fail())
  const site = await openTestSite({ database })
  assert.equal(await run('backup', [backups], database, dataDir).code, 0)
  const place = join(backups, (await readdir(backups))[0] ?? '')

  const refused = run('restore', [place, '--overwrite'], database, dataDir)

  assert.equal(await refused.code, 1)
  assert.match(await refused.output, /stop the site first/)
  assert.equal((await site.signIn('anna')).cookies.has('izz'), true)
})

async function newPlace(newAddress: () => Promise<DatabaseAddress>) {
  const database = await newAddress()
  const folder = await mkdtemp(join(tmpdir(), 'izz-backup-'))
  after(() => rm(folder, { recursive: true, force: true }))
  const dataDir = database.kind === 'sqlite' ? dirname(database.file) : join(folder, 'data')
  await mkdir(dataDir, { recursive: true })
  return { database, dataDir, backups: join(folder, 'backups') }
}

/** As an operator runs it: a command of its own, with the settings of the site. */
function run(script: string, args: string[], database: DatabaseAddress, dataDir: string) {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      ...(database.kind === 'postgres' && { DATABASE_URL: database.url }),
    },
  })
  const code = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const output = Promise.all([text(child.stdout), text(child.stderr)]).then((words) => words.join(''))
  return { code, output, ended: code.then(() => true) }
}

function hasEnded(ended: Promise<boolean>): Promise<boolean> {
  return Promise.race([ended, new Promise<boolean>((resolve) => setImmediate(() => resolve(false)))])
}

async function firstNameIn(database: DatabaseAddress): Promise<string> {
  const site = await openTestSite({ database })
  const profile = await (await site.signIn('anna')).get('/api/v1/user/profile')
  await site.close()
  return profile.json().data.firstName
}
