import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import test, { after } from 'node:test'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import type { Database } from '#database/database.ts'
import { samples } from '#features/account/samples.ts'
import { aboutBlocks } from '#features/blocks/block.ts'
import { allSheets, type SheetName, saveSheet } from '#features/insurance/store.ts'
import { openFolderStore } from '#features/media/files/folder-store.ts'
import { openMediaFolder } from '#features/media/folder.ts'
import { allMedia, putOnShelf } from '#features/media/store.ts'
import { readContentFiles } from '#features/pages/content-files/read-content-files.ts'
import { allRedirects, savePage, saveRedirect } from '#features/pages/store.ts'
import type { OptionList, ProfileOption } from '#features/profile/options.ts'
import { allOptions, saveOptions } from '#features/profile/store.ts'
import { noSettings } from '#features/settings/settings.ts'
import { addChange, lastDocuments } from '#features/settings/store.ts'
import { namedDocument } from '#test/any-medium.ts'
import { type AnySite, anySite } from '#test/any-site.ts'
import { openTestDatabase, type TestDatabase, testDatabases } from '#test/databases.ts'
import { samplePdf } from '#test/sample-media.ts'
import { samplePage } from '#test/sample-pages.ts'
import { openTestSite } from '#test/site.ts'
import { exportContent } from '../scripts/content/export-content.ts'
import { importContent } from '../scripts/content/import-content.ts'

const root = await mkdtemp(join(tmpdir(), 'izz-content-'))
after(() => rm(root, { recursive: true, force: true }))
let places = 0
const newPlace = async () =>
  mkdir(join(root, String(++places)), { recursive: true }).then(() => join(root, String(places)))

const nothingKnown = {
  yearFacts: [],
  insurance: { updatedDate: '2026-01-01', insurers: [], covers: [], products: [] },
}
/** Of all that a site may hold, so that none is left out by chance. */
const allKinds = [
  ...Object.keys(aboutBlocks).map((kind) => `block ${kind}`),
  ...['amount', 'day', 'percent', 'text'].map((kind) => `fact ${kind}`),
  ...['document', 'film', 'picture'].map((kind) => `medium ${kind}`),
  ...Object.keys(noSettings).map((name) => `setting ${name}`),
  ...['option', 'redirect'],
].sort()

function kindsIn({ pages, facts, media, settings, redirects, options }: AnySite): string[] {
  return [
    ...pages.flatMap(({ blocks }) => blocks.map(({ kind }) => `block ${kind}`)),
    ...facts.yearFacts.map(({ kind }) => `fact ${kind}`),
    ...media.map(({ kind }) => `medium ${kind}`),
    ...Object.keys(settings).map((name) => `setting ${name}`),
    ...(Object.keys(redirects).length > 0 ? ['redirect'] : []),
    ...(Object.values(options).flat().length > 0 ? ['option'] : []),
  ]
}

const monday = new Date('2026-03-02T09:00:00Z')
const tuesday = new Date('2026-03-03T09:00:00Z')

async function openPlace(kind: TestDatabase) {
  const db = await openTestDatabase(kind)
  const place = await newPlace()
  return { db, folder: await openMediaFolder(place, await openFolderStore(join(place, 'media'))) }
}
type Place = Awaited<ReturnType<typeof openPlace>>

async function empty({ db }: Place): Promise<void> {
  const tables = [
    'page',
    'redirect',
    'fact_sheet',
    'setting_change',
    'media',
    'past_version',
    'option',
  ] as const
  for (const table of tables) await db.deleteFrom(table).execute()
}

async function fill({ db, folder }: Place, site: Partial<AnySite>): Promise<void> {
  const { pages = [], redirects = {}, settings = {}, facts = nothingKnown, options = {}, media = [] } = site
  for (const page of pages) await savePage(db, { page, version: 1, now: monday, from: 'editor' })
  for (const [from, to] of Object.entries(redirects)) await saveRedirect(db, from, to)
  for (const [name, document] of Object.entries(facts) as [SheetName, unknown][])
    await saveSheet(db, { name, document, version: 1, now: monday, from: 'editor' })
  for (const [name, document] of Object.entries(settings))
    await addChange(db, { name, document, by: null }, monday)
  for (const [list, each] of Object.entries(options) as [OptionList, ProfileOption[]][])
    await saveOptions(db, list, each)
  for (const { files, ...medium } of media) {
    for (const [file, content] of Object.entries(files))
      await folder.makeServed(`/media/u/${file}`, (to) => writeFile(to, content))
    await putOnShelf(db, medium, 1)
  }
}

