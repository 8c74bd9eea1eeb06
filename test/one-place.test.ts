import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { readSources, type Sources } from './architecture.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A fact that others read has one home; whoever writes it down a second time will forget to change it. */
const facts: { fact: string; home: string; pattern: RegExp; planted: string[] }[] = [
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
]

const written = [...readSources(root)].filter(([file]) => !file.includes('.examples.'))
const sources = new Map([...written, ...['cookies', 'lid-worden'].map(content)])

for (const { fact, home, pattern, planted } of facts) {
  test(`${fact} stands in one place`, () => {
    assert.match(sources.get(home) ?? '', pattern)
    assert.deepEqual(secondPlaces(sources, home, pattern), [])
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
