import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import test, { after } from 'node:test'
import fc from 'fast-check'
import type { Database } from '#database/database.ts'
import { samples } from '#features/account/samples.ts'
import { allSheets, saveSheet } from '#features/insurance/store.ts'
import { openFolderStore } from '#features/media/files/folder-store.ts'
import { openMediaFolder } from '#features/media/folder.ts'
import { allMedia, putOnShelf } from '#features/media/store.ts'
import { savePage, saveRedirect } from '#features/pages/store.ts'
import { addChange, lastDocuments } from '#features/settings/store.ts'
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

const monday = new Date('2026-03-02T09:00:00Z')
const tuesday = new Date('2026-03-03T09:00:00Z')

/** Words as an editor may type them, with all that must be written otherwise in a file. */
const signs = [
  'a',
  'Z',
  '0',
  'é',
  'ß',
  '€',
  '😀',
  '’',
  '"',
  "'",
  '\\',
  '/',
  '-',
  ' ',
  '\u00a0',
  '\n',
  '%',
  '_',
]
const words = (most: number) =>
  fc
    .array(fc.constantFrom(...signs), { maxLength: Math.floor(most / 2) - 4 })
    .map((all) => `Tekst ${all.join('')}`)
const slug = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)
const pages = fc
  .uniqueArray(
    fc.record({
      path: fc.array(slug, { minLength: 1, maxLength: 3 }).map((parts) => `/p-${parts.join('/')}`),
      title: words(40),
      lead: words(60),
      html: words(90).map((text) => `<p>${text}</p>`),
      topics: fc.array(words(20), { maxLength: 3 }),
    }),
    { selector: ({ path }) => path, maxLength: 6 },
  )
  .map((all) =>
    all.map(({ path, title, lead, html, topics }) =>
      samplePage(path, {
        title,
        topics,
        blocks: [
          { kind: 'hero', id: 'begin', title, lead },
          { kind: 'text', id: 'tekst', html },
        ],
      }),
    ),
  )
const settings = fc.record(
  {
    footer: fc.record({
      helpTitle: words(40),
      notice: words(60),
      links: fc.array(fc.record({ label: words(20), href: slug.map((path) => `/${path}`) }), {
        maxLength: 3,
      }),
    }),
    glossary: fc.array(
      fc.record({ word: words(20), forms: fc.array(words(20), { maxLength: 2 }), explanation: words(60) }),
      { maxLength: 4 },
    ),
    synonyms: fc.array(
      fc.record({ words: fc.array(words(20), { minLength: 2, maxLength: 3 }), source: words(20) }),
      { maxLength: 3 },
    ),
  },
  { requiredKeys: [] },
)
const yearFacts = fc.uniqueArray(
  fc.record({
    name: slug.map((name) => `feit-${name}`),
    label: words(40),
    kind: fc.constant('amount' as const),
    values: fc.integer({ min: 1, max: 90_000 }).map((value) => [
      {
        from: '2026-01-01',
        to: '2026-12-31',
        value,
        status: 'vastgesteld' as const,
        source: { name: 'Bron', date: '2025-09-16' },
      },
    ]),
  }),
  { selector: ({ name }) => name, maxLength: 5 },
)
const media = fc.uniqueArray(
  fc.record({
    name: slug.map((name) => `m-${name}`),
    title: words(40),
    tags: fc.uniqueArray(slug, { maxLength: 3 }),
    text: slug,
  }),
  { selector: ({ name }) => name, maxLength: 3 },
)
const insurance = { updatedDate: '2026-01-01', insurers: [], covers: [], products: [] }
const anySite = fc.record({
  pages,
  settings,
  yearFacts,
  media,
  redirects: fc.dictionary(
    slug.map((path) => `/oud-${path}`),
    slug.map((path) => `/${path}`),
    { maxKeys: 3 },
  ),
})
type Site = typeof anySite extends fc.Arbitrary<infer Found> ? Found : never

async function openPlace(kind: TestDatabase) {
  const db = await openTestDatabase(kind)
  const place = await newPlace()
  return { db, folder: await openMediaFolder(place, await openFolderStore(join(place, 'media'))) }
}
type Place = Awaited<ReturnType<typeof openPlace>>

async function empty({ db }: Place): Promise<void> {
  for (const table of ['page', 'redirect', 'fact_sheet', 'setting_change', 'media', 'past_version'] as const)
    await db.deleteFrom(table).execute()
}

async function fill({ db, folder }: Place, site: Site): Promise<void> {
  for (const page of site.pages) await savePage(db, { page, version: 1, now: monday, from: 'editor' })
  for (const [from, to] of Object.entries(site.redirects)) await saveRedirect(db, from, to)
  await saveSheet(db, {
    name: 'yearFacts',
    document: site.yearFacts,
    version: 1,
    now: monday,
    from: 'editor',
  })
  await saveSheet(db, { name: 'insurance', document: insurance, version: 1, now: monday, from: 'editor' })
  for (const [name, document] of Object.entries(site.settings))
    await addChange(db, { name, document, by: null }, monday)
  for (const { name, title, tags, text } of site.media) {
    const stem = `${name}-0123456789`
    const content = samplePdf(text)
    const document = `/media/u/${stem}-document.pdf`
    await folder.makeServed(document, (to) => writeFile(to, content))
    const size = { width: 0, height: 0, seconds: 0, bytes: content.length, focus: { x: 50, y: 50 } }
    const told = {
      title,
      tags,
      alt: '',
      isDecorative: false,
      captions: '',
      poster: '',
      uploadedAt: monday.toISOString(),
    }
    await putOnShelf(db, { name, kind: 'document', stem, ...size, ...told, variants: { document } }, 1)
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
    await fc.assert(
      fc.asyncProperty(anySite, async (site) => {
        await Promise.all([empty(one), empty(other)])
        const [out, again] = [await newPlace(), await newPlace()]
        await fill(one, site)

        await exportContent(one.db, one.folder.store, out)
        await bring(other, out)
        await exportContent(other.db, other.folder.store, again)

        assert.deepEqual(await contentOf(other.db), await contentOf(one.db))
        assert.deepEqual(await bytesIn(again), await bytesIn(out))
        for (const { name } of site.media)
          for (const place of [one, other]) await place.folder.remove(`${name}-0123456789`)
      }),
      { numRuns: 25 },
    )
  })

  test(`on ${kind.name}, a medium is exported without the files of another whose name begins the same`, async () => {
    const place = await openPlace(kind)
    const out = await newPlace()
    const described = { title: 'Pdf', tags: [], text: 'a' }
    const media = ['m-hond', 'm-hond-0123456789-1200'].map((name) => ({ name, ...described }))
    await fill(place, { pages: [], settings: {}, yearFacts: [], media, redirects: {} })

    await exportContent(place.db, place.folder.store, out)

    const { files } = JSON.parse(await readFile(join(out, 'media/m-hond.json'), 'utf8'))
    assert.deepEqual(files, ['m-hond-0123456789-document.pdf'])
  })

  test(`on ${kind.name}, an export over an earlier one changes only what changed, and keeps what is not its own`, async () => {
    const place = await openPlace(kind)
    const out = await newPlace()
    const [first, second] = [samplePage('/eerste'), samplePage('/tweede')]
    await fill(place, { pages: [first, second], settings: {}, yearFacts: [], media: [], redirects: {} })
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
    await fill(place, { pages: [page], settings: { glossary: [] }, yearFacts: [], media: [], redirects: {} })
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
      yearFacts: [],
      media: [{ name: 'm-pdf', title: 'Pdf', tags: [], text: 'a' }],
      redirects: {},
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
