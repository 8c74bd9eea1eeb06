import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { Worker } from 'node:worker_threads'
import type { Database } from '#database/database.ts'
import { openDesk } from '#database/desk.ts'
import { migrate } from '#database/migrate.ts'
import { getSiteVersion } from '#features/pages/store.ts'
import { openTestDatabase, type TestDatabase, testDatabases } from '#test/databases.ts'
import { sampleFilm, samplePhoto } from '#test/sample-media.ts'
import { openTestStores, type TestStore } from '#test/stores.ts'
import { watchedDatabase } from '#test/watched-database.ts'
import { openMediaFolder } from '../folder.ts'
import { openMediaProcessor } from '../media-processor.ts'
import type { Medium } from '../medium.ts'
import {
  allMedia,
  claimMedium,
  findMedium,
  keepClaim,
  leaveUnfinished,
  markFailed,
  markMade,
  postponeMedium,
  releaseClaim,
  removeMedium,
  restartMedium,
} from '../store.ts'
import { changeMedium } from './change-medium.ts'
import { followMedia } from './follow-media.ts'
import { makeMediaFiles } from './make-files.ts'
import { putBack, replaceFile } from './replace-file.ts'
import { type MediaTools, takeIn } from './take-in.ts'

const testStores = await openTestStores()

const monday = new Date('2026-11-16T08:00:00Z')
const later = (seconds: number) => new Date(monday.getTime() + seconds * 1_000)
const photo = await samplePhoto()
const never = new AbortController().signal
const fails = (error: unknown) => assert.fail(String(error))
const built = { pictures: new Map(), films: new Map() }

async function* inOnePiece(content: Buffer) {
  yield content
}

const versionOf = ({ name, version }: Medium) => ({ name, version })

/** Both databases with files in a folder, and both places for files. */
type Place = { kind: TestDatabase; store: TestStore; name: string }
const places: Place[] = testDatabases.flatMap((kind, index) =>
  (index === 0 ? testStores : testStores.slice(0, 1)).map((store) => {
    return { kind, store, name: `${kind.name} and ${store.name}` }
  }),
)

/** A library with one photo whose files must still be made. */
async function openLibrary(
  { kind, store }: Place,
  { db, content = photo }: { db?: Database; content?: Buffer } = {},
): Promise<MediaTools & { dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'izz-media-'))
  after(() => rm(dataDir, { recursive: true, force: true }))
  const folder = await openMediaFolder(dataDir, await store.open(join(dataDir, 'media')))
  const desk = openDesk(db ?? (await openTestDatabase(kind)))
  const tools = { ...desk, folder, processor: openMediaProcessor(), built, dataDir }
  await takeIn(tools, { fileName: 'team.jpg', content: inOnePiece(content) }, undefined, monday)
  return tools
}

/** First what must be there, then what takes long. */
async function makeAllFiles(
  tools: MediaTools,
  now: () => Date,
  stop: AbortSignal,
  onFault: (error: unknown) => void,
): Promise<void> {
  await makeMediaFiles(tools, 'busy', now, stop, onFault)
  await makeMediaFiles(tools, 'usable', now, stop, onFault)
}

const servedBy = ({ folder }: MediaTools) => folder.store.list('u/')

/** A thread of its own, that ends before it has made anything. */
async function onThreadThatDies(): Promise<void> {
  const thread = new Worker('process.exit(1)', { eval: true })
  const [code] = await once(thread, 'exit')
  throw new Error(`The thread ended with ${code}.`)
}

