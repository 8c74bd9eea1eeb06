import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import test from 'node:test'
import sharp from 'sharp'
import { openPatiently } from '#test/databases.ts'
import { sampleDrawing, sampleFilm, samplePdf, samplePhoto, samplePixelBomb } from '#test/sample-media.ts'
import { openTestSite } from '#test/site.ts'
import { openSites } from '#test/sites.ts'
import { until } from '#test/within-seconds.ts'

const address = '/api/v1/redactie/media'
const photo = await samplePhoto()
/** So large that nobody makes its files in the time it takes to stop. */
const panorama = await samplePhoto({ width: 1_600, height: 1_200 })
const bomb = await samplePixelBomb()
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer()
const thread = await plain(1, 50_000)
const ribbon = await plain(25_000, 1_300)
const film = await sampleFilm('mp4')
const webm = await sampleFilm('webm')
const png = await sharp(photo).png().toBuffer()
const huge = Buffer.concat([photo.subarray(0, 2_000), Buffer.alloc(20_000_000)])
const program = Buffer.from('MZ\x90\0\x03')
const onlyTheseKinds =
  /^Dit bestand is geen afbeelding, video of PDF\. Kies .* als JPEG, .*, een video als MP4 of WebM, of een PDF\.$/

/** Each file that is not let in, its status, and what the message must speak of. */
const refused: [what: string, file: { name: string; content: Buffer }, status: number, message: RegExp][] = [
  ['a drawing with scripts', { name: 'logo.svg', content: sampleDrawing }, 400, /SVG.*scripts/],
  ['a drawing that says it is a photo', { name: 'foto.jpg', content: sampleDrawing }, 400, /SVG/],
  [
    'a page that says it is a photo',
    { name: 'foto.jpg', content: Buffer.from('<!doctype html><p>') },
    400,
    /SVG/,
  ],
  [
    'a text that says it is a photo',
    { name: 'foto.png', content: Buffer.from('hallo') },
    400,
    /geen afbeelding/,
  ],
  [
    'a program that says it is a photo',
    { name: 'a.PNG', content: program },
    400,
    /PDF, ook al zegt de naam van wel\..* of een PDF\.$/,
  ],
  ['a program', { name: 'x.exe', content: program }, 400, onlyTheseKinds],
  ['a page', { name: 'x.html', content: Buffer.from('<html><p>Hallo') }, 400, onlyTheseKinds],
  ['a file without a kind in its name', { name: 'pdf', content: program }, 400, onlyTheseKinds],
  [
    'only the beginning of a photo',
    { name: 'a.jpg', content: photo.subarray(0, 400) },
    400,
    /beschadigd|compleet/,
  ],
  ['half a photo', { name: 'a.jpg', content: photo.subarray(0, photo.length / 2) }, 400, /niet compleet/],
  [
    'a photo that misses its middle and has its end',
    { name: 'a.jpg', content: Buffer.concat([photo.subarray(0, -300), Buffer.from([0xff, 0xd9])]) },
    400,
    /niet compleet/,
  ],
  [
    'a PDF with a script',
    { name: 'a.pdf', content: samplePdf('Tekst', Buffer.from('<< /S /JavaScript >>')) },
    400,
    /meer dan tekst en beeld/,
  ],
  ['half a PDF', { name: 'a.pdf', content: samplePdf().subarray(0, -90) }, 400, /PDF is niet compleet/],
  [
    'a PDF of more than 10 MB',
    { name: 'a.pdf', content: Buffer.concat([samplePdf(), Buffer.alloc(10_000_000)]) },
    413,
    /10 MB/,
  ],
  ['half a PNG', { name: 'a.png', content: png.subarray(0, png.length / 2) }, 400, /compleet|beschadigd/],
  ['50 million pixels', { name: 'a.png', content: bomb }, 400, /50 miljoen beeldpunten/],
  ['a picture that is one point wide', { name: 'a.jpg', content: thread }, 400, /smal.*hooguit 20 keer/],
  ['a picture with a side that is too long', { name: 'a.jpg', content: ribbon }, 400, /hooguit 20\.000/],
  ['a picture of more than 20 MB', { name: 'a.jpg', content: huge }, 413, /20 MB/],
  ['100 MB', { name: 'a.mp4', content: Buffer.alloc(100_000_000) }, 413, /te groot.*60 MB/],
  ['half a film', { name: 'a.mp4', content: film.subarray(0, film.length / 2) }, 400, /video niet lezen/],
  ['half a WebM', { name: 'a.webm', content: webm.subarray(0, webm.length / 2) }, 400, /video niet lezen/],
  ['an empty file', { name: 'a.png', content: Buffer.alloc(0) }, 400, /Kies een bestand/],
  ['a GIF', { name: 'a.gif', content: Buffer.from('GIF89a......') }, 400, /GIF/],
  ['a HEIC photo', { name: 'a.heic', content: Buffer.from('\0\0\0\x18ftypheic....') }, 400, /HEIC/],
]

const sites = await openSites({ hasTimers: true })
const editors = await Promise.all(sites.map(({ site }) => site.signIn('eva')))

