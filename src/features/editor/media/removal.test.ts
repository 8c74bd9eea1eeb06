import assert from 'node:assert/strict'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { samplePhoto } from '#test/sample-media.ts'
import { samplePage } from '#test/sample-pages.ts'
import { openTestSite } from '#test/site.ts'
import { until } from '#test/within-seconds.ts'

const media = '/api/v1/redactie/media'
const drafts = '/api/v1/redactie/drafts'
const photo = await samplePhoto()

for (const kind of testDatabases) {
  test(`on ${kind.name}, a concept that is saved while another process removes its picture keeps it, or is not published without it`, async () => {
    const database = await kind.newAddress()
    const one = await openTestSite({ database, hasTimers: true })
    const eva = await one.signIn('eva')
    const names = ['eerst', 'tegelijk', 'daarna'] as const
    for (const name of names) await eva.upload(media, { name: `${name}.jpg`, content: photo })
    const states = async (): Promise<{ state: string }[]> =>
      (await eva.get(`${media}/stand?naam=${names.join('&naam=')}`)).json().data
    await until(states, { isRight: (all) => all.every(({ state }) => state === 'ready'), log: one.log })
    /** It never looks by itself whether something changed. */
    const other = await openTestSite({ database })
    const evaThere = await other.signIn('eva')
    const remove = async (name: string) => (await eva.post(`${media}/verwijderen`, { name })).statusCode
    const save = async (name: string) => {
      const { id } = (await evaThere.post(`${drafts}/start`, { path: `/met-${name}` })).json().data
      const hero = { kind: 'hero' as const, id: 'begin', title: 'Met foto', lead: 'Kijk.' }
      const blocks = [{ ...hero, picture: { name, alt: 'Een foto.' } }]
      const document = samplePage(`/met-${name}`, { blocks })
      const saved = await evaThere.post(`${drafts}/save`, { id, revision: 1, document })
      return { id, revision: saved.json().data.revision }
    }
    const publish = async (draft: object) => (await evaThere.post(`${drafts}/publish`, draft)).json()
    const refused = (name: string) => `Afbeelding: er is geen afbeelding met de naam ${name}.`

    const before = await save('eerst')
    assert.equal(await remove('eerst'), 409)
    assert.equal((await publish(before)).data.state, 'published')

    assert.equal(await remove('daarna'), 200)
    assert.ok(messagesIn(await publish(await save('daarna'))).includes(refused('daarna')))

    const [removed, draft] = await Promise.all([remove('tegelijk'), save('tegelijk')])
    const answer = await publish(draft)
    if (removed === 200) assert.ok(messagesIn(answer).includes(refused('tegelijk')))
    else assert.deepEqual([removed, answer.data.state], [409, 'published'])
  })
}

function messagesIn({ data }: { data: { findings: { message: string }[] } }): string[] {
  return data.findings.map(({ message }) => message)
}