/** All that visitors and editors could see of it. */
async function contentOf(db: Database) {
  const rows = await db.selectFrom('page').select(['path', 'document', 'published']).orderBy('path').execute()
  const media = (await allMedia(db)).map(({ version: _, ...medium }) => medium)
  return {
    pages: rows.map(({ path, document, published }) => [path, JSON.parse(document), published]),
    sheets: await allSheets(db),
    settings: [...(await lastDocuments(db))].sort(),
    redirects: (await db.selectFrom('redirect').selectAll().execute())
      .map((row) => JSON.stringify(row))
      .sort(),
    options: await allOptions(db),
    media: media.sort((one, other) => (one.name < other.name ? -1 : 1)),
  }
}

async function bytesIn(folder: string): Promise<Map<string, string>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  )
  const paths = names.map(({ parentPath, name }) => join(parentPath, name)).sort()
  const contents = await Promise.all(paths.map((path) => readFile(path, 'base64')))
  return new Map(paths.map((path, index) => [path.slice(folder.length), contents[index] ?? '']))
}

const bring = ({ db, folder }: Place, from: string, mayOverwrite = false) =>
  importContent({ db, folder }, from, { mayOverwrite, now: tuesday })

for (const kind of testDatabases) {
  test(`on ${kind.name}, whatever a site holds is the same after export and import, and exported again it is the same bytes`, async () => {
    const [one, other] = [await openPlace(kind), await openPlace(kind)]
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(anySite, async (site) => {
        for (const kind of kindsIn(site)) seen.add(kind)
        await Promise.all([empty(one), empty(other)])
        const [out, again] = [await newPlace(), await newPlace()]
        await fill(one, site)

        await exportContent(one.db, one.folder.store, out)
        await bring(other, out)
        await exportContent(other.db, other.folder.store, again)

        assert.deepEqual(await contentOf(other.db), await contentOf(one.db))
        assert.deepEqual(await bytesIn(again), await bytesIn(out))
        for (const { stem } of site.media) for (const place of [one, other]) await place.folder.remove(stem)
      }),
      { numRuns: 25 },
    )
    assert.deepEqual([...seen].sort(), allKinds)
  })

  test(`on ${kind.name}, pages whose addresses look alike have a file each, as has the start page`, async () => {
    const [one, other] = [await openPlace(kind), await openPlace(kind)]
    const out = await newPlace()
    const paths = ['/', '/home', '/home/home', '/home-page', '/pages/home']
    await fill(one, { pages: paths.map((path) => samplePage(path)) })

    await exportContent(one.db, one.folder.store, out)
    await bring(other, out)

    assert.deepEqual((await contentOf(other.db)).pages, (await contentOf(one.db)).pages)
  })

  test(`on ${kind.name}, a redirect that was taken away does not come back with the page that once moved`, async () => {
    const [one, other] = [await openPlace(kind), await openPlace(kind)]
    const out = await newPlace()
    await fill(one, {
      pages: [samplePage('/hier', { movedFrom: ['/toen', '/eerst'] })],
      redirects: { '/toen': '/hier' },
    })
    await exportContent(one.db, one.folder.store, out)

    await bring(other, out)
    assert.deepEqual([...(await allRedirects(other.db))], [['/toen', '/hier']])

    await rm(join(out, 'redirects.json'))
    await empty(other)
    await bring(other, out)
    assert.deepEqual([...(await allRedirects(other.db))].sort(), [
      ['/eerst', '/hier'],
      ['/toen', '/hier'],
    ])
  })

  test(`on ${kind.name}, a medium is exported without the files of another whose name begins the same`, async () => {
    const place = await openPlace(kind)
    const out = await newPlace()
    await fill(place, { media: ['m-hond', 'm-hond-0123456789-1200'].map(namedDocument) })

    await exportContent(place.db, place.folder.store, out)

    const { files } = JSON.parse(await readFile(join(out, 'media/m-hond.json'), 'utf8'))
    assert.deepEqual(files, ['m-hond-0123456789-document.pdf'])
  })

  test(`on ${kind.name}, an export over an earlier one changes only what changed, and keeps what is not its own`, async () => {
    const place = await openPlace(kind)
    const out = await newPlace()
    const [first, second] = [samplePage('/eerste'), samplePage('/tweede')]
    await fill(place, { pages: [first, second] })
    await exportContent(place.db, place.folder.store, out)
    await writeFile(join(out, 'LEESMIJ.md'), 'Van ons.')
    const before = await bytesIn(out)

    await savePage(place.db, { page: { ...first, title: 'Anders' }, version: 2, now: monday, from: 'editor' })
    await place.db.deleteFrom('page').where('path', '=', '/tweede').execute()
    await exportContent(place.db, place.folder.store, out)

    const now = await bytesIn(out)
    const paths = new Set([...before.keys(), ...now.keys()])
    const other = [...paths].filter((path) => before.get(path) !== now.get(path))
    assert.deepEqual(other.sort(), ['/pages/eerste.json', '/pages/tweede.json'])
    assert.equal(now.has('/pages/tweede.json'), false)
  })

  test(`on ${kind.name}, what an editor changed after the export is not overwritten, unless somebody says so`, async () => {
    const place = await openPlace(kind)
    const out = await newPlace()
    const page = samplePage('/pagina')
    await fill(place, { pages: [page], settings: { glossary: [] } })
    await exportContent(place.db, place.folder.store, out)
    const newer = { ...page, title: 'Van vanmiddag' }
    await savePage(place.db, { page: newer, version: 2, now: tuesday, from: 'editor' })
    const before = await contentOf(place.db)

    await assert.rejects(
      bring(place, out),
      /nieuwere wijzigingen: de pagina \/pagina\. Er is niets veranderd/,
    )
    assert.deepEqual(await contentOf(place.db), before)

    await bring(place, out, true)
    assert.equal((await contentOf(place.db)).pages[0]?.[1].title, page.title)
    const versions = await place.db.selectFrom('past_version').select('title').orderBy('id').execute()
    assert.deepEqual(
      versions.map(({ title }) => title),
      ['Van vanmiddag', page.title],
    )
  })

  test(`on ${kind.name}, one file that does not fit is named, and nothing is brought in`, async () => {
    const place = await openPlace(kind)
    const empty = await openPlace(kind)
    const site = {
      pages: [samplePage('/een'), samplePage('/twee')],
      settings: { glossary: [] },
      media: [namedDocument('m-pdf')],
    }
    await fill(place, site)
    const before = await contentOf(empty.db)
    const wrong: [path: string, content: string | Buffer, message: RegExp][] = [
      ['pages/twee.json', '{', /^pages\/twee\.json: dit is geen JSON/],
      [
        'pages/twee.json',
        JSON.stringify(samplePage('/drie')),
        /^pages\/twee\.json: het adres in dit bestand is \/drie/,
      ],
      [
        'pages/twee.json',
        JSON.stringify({ ...samplePage('/twee'), title: '' }),
        /^pages\/twee\.json: Titel: vul dit in/,
      ],
      [
        'pages/twee.json',
        JSON.stringify({ ...samplePage('/twee'), title: '{{bestaat-niet}}' }),
        /^pages\/twee\.json: een feit in de tekst kennen we niet/,
      ],
      ['pages/redactie/x.json', JSON.stringify(samplePage('/redactie/x')), /gebruikt de site zelf/],
      ['pages/twee.json', `{"a":${'['.repeat(500)}${']'.repeat(500)}}`, /te diep/],
      ['pages/twee.json', ' '.repeat(2_100_000), /te groot/],
      ['settings/glossary.json', '[{"word":""}]', /^settings\/glossary\.json: dit past niet bij 0\.word/],
      ['settings/wachtwoorden.json', '{}', /deze instelling kennen we niet/],
      ['facts/year-facts.json', '[{"name":1}]', /^facts\/year-facts\.json: deze gegevens passen niet/],
      ['redirects.json', '{"/oud":"https://elders.nl"}', /^redirects\.json: .*geen adres van de site/],
      ['media/m-pdf.json', '{}', /^media\/m-pdf\.json: dit past niet/],
      ['media/files/m-pdf-0123456789-document.pdf', 'MZ', /iets anders dan de naam zegt/],
      [
        'media/files/m-pdf-0123456789-document.pdf',
        samplePdf('x', Buffer.from('<< /S /JavaScript >>')),
        /meer dan tekst en beeld/,
      ],
      ['inhoud.json', '{"format":2}', /^inhoud\.json: .*andere versie/],
    ]
    for (const [path, content, message] of wrong) {
      const out = await newPlace()
      await exportContent(place.db, place.folder.store, out)
      await mkdir(dirname(join(out, path)), { recursive: true })
      await writeFile(join(out, path), content)

      await assert.rejects(bring(empty, out), { message }, path)
      assert.deepEqual(await contentOf(empty.db), before, path)
      assert.deepEqual(await empty.folder.store.list('u/'), [], path)
    }
  })

  test(`on ${kind.name}, nothing of an export tells who did what, and it holds nothing of members`, async () => {
    const site = await openTestSite({ database: await kind.newAddress() })
    const eva = await site.signIn('eva')
    const { memberId } = {
      memberId: String(
        (await site.db.selectFrom('editor').select('member_id').executeTakeFirstOrThrow()).member_id,
      ),
    }
    await eva.upload('/api/v1/redactie/media', { name: 'folder.pdf', content: samplePdf() })
    await site.db.updateTable('media').set({ state: 'ready' }).execute()
    await addChange(
      site.db,
      { name: 'footer', document: { helpTitle: 'Hulp', notice: '', links: [] }, by: memberId },
      monday,
    )
    const out = await newPlace()

    await exportContent(site.db, await openFolderStore(join(site.dataDir, 'media')), out)

    const texts = [...(await bytesIn(out))].map(
      ([path, base64]) => path + Buffer.from(base64, 'base64').toString(),
    )
    assert.ok(texts.some((text) => text.includes('helpTitle')))
    assert.ok(texts.some((text) => text.startsWith('/media/folder.json')))
    const members = await site.db
      .selectFrom('member')
      .select(['id', 'email', 'last_name', 'password_hash'])
      .execute()
    assert.ok(members.length > 1)
    const secret = members.flatMap(({ id, email, password_hash }) => [id, email, password_hash])
    for (const value of [...secret, samples.eva.email, 'uploadedBy', 'uploaded_by'])
      assert.equal(
        texts.find((text) => text.includes(value)),
        undefined,
        value,
      )
    await site.close()
  })
}

