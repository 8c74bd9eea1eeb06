import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import * as addresses from '#addresses.ts'
import { readSources, type Sources } from './architecture.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A fact that others read has one home; whoever writes it down a second time will forget to change it. */
const facts: { fact: string; home: string; pattern: RegExp; planted: string[]; mayBeInTexts?: true }[] = [
  {
    fact: 'what a cookie is called',
    home: 'cookie-names.ts',
    pattern: /__Host-|\bizz-(?:csrf|registration|browser)\b|\bcookiebar\b/,
    planted: [
      "name: '__Host-izz'",
      "jar.read(request, 'izz-csrf')",
      "cookieNamed('cookiebar')",
      '<tr><th>cookiebar</th></tr>',
    ],
  },
  {
    fact: 'which status goes with an error code',
    home: 'forms/failure.ts',
    pattern: /\b[a-z]+_[a-z_]+: [45]\d\d\b|\berrorCode: '|\bstatus: [45]\d\d, errorCode\b/,
    planted: [
      "const gone = {\n  status: 404,\n  errorCode: 'not_found',\n  message,\n}",
      "return { status: 409, errorCode: 'conflict', message }",
      'const statuses = { not_found: 404 }',
    ],
  },
  {
    fact: 'how long a password is',
    home: 'features/account/passwords/password-length.ts',
    pattern: /\b(?:shortest|longest)(?:Password)? = (?:12|256)\b|\b(?:12|256) tekens/,
    planted: ['const shortest = 12', '<li>Een wachtwoord van minstens 12 tekens.</li>'],
  },
  {
    fact: 'how long the title and the description of a page are',
    home: 'features/pages/page-lengths.ts',
    pattern:
      /\b(?:shortest|longest)(?:Title|Description) = \d|\b(?:70|170) tekens|\bmax\(70\b|maxLength=\{70\}/,
    planted: ['const longestTitle = 70', "z.string().max(70, 'Te lang.')", 'hint="40 tot 170 tekens."'],
  },
  {
    fact: 'where the site answers itself',
    home: 'addresses.ts',
    pattern: new RegExp(`['"\`}](?:${Object.values(addresses).map(RegExp.escape).join('|')})(?![\\w-])`),
    planted: [
      "app.get('/inloggen', answer)",
      '<a href="/registreren">Maak een account</a>',
      "location.assign('/registreren/gelukt')",
      "const redirect = '/inloggen?r=activated'",
      'return `/zoeken?${new URLSearchParams({ q })}`',
      'app.get(`/postvak/:id/html`, answer)',
      'return `${origin}/sitemap.xml`',
      'const help = \'Weet je het niet meer? <a href="/wachtwoord-vergeten">Kies een nieuw</a>.\'',
    ],
    // Texts lead there as they lead to any page; test/content.test.ts sees to it that each leads somewhere.
    mayBeInTexts: true,
  },
]

const code = new Map([...readSources(root)].filter(([file]) => !file.includes('.examples.')))
const codeAndTexts = new Map([...code, ...['cookies', 'lid-worden'].map(content)])

for (const { fact, home, pattern, planted, mayBeInTexts } of facts) {
  test(`${fact} stands in one place`, () => {
    assert.match(code.get(home) ?? '', pattern)
    assert.deepEqual(secondPlaces(mayBeInTexts ? code : codeAndTexts, home, pattern), [])
  })

  test(`${fact} that stands somewhere else too is noticed`, () => {
    for (const code of planted)
      assert.deepEqual(secondPlaces(new Map([['planted.ts', code]]), home, pattern), ['planted.ts'], code)
  })
}

function secondPlaces(among: Sources, home: string, pattern: RegExp): string[] {
  return [...among].flatMap(([file, code]) => (file !== home && pattern.test(code) ? [file] : []))
}

function content(name: string): [file: string, code: string] {
  const file = `../content/pages/${name}.ts`
  return [file, readFileSync(new URL(file, import.meta.url), 'utf8')]
}