for (const place of places) {
  test(`on ${place.name}, two processes make each file once, and pages know the picture afterwards`, async () => {
    const tools = await openLibrary(place)
    const shelf = await followMedia(tools.db, built)
    const version = await getSiteVersion(tools.db)

    await Promise.all([tools, tools].map((process) => makeAllFiles(process, () => monday, never, fails)))

    assert.equal(await shelf.refresh(), true)
    assert.equal(shelf.pictures.get('team')?.sources.length, 2)
    assert.equal(await getSiteVersion(tools.db), version + 2)
    assert.equal((await servedBy(tools)).length, 4)
  })

  test(`on ${place.name}, pages find pictures and films at the host that is named for them, captions with us`, async () => {
    const tools = await openLibrary(place)
    const film = { fileName: 'uitleg.mp4', content: inOnePiece(await sampleFilm('mp4')) }
    await takeIn(tools, film, undefined, later(1))
    await makeAllFiles(tools, () => later(2), never, fails)
    const uitleg = (await findMedium(tools.db, 'uitleg')) ?? assert.fail()
    const words = { title: 'Uitleg', alt: '', isDecorative: true, focalX: 50, focalY: 50, tags: [] }
    const captions = 'WEBVTT\n\n00:00.500 --> 00:04.000\nUitleg.\n'
    await changeMedium(tools, { ...words, ...versionOf(uitleg), captions, poster: 'team' })

    const shelf = await followMedia(tools.db, built, { publicUrl: 'https://media.example.nl/u' })

    const picture = shelf.pictures.get('team') ?? assert.fail()
    const shown = shelf.films.get('uitleg') ?? assert.fail()
    const addresses = [
      ...[picture.src, shown.poster, ...shown.sources.map(({ src }) => src)],
      ...picture.sources.flatMap(({ srcset }) => srcset.split(', ')),
    ]
    assert.equal(addresses.length, 5)
    for (const address of addresses) assert.match(address, /^https:\/\/media\.example\.nl\/u\/[a-z0-9-]+\./)
    assert.match(shown.captions, /^\/media\/u\//)
  })

  test(`on ${place.name}, pages show a picture before its finer files are made, and those afterwards`, async () => {
    const tools = await openLibrary(place)
    const shelf = await followMedia(tools.db, built)
    const typesOf = () => shelf.pictures.get('team')?.sources.map(({ type }) => type)

    await makeMediaFiles(tools, 'busy', () => monday, never, fails)

    assert.equal((await findMedium(tools.db, 'team'))?.state, 'usable')
    assert.equal(await shelf.refresh(), true)
    assert.deepEqual(typesOf(), ['image/webp'])
    assert.ok((await servedBy(tools)).every((file) => !file.endsWith('.avif')))
    await makeMediaFiles(tools, 'usable', () => monday, never, fails)
    assert.equal((await findMedium(tools.db, 'team'))?.state, 'ready')
    assert.equal(await shelf.refresh(), true)
    assert.deepEqual(typesOf(), ['image/avif', 'image/webp'])
    assert.deepEqual(await readdir(join(tools.dataDir, 'media', 'incoming')), [])
  })

  test(`on ${place.name}, finer files that cannot be made are tried again, and in the end done without`, async () => {
    const tools = await openLibrary(place)
    await makeMediaFiles(tools, 'busy', () => monday, never, fails)
    const dying = { ...tools, processor: { ...tools.processor, makeVariant: onThreadThatDies } }
    const told: unknown[] = []
    const tell = (error: unknown) => told.push(error)

    await makeMediaFiles(dying, 'usable', () => monday, never, tell)
    assert.deepEqual([told.length, (await findMedium(tools.db, 'team'))?.state], [1, 'usable'])
    const { stem } = (await findMedium(tools.db, 'team')) ?? assert.fail()
    await writeFile(await tools.folder.sourceOf(stem), 'geen foto')
    await makeMediaFiles(tools, 'usable', () => later(10), never, tell)

    const { state, variants } = (await findMedium(tools.db, 'team')) ?? assert.fail()
    assert.deepEqual([told.length, state, variants.picture?.sources.length], [2, 'ready', 1])
    assert.deepEqual(await readdir(join(tools.dataDir, 'media', 'incoming')), [])
  })

  test(`on ${place.name}, what an editor tells while the files are made is kept, and no one else is blamed`, async () => {
    const tools = await openLibrary(place)
    const film = { fileName: 'uitleg.mp4', content: inOnePiece(await sampleFilm('mp4')) }
    await takeIn(tools, film, undefined, later(1))
    const read = async (name: string) => (await findMedium(tools.db, name)) ?? assert.fail()
    const words = { alt: '', isDecorative: true, focalX: 50, focalY: 50, captions: '', poster: '', tags: [] }
    const [team, uitleg] = [await read('team'), await read('uitleg')]

    const captions = 'WEBVTT\n\n00:00.500 --> 00:04.000\nUitleg.\n'
    const told = await changeMedium(tools, { ...words, ...versionOf(uitleg), title: 'Uitleg', captions })
    await makeAllFiles(tools, () => later(2), never, fails)
    const afterwards = await changeMedium(tools, { ...words, ...versionOf(team), title: 'Ons team' })

    assert.deepEqual([told.outcome, afterwards.outcome], ['changed', 'changed'])
    assert.match((await read('uitleg')).variants.captions ?? '', /\.vtt$/)
    assert.equal((await read('team')).variants.picture?.sources.length, 2)
  })

  test(`on ${place.name}, what a process left unfinished when it died is taken up by another, a minute later`, async () => {
    const tools = await openLibrary(place)
    await claimMedium(tools.db, 'busy', monday, later(60))

    await makeAllFiles(tools, () => later(30), never, fails)
    assert.equal((await findMedium(tools.db, 'team'))?.state, 'busy')

    await makeAllFiles(tools, () => later(61), never, fails)
    assert.equal((await findMedium(tools.db, 'team'))?.state, 'ready')
  })

  test(`on ${place.name}, who must stop leaves the rest to another, who goes on at once`, async () => {
    const tools = await openLibrary(place)
    const stop = new AbortController()
    let asked = 0
    const afterOneFile = () => {
      if (++asked === 3) stop.abort()
      return monday
    }

    await makeAllFiles(tools, afterOneFile, stop.signal, fails)
    assert.deepEqual(
      (await allMedia(tools.db)).map(({ state }) => state),
      ['busy'],
    )

    await makeAllFiles(tools, () => monday, never, fails)
    assert.deepEqual(
      (await allMedia(tools.db)).map(({ state }) => state),
      ['ready'],
    )
  })

  test(`on ${place.name}, a file that cannot be worked on is told to be so, and does not hold up others`, async () => {
    const tools = await openLibrary(place)
    await takeIn(tools, { fileName: 'later.jpg', content: inOnePiece(photo) }, undefined, later(1))
    const { stem } = (await findMedium(tools.db, 'team')) ?? assert.fail()
    await writeFile(await tools.folder.sourceOf(stem), 'geen foto')
    const faults: unknown[] = []

    await makeAllFiles(
      tools,
      () => later(2),
      never,
      (error) => faults.push(error),
    )

    const states = (await allMedia(tools.db)).map(({ name, state }) => [name, state])
    assert.deepEqual(Object.fromEntries(states), { team: 'failed', later: 'ready' })
    assert.match((await findMedium(tools.db, 'team'))?.fault ?? '', /kunnen deze afbeelding niet lezen/)
    assert.equal(faults.length, 1)

    await writeFile(await tools.folder.sourceOf(stem), photo)
    assert.equal(await restartMedium(tools.db, 'team'), true)
    await makeAllFiles(tools, () => later(3), never, fails)
    assert.equal((await findMedium(tools.db, 'team'))?.state, 'ready')
    assert.equal(await restartMedium(tools.db, 'team'), false)
  })

  test(`on ${place.name}, a store that is away for hours is waited for, with growing pauses`, async () => {
    const tools = await openLibrary(place)
    const comeBack = await place.store.goAway(tools.folder.store)
    const tries: number[] = []
    for (let minute = 0; minute < 300; minute += 1)
      await makeAllFiles(
        tools,
        () => later(minute * 60),
        never,
        () => tries.push(minute),
      )

    assert.equal((await findMedium(tools.db, 'team'))?.state, 'busy')
    assert.ok(tries.length > 8 && tries.length < 20, `${tries.length} tries`)
    await comeBack()
    await makeAllFiles(tools, () => later(400 * 60), never, fails)

    assert.equal((await findMedium(tools.db, 'team'))?.state, 'ready')
    assert.deepEqual(await readdir(join(tools.dataDir, 'media', 'incoming')), [])
  })

  test(`on ${place.name}, a passing fault at any statement, or of a thread, spoils no upload`, async () => {
    const faults = { at: 0, seen: 0 }
    const open = watchedDatabase(() => {
      faults.seen += 1
      if (faults.seen === faults.at) throw new Error('timeout: the test lets this statement fail')
    })
    const db = open(await place.kind.newAddress('tables'))
    after(() => db.destroy())
    await migrate(db)
    const tools = await openLibrary(place, { db })

    let statement = 1
    for (let hasFailed = true; hasFailed; statement += 1) {
      const name = `foto-${statement}`
      await takeIn(tools, { fileName: `${name}.jpg`, content: inOnePiece(photo) }, undefined, monday)
      Object.assign(faults, { at: statement, seen: 0 })
      const told: unknown[] = []
      const make = (seconds: number) =>
        makeAllFiles(
          tools,
          () => later(seconds),
          never,
          (error) => told.push(error),
        ).catch((error) => told.push(error))
      await make(10)
      hasFailed = faults.seen >= statement
      faults.at = 0
      assert.equal(told.length, hasFailed ? 1 : 0)
      await make(100)
      assert.equal((await findMedium(db, name))?.state, 'ready', `statement ${statement}`)
      await db.deleteFrom('media').execute()
    }
    assert.ok(statement > 6)

    await takeIn(tools, { fileName: 'draad.jpg', content: inOnePiece(photo) }, undefined, monday)
    const told: unknown[] = []
    const processor = { ...tools.processor, makeVariant: onThreadThatDies }
    await makeAllFiles(
      { ...tools, processor },
      () => later(10),
      never,
      (error) => told.push(error),
    )
    assert.match(String(told[0]), /ended with 1/)
    await makeAllFiles(tools, () => later(100), never, fails)
    assert.equal((await findMedium(db, 'draad'))?.state, 'ready')
  })

  test(`on ${place.name}, a database that is away a moment longer is told of the fault when it is back`, async () => {
    let left = 0
    const open = watchedDatabase((sql) => {
      if (/^update "media" set "(progress|claimed_until)" = .* where \("name" = /.test(sql) && left-- > 0)
        throw new Error('timeout: the test lets this statement fail')
    })
    const db = open(await place.kind.newAddress('tables'))
    after(() => db.destroy())
    await migrate(db)
    const tools = await openLibrary(place, { db })
    left = 3
    const told: unknown[] = []

    await makeAllFiles(
      tools,
      () => monday,
      never,
      (error) => told.push(error),
    )

    assert.equal(told.length, 1)
    const kept = await db.selectFrom('media').select(['attempts', 'postponed']).executeTakeFirst()
    assert.deepEqual({ ...kept }, { attempts: 0, postponed: 1 })
    await makeAllFiles(tools, () => later(10), never, fails)
    assert.equal((await findMedium(db, 'team'))?.state, 'ready')
  })

  test(`on ${place.name}, a process that dies again and again on the same file gives it up`, async () => {
    const tools = await openLibrary(place)
    for (const turn of [0, 1, 2]) await claimMedium(tools.db, 'busy', later(turn * 61), later(turn * 61 + 60))

    await makeAllFiles(
      tools,
      () => later(300),
      never,
      () => {},
    )

    assert.equal((await findMedium(tools.db, 'team'))?.state, 'failed')
  })

  test(`on ${place.name}, what is removed while its files are made leaves nothing behind`, async () => {
    const tools = await openLibrary(place, { content: await samplePhoto({ width: 400, height: 300 }) })

    const { makeVariant } = tools.processor
    const processor: MediaTools['processor'] = {
      ...tools.processor,
      async makeVariant(...asked) {
        await removeMedium(tools.db, 'team')
        return makeVariant(...asked)
      },
    }

    await makeAllFiles({ ...tools, processor }, () => monday, never, fails)

    assert.deepEqual(await servedBy(tools), [])
    assert.deepEqual(await readdir(join(tools.dataDir, 'media', 'incoming')), [])
  })

  test(`on ${place.name}, whoever is overtaken by another leaves the files of what is ready`, async () => {
    const tools = await openLibrary(place, { content: await samplePhoto({ width: 400, height: 300 }) })
    const { makeVariant } = tools.processor
    const processor: MediaTools['processor'] = {
      ...tools.processor,
      async makeVariant(...asked) {
        await makeVariant(...asked)
        await makeAllFiles(tools, () => later(61), never, fails)
      },
    }

    await makeMediaFiles({ ...tools, processor }, 'busy', () => monday, never, fails)

    const { state, variants } = (await findMedium(tools.db, 'team')) ?? assert.fail()
    assert.deepEqual([state, variants.picture?.sources.length], ['ready', 2])
    assert.equal((await servedBy(tools)).length, 4)
    assert.deepEqual(await readdir(join(tools.dataDir, 'media', 'incoming')), [])
  })

  test(`on ${place.name}, whoever works on a file that was replaced meanwhile tells nothing about the new one`, async () => {
    const tools = await openLibrary(place)
    const { medium } = (await claimMedium(tools.db, 'busy', monday, later(60))) ?? assert.fail()
    await tools.db.updateTable('media').set({ stem: 'team-abcdef0123' }).execute()
    const before = await tools.db.selectFrom('media').selectAll().execute()

    const isKept = await keepClaim(tools.db, medium, 50, later(120))
    const made = { state: 'ready' as const, progress: 100, variants: {} }
    const isMade = await markMade(tools.db, medium, made)
    await postponeMedium(tools.db, medium, later(120))
    await releaseClaim(tools.db, medium)
    await markFailed(tools.db, medium, 'Dit is niet gelukt.')
    await leaveUnfinished(tools.db, medium)

    assert.deepEqual([isKept, isMade], [false, false])
    assert.deepEqual(await tools.db.selectFrom('media').selectAll().execute(), before)
  })

  test(`on ${place.name}, files whose row was written stay, also when nobody heard that it was`, async () => {
    const tools = await openLibrary(place)
    await makeAllFiles(tools, () => monday, never, fails)
    const unheard: MediaTools = {
      ...tools,
      transact: (work) =>
        tools.transact(work).then(() => {
          throw new Error('timeout: the test lets the answer be lost')
        }),
    }
    const upload = () => ({ fileName: 'later.jpg', content: inOnePiece(photo) })

    await assert.rejects(takeIn(unheard, upload(), undefined, monday), /timeout/)
    await assert.rejects(replaceFile(unheard, 'team', upload()), /timeout/)
    await makeAllFiles(tools, () => monday, never, fails)

    const states = (await allMedia(tools.db)).map(({ name, state }) => [name, state])
    assert.deepEqual(Object.fromEntries(states), { team: 'ready', later: 'ready' })
    assert.equal((await servedBy(tools)).length, 12)
  })

  test(`on ${place.name}, nothing stays of a file whose row was not written`, async () => {
    const tools = await openLibrary(place)
    await makeAllFiles(tools, () => monday, never, fails)
    const before = await servedBy(tools)
    const refused: MediaTools = {
      ...tools,
      transact: async () => {
        throw new Error('timeout: the test lets nobody write')
      },
    }
    const upload = () => ({ fileName: 'later.jpg', content: inOnePiece(photo) })

    await assert.rejects(takeIn(refused, upload(), undefined, monday), /timeout/)
    await assert.rejects(replaceFile(refused, 'team', upload()), /timeout/)

    assert.deepEqual(await servedBy(tools), before)
    assert.deepEqual(await readdir(join(tools.dataDir, 'media', 'incoming')), [])
  })

  test(`on ${place.name}, a film whose file is replaced again and again keeps captions, named after its file`, async () => {
    const tools = await openLibrary(place)
    const content = await sampleFilm('mp4')
    const film = () => ({ fileName: 'uitleg.mp4', content: inOnePiece(content) })
    await takeIn(tools, film(), undefined, monday)
    await makeAllFiles(tools, () => monday, never, fails)
    const read = async () => (await findMedium(tools.db, 'uitleg')) ?? assert.fail()
    const words = { title: 'Uitleg', alt: '', isDecorative: true, focalX: 50, focalY: 50, tags: [] }
    const captions = 'WEBVTT\n\n00:00.500 --> 00:04.000\nUitleg.\n'
    await changeMedium(tools, { ...words, ...versionOf(await read()), captions, poster: 'team' })

    for (const turn of ['first', 'second']) {
      const replaced = await replaceFile(tools, 'uitleg', film())
      assert.equal(replaced.outcome, 'replaced', turn)
      await makeAllFiles(tools, () => monday, never, fails)
    }

    const { stem, variants } = await read()
    const address = variants.captions ?? assert.fail()
    assert.ok(address.startsWith(`/media/u/${stem}-`), address)
    assert.ok((await servedBy(tools)).includes(address.replace('/media/', '')))
    assert.equal((await putBack(tools, 'uitleg')).outcome, 'replaced')
    const back = await read()
    assert.ok(back.variants.captions?.startsWith(`/media/u/${back.stem}-`))
  })
}
