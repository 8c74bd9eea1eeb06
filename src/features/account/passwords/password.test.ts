import assert from 'node:assert/strict'
import { argon2Sync } from 'node:crypto'
import test from 'node:test'
import { testDatabases } from '#test/databases.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { samplePassword, samples } from '../samples.ts'
import { suggestPassphrase } from './passphrase.browser.ts'
import { findPasswordFault, hashPassword, isOutdated, verifyPassword } from './password.ts'

const sites = await Promise.all(
  testDatabases.map(async (kind) => ({
    kind,
    site: await openTestSite({ database: await kind.newAddress(), hasher: 'real' }),
  })),
)

const anna = { firstName: 'Anna', lastName: 'de Vries', email: 'anna.devries@ziekenhuis.example' }
const long = Array.from({ length: 256 }, (_, n) => String.fromCodePoint(97 + ((n * 7) % 26))).join('')

test('a password has 12 to 256 characters (AUTH-01, AUTH-02)', () => {
  assert.match(findPasswordFault('qzvkwpjrmtx', {}) ?? '', /minstens 12 tekens\. Je hebt er nu 11\./)
  assert.equal(findPasswordFault('qzvkwpjrmtxb', {}), undefined)
  assert.equal(findPasswordFault(long, {}), undefined)
  assert.match(findPasswordFault(`${long}x`, {}) ?? '', /hooguit 256 tekens/)
  assert.equal(findPasswordFault('', {}), 'Kies een wachtwoord.')
})

test('characters are counted as a person sees them after normalising (AUTH-03)', () => {
  assert.equal(findPasswordFault('🐧🐢🦉🐝🦊🐙🐌🦀🐳🦔🐸🦆', {}), undefined)
  assert.match(findPasswordFault('🐧🐢🦉🐝🦊🐙🐌🦀🐳🦔🐸', {}) ?? '', /nu 11/)
  assert.equal(findPasswordFault('drie gele ijsvogels', {}), undefined)
})

test('no password needs digits, capitals or signs (AUTH-04)', () => {
  for (const password of ['zeven zwanen', 'ZEVENZWANENWIT', '918273645564738291', '!?!*&^%$#@=+~'])
    assert.equal(findPasswordFault(password, anna), undefined, password)
})

test('common and leaked passwords are refused with a message of their own (AUTH-06)', () => {
  for (const password of ['123456789012', 'password1234', 'Password1234', 'qwertyuiop123', '111111111111'])
    assert.match(findPasswordFault(password, anna) ?? '', /lijst van veelgebruikte en gelekte/, password)
})

test('passwords that are mostly own names or words of the site are refused with a message of their own (AUTH-06)', () => {
  for (const password of [
    'annadevries1',
    'Anna-De-Vries',
    'DeVriesDeVries',
    'ziekenhuis2031',
    'welkomizzwelkom',
    'zorgverzekeringizz',
    'IzzIzzIzz123',
    'Welkom bij izz',
  ])
    assert.match(findPasswordFault(password, anna) ?? '', /lijkt te veel op je naam/, password)
  assert.equal(findPasswordFault('anna plukt zeven tulpen', anna), undefined)
})

test('a password is kept as Argon2id with 19 MiB, two passes and a salt of its own (AUTH-09)', () => {
  const [one, two] = [hashPassword(samplePassword), hashPassword(samplePassword)]

  assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  assert.notEqual(one.split('$')[4], two.split('$')[4])
  assert.equal(isOutdated(one), false)
})

test('no character of a long password is ignored (AUTH-02)', () => {
  const hash = hashPassword(long)

  assert.equal(verifyPassword(long, hash), true)
  assert.equal(verifyPassword(`${long.slice(0, -1)}!`, hash), false)
  assert.equal(verifyPassword(long.slice(0, -1), hash), false)
  assert.equal(verifyPassword(`${long} `, hash), false)
})

test('a password is the same however a keyboard wrote it (AUTH-03)', () => {
  const hash = hashPassword('caf\u00e9 op de hoek')

  assert.equal(verifyPassword('cafe\u0301 op de hoek', hash), true)
  assert.equal(verifyPassword('cafe op de hoek', hash), false)
  assert.equal(verifyPassword('Caf\u00e9 op de hoek', hash), false)
})

for (const { kind, site } of sites) {
  test(`on ${kind.name}, a password is re-hashed at login when its settings were lower (AUTH-09)`, async () => {
    await saveHash(site, oldHashOf(samplePassword))

    const wrong = await logIn(site, 'fout')
    assert.match(await hashOf(site), /m=8192,t=1/)
    const right = await logIn(site, samplePassword)

    assert.deepEqual([wrong, right], [400, 200])
    assert.match(await hashOf(site), /m=19456,t=2,p=1/)
    assert.equal(await logIn(site, samplePassword), 200)
  })

  test(`on ${kind.name}, a password of 256 characters, emoji and spaces is taken and checked to the last (AUTH-02)`, async () => {
    const browser = await site.signIn('bram')
    const newPassword = ` ${'🐧 é'.repeat(85)}`.slice(0, -1)
    assert.ok([...newPassword].length <= 256)

    const changed = await browser.post('/api/v1/user/change-password', {
      currentPassword: samplePassword,
      newPassword,
    })
    const post = (password: string) =>
      site.visit().post('/actions/users/login', { loginName: samples.bram.email, password })

    assert.equal(changed.statusCode, 200)
    assert.equal((await post(newPassword.normalize('NFD'))).statusCode, 200)
    assert.equal((await post(newPassword.trim())).statusCode, 400)
    assert.equal((await post(newPassword.slice(0, -1))).statusCode, 400)
  })
}

function oldHashOf(password: string): string {
  const nonce = Buffer.alloc(16, 7)
  const settings = { memory: 8_192, passes: 1, parallelism: 1, tagLength: 32 }
  const hash = argon2Sync('argon2id', { message: password.normalize('NFKC'), nonce, ...settings })
  const [salt, tag] = [nonce, hash].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=8192,t=1,p=1$${salt}$${tag}`
}

async function saveHash({ db }: TestSite, password_hash: string) {
  await db.updateTable('member').set({ password_hash }).where('email', '=', samples.anna.email).execute()
}

async function hashOf({ db }: TestSite): Promise<string> {
  const row = await db
    .selectFrom('member')
    .select('password_hash')
    .where('email', '=', samples.anna.email)
    .executeTakeFirst()
  return row?.password_hash ?? ''
}

async function logIn(site: TestSite, password: string): Promise<number> {
  const answer = await site.visit().post('/actions/users/login', { loginName: samples.anna.email, password })
  return answer.statusCode
}

test('a password that is far too long is refused as too long, without bringing it to one form', () => {
  const marks = '\u0316\u0301'.repeat(15_000)

  assert.equal(findPasswordFault(marks, {}), 'Kies een korter wachtwoord: hooguit 256 tekens.')
  assert.equal(findPasswordFault('e\u0301 '.repeat(128).trim(), {}), undefined)
  assert.equal(
    findPasswordFault('tulpen in de regen 42', { firstName: marks, lastName: marks, email: marks }),
    undefined,
  )
})

test('a common password is called common, also when it holds a word of the site or a name (AUTH-06)', () => {
  for (const password of ['2026welkom01', '2026welkom123'])
    assert.match(findPasswordFault(password, anna) ?? '', /lijst van veelgebruikte en gelekte/, password)
})

test('a suggested phrase never holds a word twice', () => {
  const phrases = Array.from({ length: 2_000 }, () => suggestPassphrase().split(' '))

  assert.deepEqual(
    phrases.filter((words) => new Set(words).size < words.length),
    [],
  )
})
