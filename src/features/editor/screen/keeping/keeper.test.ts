import assert from 'node:assert/strict'
import test from 'node:test'
import type { PageFile } from '#features/pages/page.ts'
import { playBrowser } from '#test/play-browser.ts'
import { openTestSite } from '#test/site.ts'
import { type Keeping, openKeeper, type SavedDraft } from './keeper.browser.ts'

const api = '/api/v1/redactie/drafts'
const site = await openTestSite()
const eva = await site.signIn('eva')

/** What becomes of the next calls that save; of the others, nothing out of the ordinary. */
const line: ('lose-answer' | 'lose-call')[] = []

/** A browser, as far as the keeper needs one, with a line to the real site. */
const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const browser = {
  window: globalThis,
  document: { cookie: '', body: { dataset: {} } },
  addEventListener: () => {},
  localStorage: storage,
  sessionStorage: storage,
  async fetch(path: string, { body }: { body?: string } = {}) {
    const happens = path.endsWith('/drafts/save') ? line.shift() : undefined
    if (happens === 'lose-call') throw new TypeError('Failed to fetch')
    const answer = await (body ? eva.post(path, JSON.parse(body)) : eva.get(path))
    if (happens === 'lose-answer') throw new TypeError('Failed to fetch')
    return new Response(answer.body, { status: answer.statusCode })
  },
}
playBrowser(browser)

const text = (id: string, html: string) => ({ kind: 'text' as const, id, html })

async function openPage(path: string) {
  const { id } = (await eva.post(`${api}/start`, { path })).json().data
  const stored = async (): Promise<SavedDraft> => (await eva.get(`${api}/${id}`)).json().data
  const saveElsewhere = async (changed: object) => {
    const { revision, document } = await stored()
    await eva.post(`${api}/save`, { id, revision, document: { ...document, ...changed } })
  }
  const blocks = [text('een', '<p>Een.</p>'), text('twee', '<p>Twee.</p>')]
  await saveElsewhere({ blocks })

  const start = await stored()
  const told: Keeping[] = []
  const keeper = openKeeper({ id, path }, start, { tell: (keeping) => told.push(keeping), takeIn: () => {} })
  const withBlocks = (...htmls: string[]): PageFile => ({
    ...start.document,
    blocks: blocks.map((block, index) => ({ ...block, html: htmls[index] ?? block.html })),
  })
  const words = async () => (await stored()).document.blocks.map((block) => (block as { html: string }).html)
  return { keeper, told, stored, saveElsewhere, withBlocks, words, blocks }
}

test('after a choice between two versions, what the other went on with elsewhere on the page comes in by itself', async () => {
  const { keeper, told, saveElsewhere, withBlocks, words, blocks } = await openPage('/kiezen')
  await saveElsewhere({ blocks: [text('een', '<p>Van B.</p>'), blocks[1]] })
  keeper.change(withBlocks('<p>Van A.</p>'))
  assert.equal(await keeper.save(), false)
  assert.equal(told.at(-1)?.state, 'conflict')

  await saveElsewhere({ blocks: [text('een', '<p>Van B.</p>'), text('twee', '<p>Ook van B.</p>')] })
  keeper.settle(withBlocks('<p>Van A.</p>'))

  assert.equal(await keeper.save(), true)
  assert.deepEqual(await words(), ['<p>Van A.</p>', '<p>Ook van B.</p>'])
  keeper.close()
})

test('who chooses the other version everywhere saves nothing', async () => {
  const { keeper, stored, saveElsewhere, withBlocks, blocks } = await openPage('/alles-van-de-ander')
  await saveElsewhere({ blocks: [text('een', '<p>Van B.</p>'), blocks[1]] })
  keeper.change(withBlocks('<p>Van A.</p>'))
  await keeper.save()
  const { revision } = await stored()

  keeper.settle(withBlocks('<p>Van B.</p>'))

  assert.equal(await keeper.save(), true)
  assert.equal((await stored()).revision, revision)
  keeper.close()
})

test('work that goes on after an answer was not heard is no conflict with oneself', async () => {
  const { keeper, told, withBlocks, words } = await openPage('/antwoord-kwijt')
  line.push('lose-answer')
  keeper.change(withBlocks('<p>Een, en</p>'))
  assert.equal(await keeper.save(), false)
  assert.equal(told.at(-1)?.state, 'offline')

  keeper.change(withBlocks('<p>Een, en meer.</p>'))

  assert.equal(await keeper.save(), true)
  assert.equal(told.at(-1)?.state, 'saved')
  assert.deepEqual(await words(), ['<p>Een, en meer.</p>', '<p>Twee.</p>'])
  keeper.close()
})

for (const lost of ['lose-answer', 'lose-call'] as const)
  test(`what was undone after the line failed (${lost}) is saved only when the server has it so`, async () => {
    const { keeper, withBlocks, words } = await openPage(`/ongedaan-${lost}`)
    line.push(lost, 'lose-call')
    keeper.change(withBlocks('<p>Bij nader inzien niet.</p>'))
    await keeper.save()
    keeper.change(withBlocks())
    assert.equal(await keeper.save(), false)

    assert.equal(await keeper.save(), true)

    assert.deepEqual(await words(), ['<p>Een.</p>', '<p>Twee.</p>'])
    keeper.close()
  })

test('what the server refused is not sent again when it is undone', async () => {
  const { keeper, told, stored, withBlocks } = await openPage('/geweigerd')
  const { revision } = await stored()
  keeper.change({ ...withBlocks(), title: 'te lang'.repeat(1_000) })
  await keeper.save()
  assert.equal(told.at(-1)?.state, 'refused')

  keeper.change(withBlocks())

  assert.equal(await keeper.save(), true)
  assert.equal((await stored()).revision, revision)
  keeper.close()
})

test('what was mended while the line failed is sent as soon as the version before it is refused', async () => {
  const { keeper, told, withBlocks, words } = await openPage('/hersteld')
  line.push('lose-call')
  keeper.change({ ...withBlocks(), title: 'te lang'.repeat(1_000) })
  await keeper.save()
  keeper.change(withBlocks('<p>Hersteld.</p>'))

  assert.equal(await keeper.save(), true)

  assert.equal(told.at(-1)?.state, 'saved')
  assert.deepEqual(await words(), ['<p>Hersteld.</p>', '<p>Twee.</p>'])
  keeper.close()
})

test('a link that the server writes in its own way is no change of somebody else', async () => {
  const link = '<p>Lees <a href="http://127.0.0.1:3000/contact">meer</a>.</p>'
  const ownWay = '<p>Lees <a href="/contact">meer</a>.</p>'
  const { keeper, saveElsewhere, withBlocks, words } = await openPage('/eigen-adres')
  keeper.change(withBlocks(link))
  assert.equal(await keeper.save(), true)

  await saveElsewhere({ blocks: [text('een', ownWay), text('twee', '<p>Van B.</p>')] })
  keeper.change(withBlocks(`${link}<p>En nog iets.</p>`))
  assert.equal(await keeper.save(), true)
  assert.deepEqual(await words(), [`${ownWay}<p>En nog iets.</p>`, '<p>Van B.</p>'])

  await saveElsewhere({ blocks: [text('een', `${ownWay}<p>Van B.</p>`), text('twee', '<p>Van B.</p>')] })
  keeper.change(withBlocks(`${link}<p>En nog iets.</p>`, '<p>Van A.</p>'))
  assert.equal(await keeper.save(), true)
  assert.deepEqual(await words(), [`${ownWay}<p>Van B.</p>`, '<p>Van A.</p>'])
  keeper.close()
})
