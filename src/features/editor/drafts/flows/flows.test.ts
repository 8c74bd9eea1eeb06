import assert from 'node:assert/strict'
import test from 'node:test'
import type { Database } from '#database/database.ts'
import { type Desk, openDesk } from '#database/desk.ts'
import { samples } from '#features/account/samples.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { noteEvent } from '#features/account/security-log/store.ts'
import { addMember, removeMember } from '#features/account/store.ts'
import { claimDueMails } from '#features/mail/store.ts'
import { loadContent } from '#features/pages/flows/load-content.ts'
import type { PageFile } from '#features/pages/page.ts'
import { toSiteContent } from '#features/pages/site-content.ts'
import { allRedirects, findPublished, removeRedirect, saveRedirect } from '#features/pages/store.ts'
import { openTestDatabase, testDatabases } from '#test/databases.ts'
import { worldOf } from '#test/planned-world.ts'
import { samplePage } from '#test/sample-pages.ts'
import { yearFacts } from '../../../../../content/facts/year-facts.ts'
import { insurance } from '../../../../../content/insurance/insurance.ts'
import { addEditor } from '../../people/store.ts'
import { openPlannedWork } from '../../planned/flows/do-planned.ts'
import { addRemark, remarksOf } from '../checking/store.ts'
import type { DraftDocument } from '../draft.ts'
import { judgeAgainst } from '../gate/judge.ts'
import { removedPages } from '../list/store.ts'
import { toValues } from '../properties/properties.ts'
import { marksOfProperties } from '../properties/property-parts.ts'
import { findDraft, findDraftOf } from '../store.ts'
import { versionsOf } from '../versions/store.ts'
import { copyPage } from './copy-page.ts'
import { discardDraft } from './discard-draft.ts'
import { movePage } from './move-page.ts'
import { publishDraft } from './publish-draft.ts'
import { restoreAsDraft, restoreAtOnce } from './restore-version.ts'
import { saveChanges } from './save-changes.ts'
import { saveProperties } from './save-properties.ts'
import { startDraft } from './start-draft.ts'
import { removePage, takePageOffline } from './withdraw-page.ts'

const monday = new Date('2026-11-16T08:00:00Z')
const tuesday = new Date('2026-11-17T08:00:00Z')
const facts = { insurance, yearFacts }
const files = [
  samplePage('/'),
  samplePage('/zorg', { related: ['/zorg/hulp'] }),
  samplePage('/zorg/hulp', { related: ['/zorg'] }),
  samplePage('/over', {
    blocks: [
      ...samplePage('/over').blocks,
      { kind: 'text', id: 'tekst', html: '<p>Lees <a href="/zorg/hulp#begin">over hulp</a>.</p>' },
    ],
  }),
]

const judge = judgeAgainst(toSiteContent(1, new Map(), new Map()), {
  pictures: new Set(),
  films: new Set(),
  documents: new Set(),
})

const fails = (error: unknown) => assert.fail(String(error))

async function openRedactie(kind: (typeof testDatabases)[number]) {
  const db = await openTestDatabase(kind)
  await loadContent(db, { pages: files, facts }, monday)
  const { email, profile } = samples.anna
  const member = await addMember(db, { email, passwordHash: 'x', profile }, monday, { isSample: true })
  const by = member?.id ?? ''
  await addEditor(db, by, 'chief-editor', monday)
  return { db, by }
}

const audit: Audit = {
  requestId: 'test',
  ip: '127.0.0.1',
  note: (db, event, now) => noteEvent(db, event, 'test', now),
}

async function change(db: Database, path: string, by: string, changes: Record<string, unknown>) {
  const id = await startDraft(openDesk(db), { path, by }, monday)
  const draft = await findDraft(db, id)
  const { path: _path, ...document } = { ...(draft?.document as DraftDocument), ...changes }
  const saving = await saveChanges(openDesk(db), { id, revision: draft?.revision ?? 0, document, by }, monday)
  assert.equal(saving.outcome, 'saved')
  return { id, revision: saving.outcome === 'saved' ? saving.revision : 0 }
}