for (const [at, { kind, site }] of sites.entries()) {
  const eva = editors[at] ?? assert.fail()
  const names = async () => (await eva.get(address)).json().data.total
  const ready = async (name: string) => {
    const look = async () => (await eva.get(`${address}/stand?naam=${name}`)).json().data[0]
    const { state, fault } = await until(look, {
      isRight: ({ state }) => !['busy', 'usable'].includes(state),
      log: site.log,
    })
    assert.equal(state, 'ready', fault)
  }
  const incoming = () => readdir(join(site.dataDir, 'media', 'incoming'))

  for (const [what, file, status, message] of refused) {
    test(`on ${kind.name}, ${what} is not let in, and nothing of it stays`, async () => {
      const answer = await eva.upload(address, file)

      assert.deepEqual([answer.statusCode, (await incoming()).length], [status, 0], answer.body)
      assert.match(answer.json().message, message)
    })
  }

  test(`on ${kind.name}, a photo becomes files without the place where it was taken, turned upright`, async () => {
    const { data } = (await eva.upload(address, { name: 'Ons team_2.JPG', content: photo })).json()
    assert.deepEqual([data.name, data.title, data.width, data.height], ['ons-team-2', 'Ons team 2', 60, 80])

    await ready(data.name)

    const names = await readdir(join(site.dataDir, 'media', 'u'))
    assert.equal(names.length, 2 + 2)
    for (const name of names) {
      const {
        exif,
        icc,
        xmp,
        width = 0,
        height = 0,
      } = await sharp(join(site.dataDir, 'media', 'u', name)).metadata()
      assert.deepEqual([exif, icc, xmp, height > width], [undefined, undefined, undefined, true], name)
    }
    // It is forgotten after its files are told to be ready.
    await until(async () => (await incoming()).length === 0, { log: site.log })
  })

  test(`on ${kind.name}, its files are served for ever, as what they are, and only they are`, async () => {
    const { data } = (await eva.upload(address, { name: 'dienst.jpg', content: photo })).json()

    const { headers, statusCode } = await eva.get(data.thumbnail)
    assert.equal(statusCode, 200)
    assert.equal(headers['content-type'], 'image/webp')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['cache-control'], 'public, max-age=31536000, s-maxage=10, immutable')
    assert.match(String(headers['content-security-policy']), /default-src 'none'/)
    for (const path of [
      '../../site.db',
      '..%2f..%2fsite.db',
      '%2e%2e/%2e%2e/site.db',
      '../incoming/x',
      '',
      '.',
    ])
      assert.ok([400, 403, 404].includes((await eva.get(`/media/u/${path}`)).statusCode), path)
    await ready(data.name)
  })

  test(`on ${kind.name}, files with the same name live side by side, and none takes a name of the site`, async () => {
    const sent = ['samen.png', 'samen.png', '../../samen.png', '<b>.png', 'Ünïcode “é”.png']
    const names: string[] = []
    for (const name of sent) names.push((await eva.upload(address, { name, content: png })).json().data.name)

    assert.deepEqual(names, ['samen-2', 'samen-3', 'samen-4', 'b', 'unicode-e'])
  })

  test(`on ${kind.name}, a film comes in with its size and length`, async () => {
    for (const [name, content] of [
      ['uitleg.mp4', film],
      ['uitleg.webm', webm],
    ] as const) {
      const { data } = (await eva.upload(address, { name, content })).json()

      await ready(data.name)
      assert.equal(data.kind, 'film')
      assert.ok(data.width > 0 && data.height > 0)
    }
    const seconds = await site.db.selectFrom('media').select('seconds').where('kind', '=', 'film').execute()
    assert.deepEqual(new Set(seconds.map((row) => row.seconds)), new Set([20]))
  })

  test(`on ${kind.name}, without script the page says what was wrong, or goes to the new file`, async () => {
    const form = { accept: 'text/html', 'x-csrf-token': '' }
    const wrong = await eva.upload(address, { name: 'logo.svg', content: sampleDrawing }, form)
    const right = await eva.upload(address, { name: 'zonder.png', content: png }, form)

    assert.equal(wrong.statusCode, 400)
    assert.match(wrong.body, /role="alert".*SVG kunnen scripts/s)
    assert.deepEqual([right.statusCode, right.headers.location], [303, '/redactie/media/zonder'])
  })

  test(`on ${kind.name}, no file is taken from elsewhere, or without our token (CSRF-01, CSRF-04)`, async () => {
    const file = { name: 'a.png', content: png }
    const before = await names()

    assert.equal((await eva.upload(address, file, { 'x-csrf-token': 'x' })).statusCode, 403)
    assert.equal((await eva.upload(address, file, { 'sec-fetch-site': 'cross-site' })).statusCode, 403)
    const form = { accept: 'text/html', 'x-csrf-token': '', 'sec-fetch-site': 'cross-site' }
    assert.equal((await eva.upload(address, file, form)).statusCode, 403)
    assert.equal((await (await site.signIn('anna')).upload(address, file)).statusCode, 403)
    assert.equal((await site.visit().upload(address, file)).statusCode, 401)
    assert.deepEqual(await names(), before)
  })

  test(`on ${kind.name}, the site ends while it makes files, and leaves the rest for another`, async () => {
    await eva.upload(address, { name: 'panorama.jpg', content: panorama })
    await site.close()

    const db = openPatiently(site.address)
    const busy = await db
      .selectFrom('media')
      .select(['claimed_until'])
      .where('state', 'in', ['busy', 'usable'])
      .execute()
    await db.destroy()
    assert.ok(busy.length > 0)
    assert.ok(busy.every(({ claimed_until }) => claimed_until === ''))
  })
}

test('no other call takes files', async () => {
  const site = await openTestSite()
  const answer = await site.visit().upload('/actions/users/login', { name: 'a.png', content: png })

  assert.equal(answer.statusCode, 415)
})
