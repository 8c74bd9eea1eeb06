import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import { giveRole } from '#test/editors.ts'
import { publishPageNow } from '#test/publish.ts'
import { sampleFilm, samplePhoto } from '#test/sample-media.ts'
import { samplePage } from '#test/sample-pages.ts'
import { openSites } from '#test/sites.ts'
import { shows, until } from '#test/within-seconds.ts'

const media = '/api/v1/redactie/media'
const [first, second] = [await samplePhoto(), await samplePhoto({ width: 100, height: 50 })]
const film = await sampleFilm('mp4')
const hero = { kind: 'hero' as const, id: 'hero', title: 'Proef', lead: 'Kort.' }

const sites = await openSites({ hasTimers: true })
const editors = await Promise.all(sites.map(({ site }) => site.signIn('eva')))

for (const [at, { kind, site }] of sites.entries()) {
  const eva = editors[at] ?? assert.fail()
  const replace = (name: string, content: Buffer, headers = {}) =>
    eva.upload(`${media}/vervangen?naam=${name}`, { name: 'nieuw.jpg', content }, headers)
  const ready = (name: string) =>
    until(async () => (await eva.get(`${media}/stand?naam=${name}`)).json().data[0], {
      isRight: ({ state }) => state === 'ready',
      log: site.log,
    })
  const mark = (name: string, values: { state: 'usable' | 'ready'; claimed_until: string }) =>
    site.db.updateTable('media').set(values).where('name', '=', name).execute()
  const incoming = () => readdir(join(site.dataDir, 'media', 'incoming'))
  const filesOf = async (stem: string) =>
    (await readdir(join(site.dataDir, 'media', 'u'))).filter((file) => file.startsWith(stem))

  test(`on ${kind.name}, a file is replaced, its places stay, and the old one can be put back`, async () => {
    await eva.upload(media, { name: 'wissel.jpg', content: first })
    await ready('wissel')
    const blocks = [{ ...hero, picture: { name: 'wissel', alt: 'Een foto' } }]
    await publishPageNow(site.db, samplePage('/wissel', { blocks }), site.now())
    await shows(site, '/wissel', /\/media\/u\/wissel-[0-9a-f]{10}-\d+\.avif/)

    const answer = await replace('wissel', second)
    assert.equal(answer.statusCode, 200, answer.body)
    const meanwhile = (await site.visit().get('/wissel')).body
    assert.match(meanwhile, /<img src="\/media\/u\/(wissel|nieuw)-[0-9a-f]{10}-terugval\.jpg"/)
    await ready('wissel')

    // Claimed by somebody who is not quick, so that it is still being made when the next file comes.
    await mark('wissel', { state: 'usable', claimed_until: '9999-12-31' })
    assert.equal((await replace('wissel', first)).json().errorCode, 'conflict')
    await mark('wissel', { state: 'ready', claimed_until: '' })
    await shows(site, '/wissel', /nieuw-[0-9a-f]{10}-\d+\.avif.* width="50" height="100"/s)
    assert.ok((await filesOf('wissel-')).length > 0)
    const back = await eva.submit(`${media}/terugzetten`, { name: 'wissel' })
    assert.deepEqual([back.statusCode, back.headers.location], [303, '/redactie/media/wissel?vervangen'])
    await shows(site, '/wissel', /wissel-[0-9a-f]{10}-\d+\.avif.* width="60" height="80"/s)

    await replace('wissel', second)
    await ready('wissel')
    await publishPageNow(site.db, samplePage('/wissel', { blocks: [hero] }), site.now())
    assert.equal((await eva.post(`${media}/verwijderen`, { name: 'wissel' })).statusCode, 200)
    assert.deepEqual([...(await filesOf('wissel-')), ...(await filesOf('nieuw-'))], [])
  })

  test(`on ${kind.name}, of two who replace a file at once one does, and nothing of the other stays`, async () => {
    await eva.upload(media, { name: 'samen-vervangen.jpg', content: first })
    await ready('samen-vervangen')

    const answers = await Promise.all([replace('samen-vervangen', first), replace('samen-vervangen', second)])
    await ready('samen-vervangen')

    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    assert.ok(['200,409', '200,200'].includes(statuses.join()), statuses.join())
    const row = await site.db
      .selectFrom('media')
      .select(['stem', 'variants'])
      .where('name', '=', 'samen-vervangen')
      .executeTakeFirstOrThrow()
    const stems = [row.stem, JSON.parse(row.variants).previous.stem]
    const files = [...(await filesOf('samen-vervangen-')), ...(await filesOf('nieuw-'))]
    assert.deepEqual(
      files.filter((file) => !stems.some((stem) => file.startsWith(stem))),
      [],
    )
  })

  test(`on ${kind.name}, nobody replaces alone what stands on a page for which four eyes are needed`, async () => {
    await eva.upload(media, { name: 'bewaakt.jpg', content: first })
    await ready('bewaakt')
    await replace('bewaakt', second)
    const { thumbnail } = await ready('bewaakt')
    const blocks = [{ ...hero, picture: { name: 'bewaakt', alt: 'Een foto' } }]
    await publishPageNow(site.db, samplePage('/cookies', { blocks }), site.now())
    const screen = async () => (await eva.get('/redactie/media/bewaakt')).body
    assert.match(await screen(), /Vervang dit bestand.*Zet het vorige bestand terug/s)
    await giveRole(site, samples.bram.email, 'chief-editor')

    const answers = [
      await replace('bewaakt', first),
      await eva.post(`${media}/terugzetten`, { name: 'bewaakt' }),
    ]
    const drawn = await screen()
    await giveRole(site, samples.bram.email, 'writer')

    for (const answer of answers) {
      assert.equal(answer.statusCode, 400)
      assert.match(
        answer.json().message,
        /Dit bestand staat op \/cookies\. Voor die pagina zijn vier ogen nodig/,
      )
    }
    assert.match(drawn, /Dit bestand staat op \/cookies\. Voor die pagina zijn vier ogen nodig/)
    assert.ok(!/Vervang dit bestand|Zet het vorige bestand terug/.test(drawn))
    assert.equal((await ready('bewaakt')).thumbnail, thumbnail)
    assert.equal((await replace('bewaakt', first)).statusCode, 200)
    await ready('bewaakt')
  })

  test(`on ${kind.name}, a picture with which a film begins on such a page is not replaced either`, async () => {
    await eva.upload(media, { name: 'beginbeeld.jpg', content: first })
    await ready('beginbeeld')
    await eva.upload(media, { name: 'bewaakte-film.mp4', content: film })
    await ready('bewaakte-film')
    await site.db
      .updateTable('media')
      .set({ poster: 'beginbeeld' })
      .where('name', '=', 'bewaakte-film')
      .execute()
    const source = { from: 'us' as const, film: 'bewaakte-film' }
    const video = { kind: 'video' as const, id: 'film', title: 'Film', source, transcript: '<p>Kort.</p>' }
    const page = samplePage('/voorwaarden', { blocks: [hero, video] })
    await publishPageNow(site.db, page, site.now())
    await giveRole(site, samples.bram.email, 'chief-editor')

    const refused = await replace('beginbeeld', second)
    await giveRole(site, samples.bram.email, 'writer')

    assert.match(refused.json().message, /Dit bestand staat op \/voorwaarden\./)
  })

  test(`on ${kind.name}, a page that comes while the file does keeps the one that was seen on it`, async () => {
    await eva.upload(media, { name: 'tussendoor.jpg', content: first })
    const { thumbnail } = await ready('tussendoor')
    const blocks = [{ ...hero, picture: { name: 'tussendoor', alt: 'Een foto' } }]
    await until(async () => (await incoming()).length === 0, { log: site.log })
    async function* slowly(body: Buffer) {
      yield body.subarray(0, -20)
      await until(async () => (await incoming()).length > 0, { log: site.log })
      await publishPageNow(site.db, samplePage('/privacy', { blocks }), site.now())
      yield body.subarray(-20)
    }
    await giveRole(site, samples.bram.email, 'chief-editor')

    const refused = await eva.upload(`${media}/vervangen?naam=tussendoor`, {
      name: 'nieuw.jpg',
      content: second,
      inPieces: slowly,
    })
    await giveRole(site, samples.bram.email, 'writer')

    assert.match(refused.json().message, /Dit bestand staat op \/privacy\./)
    assert.equal((await ready('tussendoor')).thumbnail, thumbnail)
  })

  test(`on ${kind.name}, a picture is not replaced by a film, by nothing, or where there is none`, async () => {
    await eva.upload(media, { name: 'vast.jpg', content: first })
    const { thumbnail } = await ready('vast')

    const other = await replace('vast', film)
    assert.equal(other.statusCode, 400)
    assert.match(other.json().message, /een video door een video/)
    assert.equal((await replace('vast', Buffer.from('geen foto'))).statusCode, 400)
    assert.equal((await replace('bestaat-niet', first)).statusCode, 404)
    assert.equal((await eva.post(`${media}/terugzetten`, { name: 'vast' })).statusCode, 404)
    const plain = await replace('vast', film, { accept: 'text/html', 'x-csrf-token': '' })
    assert.match(plain.body, /role="alert".*een video door een video/s)

    assert.equal((await ready('vast')).thumbnail, thumbnail)
    // What came in is forgotten after its files are told to be ready.
    await until(async () => (await incoming()).length === 0, { log: site.log })
  })

  test(`on ${kind.name}, the site ends quietly`, () => site.close())
}