/** Its first transaction meets another, and is done again. */
function givingWayOnce(db: Database): Desk {
  let tries = 0
  return {
    db,
    transact: (work) =>
      db.transaction().execute(async (trx) => {
        const done = await work(trx)
        tries += 1
        if (tries === 1) throw Object.assign(new Error('could not serialize access'), { code: '40001' })
        return done
      }),
  }
}

async function titleAt(db: Database, path: string): Promise<string | undefined> {
  return ((await findPublished(db, path))?.document as { title: string } | undefined)?.title
}

async function events(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('security_event').select(['event', 'outcome']).orderBy('id').execute()
  return rows.map(({ event, outcome }) => `${event} ${outcome}`)
}

for (const kind of testDatabases) {
  test(`on ${kind.name}, a concept stands beside what is published, and is opened again`, async () => {
    const { db, by } = await openRedactie(kind)

    const { id } = await change(db, '/zorg', by, { title: 'Nieuwe titel' })

    assert.equal(await titleAt(db, '/zorg'), 'Pagina /zorg')
    assert.equal(await startDraft(openDesk(db), { path: '/zorg', by }, tuesday), id)
    assert.equal((await findDraft(db, id))?.document.title, 'Nieuwe titel')
    assert.equal((await findDraft(db, id))?.updatedBy, 'Anna de Vries')
  })

  test(`on ${kind.name}, properties of which the saving gave way are saved once more as they were asked`, async () => {
    const { db, by } = await openRedactie(kind)
    const sources = ['Een', 'Twee', 'Drie', 'Vier', 'Vijf', 'Zes', 'Zeven', 'Acht'].map((name) => ({ name }))
    const { id } = await change(db, '/zorg', by, { sources })
    const begun = toValues({ path: '/zorg', blocks: [], sources })
    const wish = { path: '/zorg', was: marksOfProperties(begun), taken: [], by }

    const saving = await saveProperties(
      givingWayOnce(db),
      { ...wish, properties: { sources: sources.slice(1, 6) } },
      tuesday,
    )

    assert.equal(saving.outcome, 'saved')
    assert.deepEqual((await findDraft(db, id))?.document.sources, sources.slice(1))
  })

  test(`on ${kind.name}, two who start the concept of a page at once get the same one`, async () => {
    const { db, by } = await openRedactie(kind)

    const ids = await Promise.all(
      [1, 2, 3].map(() => startDraft(openDesk(db), { path: '/zorg', by }, monday)),
    )

    assert.equal(new Set(ids).size, 1)
  })

  test(`on ${kind.name}, of two saves at once one is kept, and the other gets to see it`, async () => {
    const { db, by } = await openRedactie(kind)
    const id = await startDraft(openDesk(db), { path: '/zorg', by }, monday)
    const save = (title: string) =>
      saveChanges(openDesk(db), { id, revision: 1, document: { title, blocks: [] }, by }, monday)

    const savings = await Promise.all([save('Een'), save('Twee')])

    assert.deepEqual(savings.map(({ outcome }) => outcome).sort(), ['changed-meanwhile', 'saved'])
    const refused = savings.find((saving) => saving.outcome === 'changed-meanwhile')
    const kept = await findDraft(db, id)
    assert.equal(refused?.theirs.document.title, kept?.document.title)
    assert.equal(kept?.revision, 2)
  })

  test(`on ${kind.name}, a required text without words is not published, whatever tags it has`, async () => {
    const { db, by } = await openRedactie(kind)
    const blocks = [
      ...samplePage('/zorg').blocks,
      {
        kind: 'collapsible-list',
        id: 'vragen',
        title: 'Vragen',
        items: [{ id: 'een', question: 'Waarom?', html: '<p><br></p>' }],
      },
      { kind: 'text', id: 'leeg', html: '<p>&nbsp;</p>' },
    ]
    const { id, revision } = await change(db, '/zorg', by, { blocks, related: [] })

    const done = await publishDraft(openDesk(db), { id, revision, by }, judge, audit, tuesday)

    assert.equal(done.outcome, 'refused')
    assert.deepEqual(
      (done.outcome === 'refused' ? done.findings : [])
        .filter(({ severity }) => severity === 'blocks')
        .map(({ message, blockId, field }) => [message, blockId, field]),
      [
        ['Vraag 1, Antwoord: vul dit in.', 'vragen', 'items.0.html'],
        ['Vul dit in.', 'leeg', 'html'],
      ],
    )
  })

  test(`on ${kind.name}, publishing makes it live, keeps what was, and leaves no concept (LOG-01)`, async () => {
    const { db, by } = await openRedactie(kind)
    const { id, revision } = await change(db, '/zorg', by, { title: 'Nieuwe titel', related: [] })

    const publication = await publishDraft(openDesk(db), { id, revision, by }, judge, audit, tuesday)

    assert.equal(publication.outcome, 'published')
    assert.equal(await titleAt(db, '/zorg'), 'Nieuwe titel')
    assert.equal(await findDraft(db, id), undefined)
    const versions = await versionsOf(db, '/zorg')
    assert.deepEqual(
      versions.map(({ event, title, by: who }) => [event, title, who]),
      [
        ['published', 'Nieuwe titel', 'Anna de Vries'],
        ['loaded', 'Pagina /zorg', null],
      ],
    )
    assert.deepEqual(await events(db), ['publish published'])
  })

  test(`on ${kind.name}, what was published in the redactie is not overwritten by its file`, async () => {
    const { db, by } = await openRedactie(kind)
    const { id, revision } = await change(db, '/zorg', by, { title: 'Nieuwe titel', related: [] })
    await publishDraft(openDesk(db), { id, revision, by }, judge, audit, monday)
    await removePage(openDesk(db), { path: '/over', by }, audit, monday)

    const newer = files.map((page) => ({ ...page, description: `${page.description} En nog iets meer.` }))
    await loadContent(db, { pages: newer, facts }, tuesday)

    assert.equal(await titleAt(db, '/zorg'), 'Nieuwe titel')
    assert.equal(await findPublished(db, '/over'), undefined)
  })

  for (const [fault, title] of [
    ['does not fit', ''],
    ['names an unknown fact', 'Kost {{premie-gratis-2026}}'],
  ])
    test(`on ${kind.name}, the gate refuses what ${fault}, and nothing changes`, async () => {
      const { db, by } = await openRedactie(kind)
      const { id, revision } = await change(db, '/zorg', by, { title })

      const publication = await publishDraft(openDesk(db), { id, revision, by }, judge, audit, monday)

      assert.equal(publication.outcome, 'refused')
      assert.equal(await titleAt(db, '/zorg'), 'Pagina /zorg')
      assert.ok(await findDraft(db, id))
      assert.deepEqual(await events(db), ['publish refused'])
    })

  test(`on ${kind.name}, who publishes another revision than they saw is told`, async () => {
    const { db, by } = await openRedactie(kind)
    const { id, revision } = await change(db, '/zorg', by, { title: 'Nieuw', related: [] })

    const publication = await publishDraft(
      openDesk(db),
      { id, revision: revision - 1, by },
      judge,
      audit,
      monday,
    )

    assert.equal(publication.outcome, 'changed-meanwhile')
  })

  test(`on ${kind.name}, what is planned is published once when its time has come, by whoever looks`, async () => {
    const { db, by } = await openRedactie(kind)
    const { id, revision } = await change(db, '/zorg', by, { title: 'Straks', related: [] })
    const planned = await publishDraft(openDesk(db), { id, revision, by, at: tuesday }, judge, audit, monday)
    assert.equal(planned.outcome, 'planned')

    assert.deepEqual(
      await openPlannedWork(openDesk(db), fails)(worldOf(judge), audit, new Date(tuesday.getTime() - 1)),
      [],
    )
    const turns = await Promise.all(
      [1, 2, 3].map(() => openPlannedWork(openDesk(db), fails)(worldOf(judge), audit, tuesday)),
    )

    assert.deepEqual(turns.flat(), ['/zorg'])
    assert.equal(await titleAt(db, '/zorg'), 'Straks')
    const published = (await versionsOf(db, '/zorg')).filter(({ event }) => event === 'published')
    assert.deepEqual(
      published.map(({ by: who }) => who),
      ['Anna de Vries'],
    )
  })

  test(`on ${kind.name}, what no longer passes the gate at its time stays a concept and says why`, async () => {
    const { db, by } = await openRedactie(kind)
    const { id, revision } = await change(db, '/zorg', by, { title: 'Straks', related: [] })
    await publishDraft(openDesk(db), { id, revision, by, at: tuesday }, judge, audit, monday)
    await change(db, '/zorg', by, { title: '' })

    assert.deepEqual(await openPlannedWork(openDesk(db), fails)(worldOf(judge), audit, tuesday), [])

    const draft = await findDraft(db, id)
    assert.equal(draft?.plan, undefined)
    assert.match(draft?.publishFault ?? '', /^Titel: /)
  })

  test(`on ${kind.name}, who planned a page that is not published gets one mail, with the Dutch time`, async () => {
    const { db, by } = await openRedactie(kind)
    const { id, revision } = await change(db, '/zorg', by, { title: 'Straks', related: [] })
    await publishDraft(openDesk(db), { id, revision, by, at: tuesday }, judge, audit, monday)
    await change(db, '/zorg', by, { title: '' })

    await Promise.all(
      [1, 2, 3].map(() => openPlannedWork(openDesk(db), fails)(worldOf(judge), audit, tuesday)),
    )

    const mails = await claimDueMails(db, tuesday, tuesday, 10)
    assert.deepEqual(
      mails.map(({ mail }) => mail),
      [
        {
          kind: 'publication-failed',
          to: samples.anna.email,
          firstName: 'Anna',
          path: '/redactie/paginas?adres=%2Fzorg',
          when: '17 november 2026 om 09:00',
        },
      ],
    )
  })

  test(`on ${kind.name}, who moved a page is the one who last saved its concept`, async () => {
    const { db, by } = await openRedactie(kind)
    const { profile } = samples.bram
    const bram = await addMember(db, { email: 'bram@x.nl', passwordHash: 'x', profile }, monday)
    const { id } = await change(db, '/over', by, { title: 'Van Anna' })

    const asked = { from: '/over', to: '/wij', by: bram?.id ?? '', renewsLinks: false }
    await movePage(openDesk(db), asked, audit, tuesday)

    assert.equal((await findDraft(db, id))?.updatedById, bram?.id)
  })

  test(`on ${kind.name}, a page that begins at night has the Dutch day`, async () => {
    const { db, by } = await openRedactie(kind)
    const pastMidnight = new Date('2026-11-16T23:30:00Z')

    const id = await startDraft(openDesk(db), { path: '/nachtwerk', by }, pastMidnight)

    assert.equal((await findDraft(db, id))?.document.publishedDate, '2026-11-17')
  })

  test(`on ${kind.name}, a page moves with all below it, old addresses lead on, and links are renewed`, async () => {
    const { db, by } = await openRedactie(kind)
    await startDraft(openDesk(db), { path: '/zorg/hulp', by }, monday)

    const move = await movePage(
      openDesk(db),
      { from: '/zorg', to: '/care', by, renewsLinks: true },
      audit,
      monday,
    )
    await movePage(openDesk(db), { from: '/care', to: '/hulp', by, renewsLinks: true }, audit, tuesday)

    assert.deepEqual(move.outcome === 'moved' && move.renewed.sort(), ['/over'])
    assert.equal(await findPublished(db, '/zorg'), undefined)
    const page = (await findPublished(db, '/hulp'))?.document as DraftDocument
    assert.deepEqual(page.related, ['/hulp/hulp'])
    const other = JSON.stringify((await findPublished(db, '/over'))?.document)
    assert.match(other, /href=\\"\/hulp\/hulp#begin\\"/)
    const redirects = await allRedirects(db)
    assert.equal(redirects.get('/zorg'), '/hulp')
    assert.equal(redirects.get('/zorg/hulp'), '/hulp/hulp')
    assert.equal(redirects.get('/care'), '/hulp')
    assert.equal((await findDraftOf(db, '/hulp/hulp'))?.document.path, '/hulp/hulp')
    assert.deepEqual(
      (await versionsOf(db, '/hulp')).map(({ event }) => event),
      ['moved', 'moved', 'loaded'],
    )
    assert.deepEqual(await events(db), ['page-move moved', 'page-move moved'])
  })

  test(`on ${kind.name}, who asks for the concept of a page at its old address gets it where the page stands by now`, async () => {
    const { db, by } = await openRedactie(kind)
    await movePage(openDesk(db), { from: '/over', to: '/wij', by, renewsLinks: false }, audit, monday)

    const id = await startDraft(openDesk(db), { path: '/over', by }, tuesday)

    const draft = await findDraft(db, id)
    assert.equal(draft?.path, '/wij')
    assert.equal(draft?.document.title, 'Pagina /over')
    assert.equal(await findDraftOf(db, '/over'), undefined)

    await saveRedirect(db, '/ooit', '/nergens')
    const fresh = await startDraft(openDesk(db), { path: '/ooit', by }, tuesday)
    assert.equal((await findDraft(db, fresh))?.path, '/ooit', 'a redirect that leads nowhere is not followed')
  })

  test(`on ${kind.name}, who asks for the concept of a removed page begins there, wherever its visitors are led`, async () => {
    const { db, by } = await openRedactie(kind)
    await removePage(openDesk(db), { path: '/zorg/hulp', by }, audit, monday)
    await saveRedirect(db, '/zorg/hulp', '/over')

    const id = await startDraft(openDesk(db), { path: '/zorg/hulp', by }, tuesday)

    assert.equal((await findDraft(db, id))?.path, '/zorg/hulp')
    assert.equal(await findDraftOf(db, '/over'), undefined)
  })

  test(`on ${kind.name}, a page that moved knows so after its concept or an earlier version is published`, async () => {
    const { db, by } = await openRedactie(kind)
    const { blocks } = samplePage('/over')
    const first = await change(db, '/over', by, { blocks })
    await publishDraft(openDesk(db), { ...first, by }, judge, audit, monday)
    const [before] = await versionsOf(db, '/over')
    await startDraft(openDesk(db), { path: '/over', by }, monday)
    await movePage(openDesk(db), { from: '/over', to: '/wij', by, renewsLinks: false }, audit, monday)
    const addresses = async () => {
      const document = (await findPublished(db, '/wij'))?.document as PageFile | undefined
      return document?.movedFrom
    }

    const draft = await findDraftOf(db, '/wij')
    assert.deepEqual(draft?.document.movedFrom, ['/over'])
    const { id = '', revision = 0 } = draft ?? {}
    await publishDraft(openDesk(db), { id, revision, by }, judge, audit, tuesday)
    assert.deepEqual(await addresses(), ['/over'])

    const asked = { versionId: before?.id ?? '', by }
    const done = await restoreAtOnce(openDesk(db), asked, judge, audit, tuesday)
    assert.equal(done.outcome, 'published')
    assert.deepEqual(await addresses(), ['/over'])
  })

  test(`on ${kind.name}, a page that is offline takes its versions along, and its old address leads on`, async () => {
    const { db, by } = await openRedactie(kind)
    await takePageOffline(openDesk(db), { path: '/over', by }, audit, monday)
    await startDraft(openDesk(db), { path: '/over/nieuw', by }, monday)

    await movePage(openDesk(db), { from: '/over', to: '/wij', by, renewsLinks: false }, audit, tuesday)

    assert.deepEqual(
      (await versionsOf(db, '/wij')).map(({ event }) => event),
      ['offline', 'loaded'],
    )
    assert.deepEqual(await versionsOf(db, '/over'), [])
    assert.deepEqual(Object.fromEntries(await allRedirects(db)), { '/over': '/wij' })
  })

  test(`on ${kind.name}, a page that is offline changes no redirect that works when it moves`, async () => {
    const { db, by } = await openRedactie(kind)
    await takePageOffline(openDesk(db), { path: '/zorg/hulp', by }, audit, monday)
    await saveRedirect(db, '/zorg/hulp', '/over')
    await saveRedirect(db, '/oudere-hulp', '/zorg/hulp')
    await movePage(openDesk(db), { from: '/zorg', to: '/gezond', by, renewsLinks: false }, audit, tuesday)
    await saveRedirect(db, '/korting', '/over')

    const asked = { from: '/gezond/hulp', to: '/korting', by, renewsLinks: false }
    await movePage(openDesk(db), asked, audit, tuesday)

    assert.deepEqual(Object.fromEntries(await allRedirects(db)), {
      '/zorg': '/gezond',
      '/zorg/hulp': '/over',
      '/oudere-hulp': '/zorg/hulp',
      '/gezond/hulp': '/korting',
      '/korting': '/over',
    })
  })

  test(`on ${kind.name}, a page that is offline moves to an address that led to it, which leads nowhere then`, async () => {
    const { db, by } = await openRedactie(kind)
    await takePageOffline(openDesk(db), { path: '/over', by }, audit, monday)
    await saveRedirect(db, '/wij', '/over')

    await movePage(openDesk(db), { from: '/over', to: '/wij', by, renewsLinks: false }, audit, tuesday)

    assert.deepEqual(Object.fromEntries(await allRedirects(db)), { '/over': '/wij' })
  })

  test(`on ${kind.name}, pages that move up keep what is theirs, also where another one was`, async () => {
    const { db, by } = await openRedactie(kind)
    const paths = ['/a/b', '/a/b/b', '/a/b/c', '/a/b/b/c']
    const pages = [...files, samplePage('/a/b/c'), samplePage('/a/b/b/c')]
    await loadContent(db, { pages, facts }, monday)
    for (const path of paths.toReversed()) {
      await change(db, path, by, { title: `Was ${path}` })
      await addRemark(db, { path, blockId: '', place: '', words: `Bij ${path}`, by, now: monday })
    }

    const move = await movePage(
      openDesk(db),
      { from: '/a/b', to: '/a', by, renewsLinks: false },
      audit,
      tuesday,
    )

    assert.equal(move.outcome, 'moved')
    for (const was of paths) {
      const path = was.replace('/a/b', '/a')
      assert.equal((await findDraftOf(db, path))?.document.title, `Was ${was}`)
      assert.deepEqual(
        (await remarksOf(db, path)).map(({ words }) => words),
        [`Bij ${was}`],
      )
    }
    assert.equal(await titleAt(db, '/a/c'), 'Pagina /a/b/c')
    assert.equal(await titleAt(db, '/a/b/c'), 'Pagina /a/b/b/c')
  })

  test(`on ${kind.name}, a page that was removed twice stands once among the removed, as it was called last`, async () => {
    const { db, by } = await openRedactie(kind)
    await removePage(openDesk(db), { path: '/over', by }, audit, monday)
    await change(db, '/over', by, { title: 'Over ons' })

    await removePage(openDesk(db), { path: '/over', by }, audit, tuesday)

    assert.deepEqual(
      (await removedPages(db)).map(({ path, title }) => [path, title]),
      [['/over', 'Over ons']],
    )
  })

  test(`on ${kind.name}, a page that moves back leaves no redirect to itself`, async () => {
    const { db, by } = await openRedactie(kind)

    await movePage(openDesk(db), { from: '/over', to: '/wij', by, renewsLinks: false }, audit, monday)
    await movePage(openDesk(db), { from: '/wij', to: '/over', by, renewsLinks: false }, audit, tuesday)

    const redirects = await allRedirects(db)
    assert.equal(redirects.get('/wij'), '/over')
    assert.equal(redirects.has('/over'), false)
    assert.equal(await titleAt(db, '/over'), 'Pagina /over')
  })

  test(`on ${kind.name}, an old address leads to its page from the first publication, and not again once that was changed`, async () => {
    const { db, by } = await openRedactie(kind)
    const publish = async (movedFrom: string[]) => {
      const { blocks } = samplePage('/over')
      const { id, revision } = await change(db, '/over', by, { movedFrom, blocks })
      const done = await publishDraft(openDesk(db), { id, revision, by }, judge, audit, tuesday)
      assert.equal(done.outcome, 'published')
    }
    await publish(['/oud', '/Gewijzigd/'])
    assert.equal((await allRedirects(db)).get('/oud'), '/over')
    await removeRedirect(db, '/oud')
    await removeRedirect(db, '/Gewijzigd/')
    await saveRedirect(db, '/gewijzigd', '/zorg')

    await publish(['/oud', '/Gewijzigd/', '/nieuw-erbij'])
    await takePageOffline(openDesk(db), { path: '/over', by }, audit, tuesday)
    await publish(['/oud', '/gewijzigd', '/nieuw-erbij'])

    assert.deepEqual(Object.fromEntries(await allRedirects(db)), {
      '/gewijzigd': '/zorg',
      '/nieuw-erbij': '/over',
    })
  })

  test(`on ${kind.name}, no old address takes the place of another page or of its redirect`, async () => {
    const { db, by } = await openRedactie(kind)
    await saveRedirect(db, '/van-zorg', '/zorg')
    const movedFrom = ['/zorg', '/ZORG/hulp', '/van-zorg', '/Van-Zorg/', '/over']
    const { id, revision } = await change(db, '/over', by, { movedFrom, blocks: samplePage('/over').blocks })

    await publishDraft(openDesk(db), { id, revision, by }, judge, audit, tuesday)

    assert.deepEqual(Object.fromEntries(await allRedirects(db)), { '/van-zorg': '/zorg' })
  })

  test(`on ${kind.name}, a page does not move to where another one stands`, async () => {
    const { db, by } = await openRedactie(kind)

    const move = await movePage(
      openDesk(db),
      { from: '/zorg', to: '/over', by, renewsLinks: false },
      audit,
      monday,
    )

    assert.deepEqual(move, { outcome: 'taken', path: '/over' })
    assert.equal(await titleAt(db, '/zorg'), 'Pagina /zorg')
  })

  test(`on ${kind.name}, a page that is put offline is a concept again`, async () => {
    const { db, by } = await openRedactie(kind)

    await takePageOffline(openDesk(db), { path: '/over', by }, audit, monday)

    assert.equal(await findPublished(db, '/over'), undefined)
    assert.equal((await findDraftOf(db, '/over'))?.document.title, 'Pagina /over')
    assert.deepEqual(await events(db), ['page-offline offline'])
  })

  test(`on ${kind.name}, a page that was removed can be taken back as a concept`, async () => {
    const { db, by } = await openRedactie(kind)
    await change(db, '/over', by, { title: 'Halverwege' })

    await removePage(openDesk(db), { path: '/over', by }, audit, tuesday)

    assert.equal(await findDraftOf(db, '/over'), undefined)
    const versions = await versionsOf(db, '/over')
    assert.deepEqual(
      versions.map(({ event, title }) => [event, title]),
      [
        ['removed', 'Pagina /over'],
        ['set-aside', 'Halverwege'],
        ['loaded', 'Pagina /over'],
      ],
    )
    await restoreAsDraft(openDesk(db), { versionId: versions[1]?.id ?? '', by }, tuesday)
    assert.equal((await findDraftOf(db, '/over'))?.document.title, 'Halverwege')
    assert.deepEqual(await events(db), ['page-removal removed'])
  })

  test(`on ${kind.name}, an earlier version is published again at once, or becomes the concept`, async () => {
    const { db, by } = await openRedactie(kind)
    const { id, revision } = await change(db, '/over', by, { title: 'Nieuw', blocks: files[0]?.blocks })
    await publishDraft(openDesk(db), { id, revision, by }, judge, audit, monday)
    await change(db, '/over', by, { title: 'Nog nieuwer' })
    const published = (await versionsOf(db, '/over'))[0]?.id ?? ''
    await db.updateTable('page').set({ document: '{}' }).where('path', '=', '/over').execute()

    const atOnce = await restoreAtOnce(openDesk(db), { versionId: published, by }, judge, audit, tuesday)
    assert.deepEqual(atOnce, { outcome: 'published', path: '/over' })
    assert.equal(await titleAt(db, '/over'), 'Nieuw')
    assert.equal((await findDraftOf(db, '/over'))?.document.title, 'Nog nieuwer')

    await restoreAsDraft(openDesk(db), { versionId: published, by }, tuesday)
    assert.equal((await findDraftOf(db, '/over'))?.document.title, 'Nieuw')
    const asides = (await versionsOf(db, '/over')).filter(({ event }) => event === 'set-aside')
    assert.deepEqual(
      asides.map(({ title }) => title),
      ['Nog nieuwer'],
    )
  })

  test(`on ${kind.name}, a concept that is thrown away lies among the versions`, async () => {
    const { db, by } = await openRedactie(kind)
    await change(db, '/over', by, { title: 'Weg ermee' })

    assert.equal(await discardDraft(openDesk(db), { path: '/over', by }, tuesday), 'discarded')

    assert.equal(await findDraftOf(db, '/over'), undefined)
    assert.equal((await versionsOf(db, '/over'))[0]?.title, 'Weg ermee')
  })

  test(`on ${kind.name}, a copy is a new concept, out of the menu`, async () => {
    const { db, by } = await openRedactie(kind)
    const copy = { from: '/over', to: '/over-twee', title: 'Twee', by }

    const copying = await copyPage(openDesk(db), copy, monday)
    const again = await copyPage(openDesk(db), copy, monday)

    assert.equal(copying.outcome, 'copied')
    assert.equal(again.outcome, 'taken')
    const draft = await findDraftOf(db, '/over-twee')
    assert.deepEqual([draft?.document.title, draft?.document.blocks.length], ['Twee', 2])
  })

  test(`on ${kind.name}, who removes their account leaves versions and concepts without a name`, async () => {
    const { db, by } = await openRedactie(kind)
    const { id, revision } = await change(db, '/over', by, { title: 'Nieuw' })
    await publishDraft(openDesk(db), { id, revision, by }, judgeAnything, audit, monday)
    await startDraft(openDesk(db), { path: '/zorg', by }, monday)

    await removeMember(db, by)

    assert.equal((await versionsOf(db, '/over'))[0]?.by, null)
    assert.equal((await findDraftOf(db, '/zorg'))?.updatedBy, null)
  })
}

const judgeAnything = async (document: DraftDocument) => ({
  outcome: 'fit' as const,
  page: document as never,
  findings: [],
})
