import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { readConfig } from '#config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

test('every link of a document to another place of the project leads there', () => {
  assert.ok(documents.length > 60)
  assert.deepEqual(
    documents.flatMap((file) => brokenLinks(file, read(file))),
    [],
  )
})

test('a link to a file or a heading that is not there is noticed', () => {
  const text =
    '# A *b* `c`\n[x](STYLE.md#names) [y](docs/) [z](#a-b-c) [out](https://example.nl/#a)\n' +
    '[1](none.md) [2](STYLE.md#none) [3](#none)\n```\n# none\n```\n'

  assert.deepEqual(brokenLinks('planted.md', text), [
    'planted.md: none.md',
    'planted.md: STYLE.md#none',
    'planted.md: #none',
  ])
})

test('the table of settings names what the site reads, and nothing else', () => {
  assert.deepEqual(Object.keys(toldSettings()).sort(), settingsReadBy(read('src/config.ts')))
})

test('a setting that has the default of the table is as one that is not set', () => {
  const least = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
  for (const [name, standard] of Object.entries(toldSettings()).filter(([, standard]) => standard !== '–'))
    assert.deepEqual(readConfig({ ...least, [name]: standard }), readConfig(least), name)
})

test('every command of package.json is told in a document', () => {
  const told = documents.map(read).join('\n')
  const names = Object.keys(JSON.parse(read('package.json')).scripts)

  const untold = names.filter((name) => !new RegExp(`\\bnpm (?:run )?${name}(?![\\w:])`).test(told))

  assert.deepEqual(untold, [])
})

function brokenLinks(file: string, text: string): string[] {
  const links = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links
    .filter((link) => !/^\w+:/.test(link))
    .filter((link) => {
      const [path = '', heading] = link.split('#')
      const target = path ? normalize(join(dirname(file), path)) : file
      if (path && !existsSync(join(root, target))) return true
      return heading !== undefined && !headingsOf(path ? read(target) : text).includes(heading)
    })
    .map((link) => `${file}: ${link}`)
}

/** As whoever shows them makes addresses of them: small letters, a hyphen for each space, no other signs. */
function headingsOf(text: string): string[] {
  const headings = [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, words = '']) => words)
  return headings.map((words) =>
    words
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function withoutCode(text: string): string {
  return text.replaceAll(/^```.*?^```/gms, '')
}

/** By name, with the default; several may stand in one row. */
function toldSettings(): Record<string, string> {
  const table = /^## Settings\n.*?(?=^## )/ms.exec(read('docs/operate.md'))?.[0] ?? ''
  const rows = [...table.matchAll(/^\| (`[A-Z].*?) \| (.*?) \|/gm)]
  return Object.fromEntries(
    rows.flatMap(([, names = '', standards = '']) => {
      const each = standards.replaceAll('`', '').split(', ')
      return names
        .replaceAll('`', '')
        .split(', ')
        .map((name, index) => [name, each[index] ?? ''])
    }),
  )
}

function settingsReadBy(source: string): string[] {
  const single = [...source.matchAll(/\benvironment\.([A-Z_]+)/g)].map(([, name = '']) => name)
  const several = [...source.matchAll(/const \{([^}]*)\} = environment\b/g)].flatMap(
    ([, names = '']) => names.match(/\b[A-Z][A-Z_]+\b/g) ?? [],
  )
  return [...new Set([...single, ...several])].sort()
}
