import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import {
  cp,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { DatabaseAddress } from '#database/database.ts'
import { samples } from '#features/account/samples.ts'
import { type TestDatabase, testDatabases } from '#test/databases.ts'
import { codeAt, logInAs, newEditor, setUpApp } from '#test/editors.ts'
import { samplePdf } from '#test/sample-media.ts'
import { openTestSite } from '#test/site.ts'
import type { Template } from '#test/templates.ts'
import { until } from '#test/within-seconds.ts'
import { blankNewerSetting, dumpPostgres, restorePostgres } from '../scripts/backup/postgres.ts'
import { Refusal } from '../scripts/backup/refusal.ts'
import { siteEnvironment } from '../scripts/prepare.mjs'

const media = '/api/v1/redactie/media'
const invite = '/api/v1/redactie/collegas/uitnodigen'
const root = fileURLToPath(new URL('..', import.meta.url))

for (const kind of testDatabases) {
  test(`on ${kind.name}, a backup that is made while members save is restored as it was`, async () => {
    const { database, dataDir, backups } = await newPlace(kind, 'content')
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

    const other = await newPlace(kind)
    const place = join(backups, (await readdir(backups))[0] ?? '')
    const { mtimeMs } = await stat(place)
    const restored = run('restore', [place], other.database, other.dataDir)
    assert.equal(await restored.code, 0, await restored.output)
    assert.equal((await stat(place)).mtimeMs, mtimeMs, 'a backup is only read')

    const again = await openTestSite({ database: other.database })
    const profile = (await (await again.signIn('anna')).get('/api/v1/user/profile')).json().data
    assert.ok(['Voor', 'Tijdens'].includes(profile.firstName), profile.firstName)
    assert.equal(await readFile(join(other.dataDir, 'media/u/foto.webp'), 'utf8'), 'een foto')
  })

  test(`on ${kind.name}, a restore leaves a filled database alone unless it may overwrite it`, async () => {
    const { database, dataDir, backups } = await newPlace(kind, 'content')
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

  test(`on ${kind.name}, a restore ends all sessions and every link that was mailed (SES-05)`, async () => {
    const { database, dataDir, backups } = await newPlace(kind, 'content')
    const site = await openTestSite({ database })
    const anna = await site.signIn('anna')
    await site.visit().post('/actions/users/send-password-reset-email', { loginName: samples.anna.email })
    const mail = (await site.mails()).find(({ kind }) => kind === 'reset-password')
    assert.ok(mail?.kind === 'reset-password')
    const code = new URL(mail.path, 'http://a').searchParams.get('code')
    const colleague = { email: 'collega@example.nl', role: 'administrator' }
    assert.equal((await (await site.signIn('eva')).post(invite, colleague)).statusCode, 200)
    const place = await backUp(backups, database, dataDir)

    const other = await newPlace(kind)
    const restored = run('restore', [place], other.database, other.dataDir)
    assert.equal(await restored.code, 0, await restored.output)

    const again = await openTestSite({ database: other.database })
    const cookie = `izz=${anna.cookies.get('izz')}`
    const status = await again.app.inject({ url: '/api/v1/user/status', headers: { cookie } })
    assert.equal(status.json().authenticated, false)
    const reset = await again
      .visit()
      .post('/actions/users/set-password', { code, newPassword: 'een nieuw begin 2027' })
    assert.equal(reset.statusCode, 400)
    assert.deepEqual(await again.mails(), [], 'a mail with a link that does not work')
    assert.deepEqual(await again.db.selectFrom('editor_invitation').selectAll().execute(), [])
    assert.equal((await again.signIn('anna')).cookies.has('izz'), true, 'the account is as it was')
  })

  test(`on ${kind.name}, a file that was being made when the backup was made can be replaced or removed after a restore`, async () => {
    const { database, dataDir, backups } = await newPlace(kind, 'content')
    const site = await openTestSite({ database })
    const eva = await site.signIn('eva')
    for (const name of ['vervang', 'verwijder', 'bruikbaar'])
      await eva.upload(media, { name: `${name}.pdf`, content: samplePdf() })
    await site.db.updateTable('media').set({ state: 'usable' }).where('name', '=', 'bruikbaar').execute()
    const place = await backUp(backups, database, dataDir)

    const other = await newPlace(kind)
    const restored = run('restore', [place], other.database, other.dataDir)
    assert.equal(await restored.code, 0, await restored.output)

    const again = await openTestSite({ database: other.database })
    const rows = await again.db
      .selectFrom('media')
      .select(['name', 'state', 'fault'])
      .orderBy('name')
      .execute()
    assert.deepEqual(
      rows.map(({ name, state, fault }) => [name, state, fault.slice(0, 33)]),
      [
        ['bruikbaar', 'ready', ''],
        ['vervang', 'failed', 'Dit bestand was nog niet klaar to'],
        ['verwijder', 'failed', 'Dit bestand was nog niet klaar to'],
      ],
    )
    const editor = await again.signIn('eva')
    const file = { name: 'nieuw.pdf', content: samplePdf() }
    assert.equal((await editor.upload(`${media}/vervangen?naam=vervang`, file)).statusCode, 200)
    assert.equal((await editor.post(`${media}/verwijderen`, { name: 'verwijder' })).statusCode, 200)
  })

  test(`on ${kind.name}, a backup is worth nothing to who wants the codes of editors, without the key that is not in it (AUTH-21)`, async () => {
    const { database, dataDir, backups } = await newPlace(kind, 'content')
    const key = randomBytes(32).toString('hex')
    const settings = { environment: { SECRET_KEY: key } }
    await writeFile(join(dataDir, 'secret.key'), `${key}\n`)
    const site = await openTestSite({ database, ...settings })
    const { secret } = await setUpApp(site, await newEditor(site))
    const place = await backUp(backups, database, dataDir)

    for (const file of await filesIn(place)) {
      const bytes = await readFile(join(place, file), 'latin1')
      assert.ok(!bytes.includes(secret) && !bytes.includes(key), file)
    }
    const other = await newPlace(kind)
    const restored = run('restore', [place], other.database, other.dataDir)
    assert.equal(await restored.code, 0)
    assert.match(await restored.output, /put secret\.key back/i)

    const again = await openTestSite({ database: other.database, ...settings })
    again.wait(1)
    const fenna = await logInAs(again)
    assert.equal((await fenna.post('/api/v1/redactie/code', { code: codeAt(again, secret) })).statusCode, 200)
  })

  test(`on ${kind.name}, a backup that is not as it was made, or holds what no backup holds, is refused before anything is touched`, async () => {
    const { database, dataDir, backups } = await newPlace(kind, 'content')
    await openTestSite({ database })
    await mkdir(join(dataDir, 'media/u'), { recursive: true })
    await writeFile(join(dataDir, 'media/u/foto.webp'), 'een foto')
    const place = await backUp(backups, database, dataDir)
    const other = await newPlace(kind)

    for (const [what, [change, sentence]] of Object.entries(tampering)) {
      const copy = `${place}-${what.replaceAll(' ', '-')}`
      await cp(place, copy, { recursive: true })
      await change(copy)
      const refused = run('restore', [copy], other.database, other.dataDir)

      assert.equal(await refused.code, 1, what)
      assert.match(await refused.output, sentence, what)
      assert.match(await refused.output, /^[^\n]+\.\n$/, what)
    }

    assert.deepEqual(await readdir(other.dataDir), [])
    const untouched = run('restore', [place], other.database, other.dataDir)
    assert.equal(await untouched.code, 0, await untouched.output)
  })
}

/** What somebody did to a copy of a backup, and what is said about it. */
const tampering: Record<string, [change: (backup: string) => Promise<unknown>, sentence: RegExp]> = {
  'a shorter database': [
    async (backup) => {
      const bytes = await readFile(join(backup, 'database'))
      await writeFile(join(backup, 'database'), bytes.subarray(0, -1))
    },
    /is damaged: database is not the file that was saved/,
  ],
  'another picture': [
    (backup) => writeFile(join(backup, 'files/media/u/foto.webp'), 'een spin'),
    /is damaged: files\/media\/u\/foto\.webp is not the file that was saved/,
  ],
  'no picture': [
    (backup) => rm(join(backup, 'files/media/u/foto.webp')),
    /is damaged: files\/media\/u\/foto\.webp is missing/,
  ],
  'one file more': [
    (backup) => writeFile(join(backup, 'files/media/u/extra.webp'), ''),
    /holds files\/media\/u\/extra\.webp, which is not in its list/,
  ],
  'a symbolic link': [
    async (backup) => {
      await rm(join(backup, 'files/media/u/foto.webp'))
      await symlink('/etc/hostname', join(backup, 'files/media/u/foto.webp'))
    },
    /files\/media\/u\/foto\.webp is a link/,
  ],
  'a folder that is a link': [
    async (backup) => {
      await rename(join(backup, 'files/media'), `${backup}-elsewhere`)
      await symlink(`${backup}-elsewhere`, join(backup, 'files/media'))
    },
    /files\/media is a link/,
  ],
  'a hard link': [
    (backup) => link(join(backup, 'files/media/u/foto.webp'), `${backup}-second-name`),
    /files\/media\/u\/foto\.webp is a link/,
  ],
  'a path that leads out': [
    (backup) => list(backup, { 'files/../../../evil': 'ab' }),
    /lists files\/\.\.\/\.\.\/\.\.\/evil, which leads outside/,
  ],
  'a path from the root': [
    (backup) => list(backup, { '/etc/cron.d/evil': 'ab' }),
    /lists \/etc\/cron\.d\/evil, which leads outside/,
  ],
  'a key of its own': [
    async (backup) => {
      await writeFile(join(backup, 'files/secret.key'), '')
      await list(backup, { 'files/secret.key': createHash('sha256').digest('hex') })
    },
    /files\/secret\.key is nothing that a backup holds/,
  ],
  'a second database': [
    async (backup) => {
      await writeFile(join(backup, 'files/site.db-wal'), '')
      await list(backup, { 'files/site.db-wal': createHash('sha256').digest('hex') })
    },
    /files\/site\.db-wal is nothing that a backup holds/,
  ],
  'no list': [
    (backup) => writeFile(join(backup, 'backup.json'), JSON.stringify({ kind: 'sqlite', sha256: 'ab' })),
    /has no list of its files/,
  ],
  'half a list': [
    async (backup) => {
      const text = await readFile(join(backup, 'backup.json'), 'utf8')
      await writeFile(join(backup, 'backup.json'), text.slice(0, 40))
    },
    /backup\.json cannot be read/,
  ],
}

/** Adds files to the list of a backup. */
async function list(backup: string, files: Record<string, string>): Promise<void> {
  const note = JSON.parse(await readFile(join(backup, 'backup.json'), 'utf8'))
  await writeFile(
    join(backup, 'backup.json'),
    JSON.stringify({ ...note, files: { ...note.files, ...files } }),
  )
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((each) => each.isFile())
    .map((each) => relative(folder, join(each.parentPath, each.name)))
}

async function backUp(backups: string, database: DatabaseAddress, dataDir: string): Promise<string> {
  const backup = run('backup', [backups], database, dataDir)
  assert.equal(await backup.code, 0, await backup.output)
  return join(backups, (await readdir(backups))[0] ?? '')
}

test('a backup holds what is there, also when editors remove files meanwhile', async () => {
  const { database, dataDir, backups } = await newPlace(testDatabases[0] ?? assert.fail(), 'content')
  const uploads = join(dataDir, 'media/u')
  await mkdir(uploads, { recursive: true })
  const names = Array.from({ length: 3_000 }, (_, index) => `foto-${String(index).padStart(4, '0')}.webp`)
  for (const name of names) writeFileSync(join(uploads, name), name)

  const backup = run('backup', [backups], database, dataDir)
  const hasBegun = async () => {
    const [part = ''] = await readdir(backups).catch(() => [])
    return existsSync(join(backups, part, 'files/media/u'))
  }
  await until(hasBegun)
  for (const name of names.slice(1).reverse()) rmSync(join(uploads, name))

  assert.equal(await backup.code, 0, await backup.output)
  const place = join(backups, (await readdir(backups))[0] ?? '')
  assert.equal(await readFile(join(place, 'files/media/u', names[0] ?? ''), 'utf8'), names[0])
})

test('a restore waits until the site is stopped, as long as the file is in use', async () => {
  const { database, dataDir, backups } = await newPlace(testDatabases[0] ?? assert.fail(), 'content')
  const site = await openTestSite({ database })
  assert.equal(await run('backup', [backups], database, dataDir).code, 0)
  const place = join(backups, (await readdir(backups))[0] ?? '')

  const refused = run('restore', [place, '--overwrite'], database, dataDir)

  assert.equal(await refused.code, 1)
  assert.match(await refused.output, /stop the site first/)
  assert.equal((await site.signIn('anna')).cookies.has('izz'), true)
})

test('nothing is backed up or restored through a pooler, which would give what that sets to others', async () => {
  const url = 'postgres://site@127.0.0.1:6432/site?pooler=transaction'

  assert.throws(() => dumpPostgres(url, join(root, 'database')), isPooler)
  await assert.rejects(restorePostgres('database', url, { mayOverwrite: true, dataDir: root }), isPooler)
})

const isPooler = (error: unknown) => error instanceof Refusal && /leads to a pooler/.test(error.message)

test('a setting that only newer servers of PostgreSQL know is left out of the head of a restore, and nothing else', async () => {
  const { backups } = await newPlace(testDatabases[0] ?? assert.fail())
  await mkdir(backups)
  const file = join(backups, 'statements.sql')
  const setting = 'SET transaction_timeout = 0;'
  const head = ['--', '-- Dumped by pg_dump version 17.6 (é)', '', 'SET lock_timeout = 0;']
  const content = ['SET row_security = off;', ...Array.from({ length: 60 }, () => 'een rij'), setting, '']
  const older = [...head, ...content].join('\n')

  await writeFile(file, [...head, setting, ...content].join('\n'))
  blankNewerSetting(file)
  const lines = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, older)
  blankNewerSetting(file)

  assert.deepEqual(lines, [...head, ' '.repeat(setting.length), ...content])
  assert.equal(await readFile(file, 'utf8'), older)
})

/** No header at all, or a header with nothing sound behind it. */
for (const [what, from] of Object.entries({ 'is no database any more': 0, 'lost its tables': 100 }))
  test(`a restore replaces a database that ${what}, and keeps it beside the new one`, async () => {
    const { database, dataDir, backups } = await newPlace(testDatabases[0] ?? assert.fail(), 'content')
    const place = await backUp(backups, database, dataDir)
    const file = join(dataDir, 'site.db')
    const damaged = (await readFile(file)).fill('x', from, 4_096)
    await writeFile(file, damaged)
    await writeFile(`${file}-wal`, 'wat nog niet in het bestand stond')

    const restored = run('restore', [place, '--overwrite'], database, dataDir)

    assert.equal(await restored.code, 0, await restored.output)
    assert.equal(await firstNameIn(database), 'Anna')
    const [replaced = '', log] = (await readdir(dataDir)).filter((name) =>
      name.startsWith('site.db.replaced-'),
    )
    assert.deepEqual(await readFile(join(dataDir, replaced)), damaged)
    if (from === 0) assert.equal(log, `${replaced}-wal`, 'what was not in the file yet stays too')
  })

async function newPlace(kind: TestDatabase, template: Template = 'nothing') {
  const database = await kind.newAddress(template)
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
      ...siteEnvironment,
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