test('the pages of an export are files that the content of the site may hold', async () => {
  const [kind] = testDatabases
  assert.ok(kind)
  const place = await openPlace(kind)
  const out = await newPlace()
  const site = fc.sample(anySite, { numRuns: 10 }).find(({ pages }) => pages.length > 1)
  await fill(place, site ?? assert.fail('no site has pages'))
  await exportContent(place.db, place.folder.store, out)

  const pages = await readContentFiles(pathToFileURL(`${out}/pages/`))

  const byPath = (one: { path: string }, other: { path: string }) => (one.path < other.path ? -1 : 1)
  assert.deepEqual(pages.sort(byPath), site?.pages.sort(byPath))
})

test('a link in the folder is never followed, and a folder that is something else is left alone', async () => {
  const [kind] = testDatabases
  assert.ok(kind)
  const place = await openPlace(kind)
  const out = await newPlace()
  await exportContent(place.db, place.folder.store, out)
  await symlink('/etc/hostname', join(out, 'pages.json'))
  await assert.rejects(bring(place, out), /pages\.json: dit is geen gewoon bestand/)
  await assert.rejects(exportContent(place.db, place.folder.store, out), /Links volgen we niet/)

  const other = await newPlace()
  await writeFile(join(other, 'brief.txt'), 'Hallo')
  await assert.rejects(exportContent(place.db, place.folder.store, other), /niet leeg en is geen export/)
  await assert.rejects(bring(place, other), /geen export van de site/)
  await assert.rejects(bring(place, join(root, 'nergens')), /is er niet/)
})
