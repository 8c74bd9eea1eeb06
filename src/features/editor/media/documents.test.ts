import assert from 'node:assert/strict'
import test from 'node:test'
import { publishPageNow } from '#test/publish.ts'
import { samplePdf, samplePdfStream, samplePhoto } from '#test/sample-media.ts'
import { samplePage, withText } from '#test/sample-pages.ts'
import { openSites } from '#test/sites.ts'
import { shows, until } from '#test/within-seconds.ts'

const media = '/api/v1/redactie/media'
const photo = await samplePhoto({ width: 200, height: 200 })
const first = samplePdf('Voorwaarden 2026')
const second = samplePdf('Met foto', samplePdfStream('/Subtype /Image /Filter /DCTDecode', photo))
const third = samplePdf('Folder')
const address = '/media/documenten/voorwaarden-2026.pdf'
const linkTo = (href: string) => withText(`<p>Lees de <a href="${href}">voorwaarden van 2026</a>.</p>`)

const sites = await openSites({ hasTimers: true })
const editors = await Promise.all(sites.map(({ site }) => site.signIn('eva')))

for (const [at, { kind, site }] of sites.entries()) {
  const eva = editors[at] ?? assert.fail()
  const visitor = site.visit()
  const ready = (name: string) =>
    until(async () => (await eva.get(`${media}/stand?naam=${name}`)).json().data[0], {
      isRight: ({ state }) => state === 'ready',
      log: site.log,
    })
  const replace = (name: string, content: Buffer) =>
    eva.upload(`${media}/vervangen?naam=${name}`, { name: 'nieuw.pdf', content })
  /** Where the address leads now. */
  const fileNow = () =>
    until(async () => (await eva.get(address)).headers.location, {
      isRight: (location) => location !== undefined,
      log: site.log,
    })

  test(`on ${kind.name}, a PDF is taken along by visitors, as it came in, and never runs`, async () => {
    const { data } = (await eva.upload(media, { name: 'Voorwaarden 2026.pdf', content: first })).json()
    assert.deepEqual([data.name, data.kind, data.bytes], ['voorwaarden-2026', 'document', first.length])
    await ready(data.name)

    const file = String(await fileNow())
    const { headers, rawPayload, statusCode } = await visitor.get(file)

    assert.equal(statusCode, 200)
    assert.deepEqual(rawPayload, first)
    assert.equal(headers['content-type'], 'application/pdf')
    assert.equal(headers['content-disposition'], 'attachment; filename="voorwaarden-2026.pdf"')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.match(String(headers['content-security-policy']), /default-src 'none';.*; sandbox$/)
    assert.match(String(headers['cache-control']), /immutable/)
  })

  test(`on ${kind.name}, before a published page leads to it only the redactie finds a PDF at its address`, async () => {
    await fileNow()

    const [found, looked] = [await visitor.get(address), await eva.get(address)]

    assert.equal(found.statusCode, 404)
    assert.deepEqual([looked.statusCode, looked.headers['cache-control']], [302, 'no-store'])
    assert.match((await eva.get('/redactie/media/voorwaarden-2026')).body, /zodra een gepubliceerde pagina/)
    const id = (await eva.post('/api/v1/redactie/drafts/start', { path: '/contact' })).json().data.id
    const { revision, document } = (await eva.get(`/api/v1/redactie/drafts/${id}`)).json().data
    const blocks = [
      ...document.blocks,
      { kind: 'text', id: 'pdf', html: `<p><a href="${address}">Lees</a></p>` },
    ]
    const saved = await eva.post('/api/v1/redactie/drafts/save', {
      id,
      revision,
      document: { ...document, blocks },
    })
    assert.equal(saved.statusCode, 200, saved.body)
    assert.equal((await visitor.get(address)).statusCode, 404)
    await eva.post('/api/v1/redactie/pages/discard', { path: '/contact' })
  })

  test(`on ${kind.name}, whoever lost the line goes on where they were`, async () => {
    const range = { range: 'bytes=5-9' }
    const part = await visitor.get(String(await fileNow()), range)

    assert.equal(part.statusCode, 206)
    assert.deepEqual(part.rawPayload, first.subarray(5, 10))
    assert.equal(part.headers['content-range'], `bytes 5-9/${first.length}`)
  })

  test(`on ${kind.name}, a page tells how large the PDF is; another file comes in its place and the page tells that`, async () => {
    await publishPageNow(site.db, samplePage('/met-pdf', linkTo(address)), site.now())
    await shows(site, '/met-pdf', new RegExp(`<a href="${address}">voorwaarden van 2026 \\(PDF, 1 kB\\)</a>`))
    const before = await until(async () => (await visitor.get(address)).headers.location, {
      isRight: (location) => location !== undefined,
      log: site.log,
    })

    assert.equal((await replace('voorwaarden-2026', photo)).statusCode, 400)
    const answer = await replace('voorwaarden-2026', second)
    assert.equal(answer.statusCode, 200, answer.body)
    const kilobytes = Math.round(second.length / 1_000)
    assert.ok(kilobytes > 1)
    await ready('voorwaarden-2026')

    await shows(site, '/met-pdf', new RegExp(`2026 \\(PDF, ${kilobytes} kB\\)</a>`))
    const after = await until(fileNow, { isRight: (file) => file !== before, log: site.log })
    assert.deepEqual((await visitor.get(String(after))).rawPayload, second)
    assert.deepEqual((await visitor.get(String(before))).rawPayload, first)
  })

  test(`on ${kind.name}, a PDF that a page or the foot of the site leads to is not removed`, async () => {
    const remove = () => eva.post(`${media}/verwijderen`, { name: 'voorwaarden-2026' })

    assert.match((await remove()).json().message, /nog gebruikt: \/met-pdf\./)
    await publishPageNow(site.db, samplePage('/met-pdf'), site.now())
    const footer = { helpTitle: 'Hulp', notice: '', links: [{ label: 'Voorwaarden', href: address }] }
    const row = { id: '1', name: 'footer', at: site.now().toISOString(), by: null }
    await site.db
      .insertInto('setting_change')
      .values({ ...row, document: JSON.stringify(footer) })
      .execute()
    assert.match((await remove()).json().message, /nog gebruikt: Voet van de site\./)
    await site.db.deleteFrom('setting_change').execute()

    assert.equal((await remove()).statusCode, 200)
    await until(async () => (await visitor.get(address)).statusCode, {
      isRight: (status) => status === 404,
      log: site.log,
    })
  })

  test(`on ${kind.name}, a concept with a link to a PDF that is not there is not published`, async () => {
    const { id } = (await eva.post('/api/v1/redactie/drafts/start', { path: '/zonder-pdf' })).json().data
    const document = samplePage('/zonder-pdf', linkTo('/media/documenten/bestaat-niet.pdf'))
    const checked = await eva.post('/api/v1/redactie/drafts/check', { id, document })

    assert.match(checked.body, /bestaat-niet\.pdf leidt naar een document dat er niet is/)
  })

  test(`on ${kind.name}, the editing screen offers every PDF with its size`, async () => {
    await eva.upload(media, { name: 'Folder.pdf', content: third })
    await ready('folder')
    const offered = async () => (await eva.get('/api/v1/redactie/workbench')).json().data.documents

    const documents = await until(offered, { isRight: (all) => Object.keys(all).length > 0, log: site.log })

    const path = '/media/documenten/folder.pdf'
    assert.deepEqual(documents, { [path]: { path, title: 'Folder (PDF, 1 kB)' } })
    assert.match((await eva.get('/redactie/media/folder')).body, /Adres voor links/)
    assert.match((await eva.get('/redactie/media?soort=document')).body, /Folder.*PDF, 1 kB/s)
  })

  test(`on ${kind.name}, an address that names no PDF is not found`, async () => {
    for (const name of ['onbekend.pdf', 'folder', 'folder.PDF', '.pdf', '%2e%2e%2fsite.db', '__proto__.pdf'])
      assert.equal((await visitor.get(`/media/documenten/${name}`)).statusCode, 404, name)
  })

  test(`on ${kind.name}, the site ends quietly`, () => site.close())
}
