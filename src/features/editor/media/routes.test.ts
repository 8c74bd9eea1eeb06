import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import { publishPageNow } from '#test/publish.ts'
import { sampleFilm, samplePhoto } from '#test/sample-media.ts'
import { samplePage } from '#test/sample-pages.ts'
import { openSites } from '#test/sites.ts'
import { until } from '#test/within-seconds.ts'

const address = '/api/v1/redactie/media'
const photo = await samplePhoto()
const widePhoto = await samplePhoto({ width: 720, height: 500 })
const hero = { kind: 'hero' as const, id: 'hero', title: 'Proef', lead: 'Kort.' }
const captions =
  'WEBVTT\n\n1\n00:00.500 --> 00:04.000 line:0\n<v Eva>Dit is het eigen risico.\n\nNOTE klaar\n'

const sites = await openSites({ hasTimers: true })
const editors = await Promise.all(sites.map(({ site }) => site.signIn('eva')))

for (const [at, { kind, site }] of sites.entries()) {
  const eva = editors[at] ?? assert.fail()
  const upload = async (name: string, content: Buffer) => {
    const { data } = (await eva.upload(address, { name, content })).json()
    const find = async () => (await eva.get(`${address}/stand?naam=${data.name}`)).json().data[0]
    return until(find, { isRight: ({ state }) => state === 'ready', log: site.log })
  }
  const isThere = (path: string) =>
    until(async () => (await site.app.inject(path)).statusCode, {
      isRight: (code) => code === 200,
      log: site.log,
    })
  let team: { version: number }
  const save = (values: object) =>
    eva.post(`${address}/bewaren`, { name: 'nachtploeg', title: 'Ons team', ...values })

  test(`on ${kind.name}, a picture is described, or ticked as decoration`, async () => {
    team = await upload('nachtploeg.jpg', widePhoto)
    const silent = await save({ version: team.version })
    assert.deepEqual([silent.statusCode, Object.keys(silent.json().errors)], [400, ['alt']])

    const described = (
      await save({ version: team.version, alt: ' Vijf collega’s ', focalX: '20', focalY: 0 })
    ).json()
    assert.deepEqual([described.data.alt, described.data.title], ['Vijf collega’s', 'Ons team'])
    const { version } = described.data
    const decorative = (await save({ version, alt: 'x', isDecorative: 'true', focalX: 20, focalY: 0 })).json()
    assert.deepEqual([decorative.data.alt, decorative.data.isDecorative], ['', true])
  })

  test(`on ${kind.name}, a picture is found back by its words, which are few and short`, async () => {
    const found = async (query: string) =>
      (await eva.get(`${address}?${query}`)).json().data.items.map(({ name }: { name: string }) => name)
    const words = { name: 'trefwoord', title: 'Zonder', alt: 'x' }
    const { version } = await upload('trefwoord.jpg', photo)
    const tell = (tags: string) => eva.post(`${address}/bewaren`, { ...words, version, tags })
    for (const wrong of ['x'.repeat(31), Array.from({ length: 11 }, (_, at) => at).join(',')])
      assert.deepEqual(Object.keys((await tell(wrong)).json().errors), ['tags'])

    const { data } = (await tell(' Kraamweek, , team  nacht,kraamweek')).json()

    assert.deepEqual(data.tags, ['kraamweek', 'team nacht'])
    assert.deepEqual(await found('q=KRAAMWEEK'), ['trefwoord'])
    assert.deepEqual(await found('trefwoord=team+nacht'), ['trefwoord'])
    assert.deepEqual(await found('trefwoord=team'), [])
    const library = (await eva.get('/redactie/media?trefwoord=kraamweek')).body
    assert.match(library, /<option selected=""[^>]*>kraamweek<\/option>/)
  })

  test(`on ${kind.name}, a point outside the picture is refused`, async () => {
    const { errors } = (await save({ version: 0, alt: 'x', focalX: 101, focalY: 'midden' })).json()
    assert.deepEqual(Object.keys(errors), ['focalX', 'focalY'])
  })

  test(`on ${kind.name}, who saves what somebody else changed meanwhile hears of it, and overwrites nothing (VAL-05)`, async () => {
    const late = await save({ version: team.version, alt: 'Te laat' })

    assert.deepEqual([late.statusCode, late.json().errorCode], [409, 'conflict'])
    assert.equal((await eva.get(`${address}/stand?naam=nachtploeg`)).json().data[0].alt, '')
  })

  test(`on ${kind.name}, a page shows it in several widths, with its point in view, within seconds`, async () => {
    await site.app.inject('/proef')
    await publishPageNow(site.db, pageWith('nachtploeg'), site.now())

    await isThere('/proef')
    const { body } = await site.app.inject('/proef')
    assert.match(body, /srcSet="\/media\/u\/nachtploeg-[0-9a-f]{10}-480\.avif 480w, /i)
    assert.match(body, /alt="Vijf mensen" class="focused focused-x-2 focused-y-0" width="500" height="720"/)
  })

  test(`on ${kind.name}, what a page or a concept shows is not removed, and we say where it is`, async () => {
    const shown = await eva.post(`${address}/verwijderen`, { name: 'nachtploeg' })
    assert.deepEqual([shown.statusCode, shown.json().errorCode], [409, 'in_use'])
    assert.match(shown.json().message, /\/proef\. Haal het daar eerst weg\./)
    assert.match((await eva.get('/redactie/media/nachtploeg')).body, /href="\/proef"/)

    await eva.post('/api/v1/redactie/drafts/start', { path: '/proef' })
    await publishPageNow(site.db, pageWith('samen'), site.now())
    const planned = await eva.post(`${address}/verwijderen`, { name: 'nachtploeg' })
    assert.match(planned.json().message, /\/proef \(concept\)/)
  })

  test(`on ${kind.name}, what nobody shows is removed with all its files, and pages forget it`, async () => {
    const { name, thumbnail } = await upload('weg.jpg', photo)

    const answer = await eva.submit(`${address}/verwijderen`, { name })

    assert.deepEqual([answer.statusCode, answer.headers.location], [303, '/redactie/media?verwijderd'])
    assert.equal((await eva.get(thumbnail)).statusCode, 404)
    assert.equal((await eva.get(`/redactie/media/${name}`)).statusCode, 404)
    const files = await readdir(join(site.dataDir, 'media', 'u'))
    assert.deepEqual(
      files.filter((file) => file.startsWith('weg')),
      [],
    )
    assert.equal((await eva.post(`${address}/verwijderen`, { name: 'samen' })).statusCode, 404)
  })

  test(`on ${kind.name}, a film is shown once it has captions and a picture to begin with`, async () => {
    const film = await upload('uitleg.mp4', await sampleFilm('mp4'))
    const about = { name: film.name, version: film.version, title: 'Uitleg' }

    const wrong = await eva.post(`${address}/bewaren`, {
      ...about,
      captions: 'hallo',
      poster: 'bestaat-niet',
    })
    assert.deepEqual(Object.keys(wrong.json().errors), ['captions', 'poster'])
    const saved = await eva.post(`${address}/bewaren`, { ...about, captions, poster: 'samen' })
    assert.equal(saved.statusCode, 200)

    await publishPageNow(site.db, pageWithFilm(film.name), site.now())
    await isThere('/film')
    const { body } = await site.app.inject('/film')
    assert.match(body, /<source src="\/media\/u\/uitleg-[0-9a-f]{10}-film\.mp4" type="video\/mp4"/)
    const track = await eva.get(/<track kind="captions" src="([^"]+)"/.exec(body)?.[1] ?? '')
    assert.match(String(track.headers['content-type']), /^text\/vtt/)
    assert.equal(track.body, 'WEBVTT\n\n00:00:00.500 --> 00:00:04.000\nDit is het eigen risico.\n')
  })

  test(`on ${kind.name}, all of it works without script`, async () => {
    const { version } = (await eva.get(`${address}/stand?naam=nachtploeg`)).json().data[0]
    const empty = await eva.submit(`${address}/bewaren`, {
      name: 'nachtploeg',
      version: String(version),
      title: 'Zo',
    })
    assert.equal(empty.statusCode, 400)
    assert.match(empty.body, /Beschrijf wat er te zien is/)

    const filled = {
      name: 'nachtploeg',
      version: String(version),
      title: 'Zo',
      alt: 'Mensen',
      focalX: '10',
      focalY: '90',
    }
    const right = await eva.submit(`${address}/bewaren`, filled)
    assert.deepEqual([right.statusCode, right.headers.location], [303, '/redactie/media/nachtploeg?bewaard'])
    assert.match((await eva.get('/redactie/media/nachtploeg?bewaard')).body, /Je wijzigingen zijn opgeslagen/)
  })

  test(`on ${kind.name}, the site ends quietly`, () => site.close())
}

function pageWith(picture: string) {
  return samplePage('/proef', { blocks: [{ ...hero, picture: { name: picture, alt: 'Vijf mensen' } }] })
}

function pageWithFilm(film: string) {
  const source = { from: 'us' as const, film }
  const transcript = '<p>Dit is het eigen risico.</p>'
  const video = { kind: 'video' as const, id: 'film', title: 'Uitleg', source, transcript }
  return samplePage('/film', { blocks: [hero, video] })
}
