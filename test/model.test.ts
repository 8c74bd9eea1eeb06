import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { type TestDatabase, testDatabases } from '#test/databases.ts'
import { type ModelName, tryModel } from '#test/model/model.ts'
import { openModelSite } from '#test/model/model-site.ts'

/** 300 in all, and the same every time; `npm run proof -- model` makes many more, and others each time. */
const seed = 17
const runs: Record<TestDatabase['name'], Record<ModelName, number>> = {
  sqlite: { everybody: 130, strangers: 70 },
  postgres: { everybody: 65, strangers: 35 },
}

const sites = await Promise.all(
  testDatabases.map(async ({ name, newAddress }) => {
    const folder = await mkdtemp(join(tmpdir(), 'izz-model-'))
    const site = await openModelSite(await newAddress(), folder)
    after(async () => {
      await site.close()
      await rm(folder, { recursive: true, force: true })
    })
    return { name, site }
  }),
)

for (const { name, site } of sites) {
  test(`on ${name}, whatever people do, in any order and at the same time, nobody takes or keeps an account that is not theirs (AUTH-12)`, async () => {
    const { counterExample } = await tryModel(site, 'everybody', { runs: runs[name].everybody, seed })

    assert.equal(counterExample, undefined, `seed ${seed}\n${counterExample}`)
  })

  test(`on ${name}, whatever strangers do, they do not learn who is a member, and keep nobody out (AUTH-11)`, async () => {
    const { counterExample } = await tryModel(site, 'strangers', { runs: runs[name].strangers, seed })

    assert.equal(counterExample, undefined, `seed ${seed}\n${counterExample}`)
  })
}
