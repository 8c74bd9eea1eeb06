import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import test, { after } from 'node:test'
import { openTestStores } from '#test/stores.ts'

const testStores = await openTestStores()

const folder = await mkdtemp(join(tmpdir(), 'izz-files-'))
after(() => rm(folder, { recursive: true, force: true }))

/** A file of this machine, which a store may take over. */
async function newFile(content: string): Promise<string> {
  const file = join(folder, `nieuw-${Math.random()}`)
  await writeFile(file, content)
  return file
}

for (const kind of testStores) {
  test(`in ${kind.name}, what is put there can be read, whole and in part`, async () => {
    const store = await kind.open()
    await store.put('u/a-1.webp', await newFile('0123456789'))
    const read = async (range?: { from: number; to?: number }) => {
      const found = (await store.read('u/a-1.webp', range)) ?? assert.fail()
      return [(await buffer(found.content)).toString(), found.from, found.bytes, found.size]
    }

    assert.deepEqual(await read(), ['0123456789', 0, 10, 10])
    assert.deepEqual(await read({ from: 2, to: 4 }), ['234', 2, 3, 10])
    assert.deepEqual(await read({ from: 7 }), ['789', 7, 3, 10])
    assert.deepEqual(await read({ from: 7, to: 700 }), ['789', 7, 3, 10])
  })

  test(`in ${kind.name}, what is not there is not found, and can be removed all the same`, async () => {
    const store = await kind.open()

    await store.remove('u/niets.webp')

    assert.equal(await store.has('u/niets.webp'), false)
    assert.equal(await store.read('u/niets.webp'), undefined)
    assert.deepEqual(await store.list('u/'), [])
  })

  test(`in ${kind.name}, names are listed by how they begin, and what is removed no more`, async () => {
    const store = await kind.open()
    for (const name of ['u/a-1.webp', 'u/a-2.webp', 'u/b-1.webp', 'incoming/a'])
      await store.put(name, await newFile(name))
    const names = async (start: string) => (await store.list(start)).toSorted()

    assert.deepEqual(await names('u/'), ['u/a-1.webp', 'u/a-2.webp', 'u/b-1.webp'])
    assert.deepEqual(await names('u/a-'), ['u/a-1.webp', 'u/a-2.webp'])
    assert.deepEqual(await names('incoming/'), ['incoming/a'])

    await store.remove('u/a-1.webp')
    assert.deepEqual(await names('u/a-'), ['u/a-2.webp'])
    assert.deepEqual([await store.has('u/a-1.webp'), await store.has('u/a-2.webp')], [false, true])
  })

  test(`in ${kind.name}, a file can be had on this machine, an empty one too`, async () => {
    const store = await kind.open()
    for (const [name, content] of [
      ['incoming/vol', 'een foto'],
      ['incoming/leeg', ''],
    ] as const) {
      await store.put(name, await newFile(content))

      const here = await store.findHere(name, join(folder, `hier-${Math.random()}`))

      assert.equal(await readFile(here, 'utf8'), content)
      const found = (await store.read(name)) ?? assert.fail()
      assert.equal((await buffer(found.content)).toString(), content)
    }
  })
}
