import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import { giveRole } from '#test/editors.ts'
import { publishPageNow } from '#test/publish.ts'
import { sampleFilm, samplePhoto } from '#test/sample-media.ts'
import { samplePage } from '#test/sample-pages.ts'
import { openSites } from '#test/sites.ts'
import { until } from '#test/within-seconds.ts'

const address = '/api/v1/redactie/media'
const hero = { kind: 'hero' as const, id: 'hero', title: 'Proef', lead: 'Kort.' }
const captionsOf = (words: string) => `WEBVTT\n\n00:00:00.500 --> 00:00:04.000\n${words}\n`

const sites = await openSites({ hasTimers: true })
const editors = await Promise.all(
  sites.map(async ({ site }) => ({ eva: await site.signIn('eva'), bram: await site.signIn('bram') })),
)

for (const [at, { kind, site }] of sites.entries()) {
  const { eva, bram } = editors[at] ?? assert.fail()
  const itemOf = async (name: string) => (await eva.get(`${address}/stand?naam=${name}`)).json().data[0]
  const upload = async (name: string, content: Buffer) => {
    const { data } = (await eva.upload(address, { name, content })).json()
    return until(() => itemOf(data.name), { isRight: ({ state }) => state === 'ready', log: site.log })
  }
  const tell = async (client: typeof eva, name: string, values: object) => {
    const { title, version } = await itemOf(name)
    return client.post(`${address}/bewaren`, { name, version, title, ...values })
  }
  const stored = (name: string) =>
    site.db
      .selectFrom('media')
      .select(['title', 'alt', 'captions', 'poster', 'focal_x'])
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
  const publishFilm = (path: string, film: string) => {
    const source = { from: 'us' as const, film }
    const video = { kind: 'video' as const, id: 'film', title: 'Film', source, transcript: '<p>Kort.</p>' }
    return publishPageNow(site.db, samplePage(path, { blocks: [hero, video] }), site.now())
  }

  test(`on ${kind.name}, a writer tells of a film what visitors see until a page shows it, and then a publisher does`, async () => {
    await giveRole(site, samples.bram.email, 'writer')
    await upload('uitleg.mp4', await sampleFilm('mp4'))
    const before = { captions: captionsOf('Het eigen risico is 385 euro.'), poster: 'samen' }
    assert.equal((await tell(bram, 'uitleg', before)).statusCode, 200)
    assert.match((await bram.get('/redactie/media/uitleg')).body, /name="captions".*/s)
    await publishFilm('/uitleg', 'uitleg')

    const refused = [
      await tell(bram, 'uitleg', { ...before, captions: captionsOf('Het eigen risico is 900 euro.') }),
      await tell(bram, 'uitleg', { ...before, poster: 'home-hero' }),
      await tell(bram, 'uitleg', { captions: '', poster: '' }),
    ]
    const screen = (await bram.get('/redactie/media/uitleg')).body
    const retitled = await tell(bram, 'uitleg', { title: 'Uitleg over kosten' })

    for (const answer of refused) {
      assert.equal(answer.statusCode, 400, answer.body)
      assert.match(answer.json().message, /staat op \/uitleg\. .* een eindredacteur of beheerder/)
    }
    assert.match(screen, /staat op \/uitleg\. .* een eindredacteur of beheerder/)
    assert.doesNotMatch(screen, /name="(captions|poster)"/)
    assert.equal(retitled.statusCode, 200, retitled.body)
    const { title, captions, poster } = await stored('uitleg')
    assert.deepEqual({ title, captions, poster }, { title: 'Uitleg over kosten', ...before })
    assert.equal((await tell(eva, 'uitleg', { ...before, poster: 'home-hero' })).statusCode, 200)
  })

  test(`on ${kind.name}, nobody changes alone what visitors see of a film on a page for which four eyes are needed`, async () => {
    await upload('bewaakt.mp4', await sampleFilm('mp4'))
    const before = { captions: captionsOf('We plaatsen drie cookies.'), poster: 'samen' }
    assert.equal((await tell(eva, 'bewaakt', before)).statusCode, 200)
    await publishFilm('/cookies', 'bewaakt')
    await giveRole(site, samples.bram.email, 'chief-editor')

    const other = { ...before, captions: captionsOf('We plaatsen er geen.') }
    const refused = [await tell(bram, 'bewaakt', other), await tell(eva, 'bewaakt', other)]
    const screen = (await bram.get('/redactie/media/bewaakt')).body
    const unchanged = await tell(bram, 'bewaakt', { ...before, title: 'Over cookies' })
    await giveRole(site, samples.bram.email, 'writer')

    for (const answer of refused)
      assert.match(answer.json().message, /Dit bestand staat op \/cookies\. .*vier ogen/)
    assert.match(screen, /Dit bestand staat op \/cookies\. .*vier ogen/)
    assert.doesNotMatch(screen, /name="(captions|poster)"/)
    assert.equal(unchanged.statusCode, 200, unchanged.body)
    assert.equal((await stored('bewaakt')).captions, before.captions)
  })

  test(`on ${kind.name}, of a picture that a page shows a writer changes the words, not what stays in view`, async () => {
    await upload('ploeg.jpg', await samplePhoto())
    assert.equal((await tell(bram, 'ploeg', { alt: 'Een team', focalX: 20, focalY: 0 })).statusCode, 200)
    const blocks = [{ ...hero, picture: { name: 'ploeg', alt: 'Een team' } }]
    await publishPageNow(site.db, samplePage('/ploeg', { blocks }), site.now())

    const moved = await tell(bram, 'ploeg', { alt: 'Een team', focalX: 90, focalY: 0 })
    const described = await tell(bram, 'ploeg', { alt: 'Vijf mensen' })

    assert.match(moved.json().message, /staat op \/ploeg\. .* een eindredacteur of beheerder/)
    assert.equal(described.statusCode, 200, described.body)
    const { alt, focal_x } = await stored('ploeg')
    assert.deepEqual([alt, focal_x], ['Vijf mensen', 20])
    assert.doesNotMatch((await bram.get('/redactie/media/ploeg')).body, /name="focalX"/)
    assert.match((await eva.get('/redactie/media/ploeg')).body, /name="focalX"/)
  })

  test(`on ${kind.name}, the site ends quietly`, () => site.close())
}
