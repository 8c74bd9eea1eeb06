import assert from 'node:assert/strict'
import test from 'node:test'
import { samples } from '#features/account/samples.ts'
import { addMember } from '#features/account/store.ts'
import { testDatabases } from '#test/databases.ts'
import { dina } from '#test/dina.ts'
import { quickHasher } from '#test/quick-hasher.ts'
import { openTestSite } from '#test/site.ts'
import type { ProfileChanges } from './profile.ts'
import { findProfile, saveProfile } from './store.ts'
import { wholeProfile } from './whole-profile.ts'

const path = '/api/v1/user/profile/update'
const sites = await Promise.all(
  testDatabases.map(async (kind) => {
    const site = await openTestSite({ database: await kind.newAddress(), hasher: quickHasher() })
    return { kind, site, bram: await site.signIn('bram') }
  }),
)

const missing: [field: keyof typeof samples.bram.profile, message: string][] = [
  ['firstName', 'Vul je voornaam in.'],
  ['lastName', 'Vul je achternaam in.'],
  ['birthdate', 'Vul je geboortedatum in.'],
  ['functionType', 'Kies je voornaamste dagelijkse bezigheid.'],
  ['branch', 'Kies de branche waarin je werkt.'],
  ['jobPosition', 'Kies je functie.'],
  ['insured', 'Kies of je via IZZ verzekerd bent.'],
  ['insurer', 'Kies je zorgverzekeraar.'],
  ['memberPanel', 'Kies of je actief bent in het ledenpanel.'],
  ['newsLetter', 'Kies of je de nieuwsbrief wilt krijgen.'],
]

for (const { kind, site, bram } of sites) {
  test(`on ${kind.name}, a profile without one of its fields is refused at that field (specification 3, 5, 7)`, async () => {
    const before = await site.db.selectFrom('member').selectAll().orderBy('id').execute()

    for (const [field, message] of missing) {
      const { [field]: _, ...rest } = samples.bram.profile
      const answer = await bram.post(path, rest)

      assert.equal(answer.statusCode, 400, field)
      assert.equal(answer.json().errorCode, 'validation_failed')
      assert.deepEqual(answer.json().errors, { [field]: [message] })
    }
    assert.deepEqual(await site.db.selectFrom('member').selectAll().orderBy('id').execute(), before)
  })

  test(`on ${kind.name}, an insurer is null for whoever is not insured, and never absent (specification 3)`, async () => {
    const profile = { ...samples.bram.profile, insured: false }
    const { insurer: _, ...without } = profile

    const saved = await bram.post(path, { ...profile, insurer: null })
    const refused = await bram.post(path, without)

    assert.equal(saved.json().data?.insurer, null)
    assert.deepEqual(refused.json().errors, { insurer: ['Kies je zorgverzekeraar.'] })
  })

  test(`on ${kind.name}, in a form without script a box that is not sent is not ticked`, async () => {
    const anna = await site.signIn('anna')
    const { memberPanel: _, newsLetter: __, insurer: ___, ...rest } = samples.anna.profile
    const fields = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))

    const answer = await anna.submit(path, { ...fields, insured: 'false' })
    const { data } = (await anna.get('/api/v1/user/profile')).json()

    assert.equal(answer.statusCode, 303)
    assert.deepEqual([data.memberPanel, data.newsLetter, data.insurer], [false, false, null])
  })

  test(`on ${kind.name}, an update that changes nothing says so, writes nothing and notes no event (specification 4)`, async () => {
    const eva = await site.signIn('eva')
    const before = await everything()

    const answer = await eva.post(path, samples.eva.profile)

    assert.deepEqual([answer.statusCode, answer.json().message], [200, 'Er is niets gewijzigd.'])
    assert.deepEqual(answer.json().data, { ...samples.eva.profile, email: samples.eva.email })
    assert.deepEqual(await everything(), before)
  })

  test(`on ${kind.name}, one field that changes is saved and found again, whichever it is (specification 4)`, async () => {
    const member = { email: `dina-${kind.name}@example.nl`, passwordHash: '', profile: dina.profile }
    const { id = '' } = (await addMember(site.db, member, site.now())) ?? {}
    const others = { ...samples.bram.profile, ...{ insured: true, insurer: 'cz', newsLetter: true } }

    let profile: ProfileChanges = dina.profile
    for (const field of Object.keys(profile) as (keyof ProfileChanges)[])
      for (const value of [others[field], dina.profile[field], others[field]]) {
        profile = { ...profile, [field]: value }
        const whole = { ...profile, email: member.email }

        assert.deepEqual(await saveProfile(site.db, id, profile), whole, field)
        assert.deepEqual(await findProfile(site.db, id), whole, field)
        assert.equal(await saveProfile(site.db, id, profile), undefined, field)
      }
    assert.deepEqual(profile, others)
  })

  async function everything() {
    const members = await site.db.selectFrom('member').selectAll().orderBy('id').execute()
    const events = await site.db.selectFrom('security_event').select('event').orderBy('id').execute()
    return { members, events: events.length }
  }
}

test('the form sends the whole profile with the types of the specification (specification 3, 7)', () => {
  const { firstName, lastName, functionType, branch, jobPosition } = dina.profile
  const day = { 'birthdate-day': '31', 'birthdate-month': '1', 'birthdate-year': '1990' }
  const typed = { firstName, lastName, functionType, branch, jobPosition, ...day }

  assert.deepEqual(wholeProfile({ ...typed, insured: 'true', insurer: 'vgz', newsLetter: 'true' }), {
    ...dina.profile,
    ...{ insured: true, insurer: 'vgz', newsLetter: true },
  })
  assert.deepEqual(wholeProfile({ ...typed, insured: 'false', insurer: 'vgz', memberPanel: 'true' }), {
    ...dina.profile,
    memberPanel: true,
  })
})

test('what was not chosen yet is sent as nothing, so that the server asks for it', () => {
  assert.deepEqual(wholeProfile({}), {
    ...{ firstName: '', lastName: '', birthdate: '', functionType: '', branch: '', jobPosition: '' },
    ...{ insured: null, insurer: null, memberPanel: false, newsLetter: false },
  })
})
