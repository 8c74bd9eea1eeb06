import assert from 'node:assert/strict'
import test from 'node:test'
import type { PageFile } from '#features/pages/page.ts'
import { playBrowser } from '#test/play-browser.ts'
import { keepCopy, ofNoDraft, takeCopy, takeCopyOfPage } from './kept-copy.browser.ts'

/** What a browser keeps, as far as copies need it. */
const storage = Object.create({
  getItem: (key: string) => storage[key] ?? null,
  setItem: (key: string, value: string) => {
    storage[key] = value
  },
  removeItem: (key: string) => {
    delete storage[key]
  },
})
const dataset = { account: 'eva' }
playBrowser({ localStorage: storage, sessionStorage: storage, document: { body: { dataset } } })

const document = { path: '/x', blocks: [] } as unknown as PageFile
const [mine, other] = [crypto.randomUUID(), crypto.randomUUID()]

test('unsaved work goes to another concept of its address only when its own concept is gone', async () => {
  const asked: string[] = []
  const isGone = (answer: boolean) => async (draft: string) => {
    asked.push(draft)
    return answer
  }
  keepCopy(mine, { revision: 3, document, keptAt: '2026-11-18T08:00:00.000Z' })

  assert.equal(await takeCopyOfPage('/x', other, isGone(false)), undefined)
  const taken = await takeCopyOfPage('/x', other, isGone(true))

  assert.deepEqual(asked, [mine, mine])
  assert.equal(taken?.revision, ofNoDraft)
  assert.deepEqual((await takeCopy(other))?.document, document)
  assert.equal(await takeCopy(mine), undefined)
})

test('unsaved work is given to whoever wrote it, and to nobody else who comes to this browser', async () => {
  const take = () => takeCopyOfPage('/y', other, async () => true)
  const ofEva = { ...document, path: '/y' }
  keepCopy(mine, { revision: 3, document: ofEva, keptAt: '2026-11-18T08:00:00.000Z' })

  dataset.account = 'anna'
  assert.equal(await take(), undefined)

  dataset.account = 'eva'
  assert.deepEqual((await take())?.document, ofEva)
})
