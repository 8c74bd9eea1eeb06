import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const page = readFileSync(`${root}docs/security.md`, 'utf8')
const norm = /\b(?:A11Y|COOK|AVG|AUTH|SES|CSRF|VAL|HDR|LOG|TAAL|SEO|PERF)-\d\d\b/g

type Row = { id: string; level: string; tests: string[]; state: string }

const rows: Row[] = [...page.matchAll(/^\| ([A-Z\d]+-\d\d) \|(.+)\|$/gm)].map(([, id = '', rest = '']) => {
  const [level = '', , , tests = '', state = ''] = rest.split('|').map((cell) => cell.trim())
  return { id, level, tests: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file), state }
})

test('every norm that must be held has a test that names it, or says that it is not met', () => {
  assert.ok(rows.length > 120, `${rows.length} rows`)
  for (const { id, level, tests, state } of rows) {
    assert.match(state, /^(held|partly|mapped|not met|not tested)/, id)
    if (level.startsWith('M') && /^(held|partly)/.test(state))
      assert.ok(tests.length > 0, `${id} has no test`)
  }
})

test('every test that the table names is there and carries the id', () => {
  for (const { id, tests } of rows)
    for (const file of tests) {
      assert.ok(existsSync(root + file), `${id}: ${file}`)
      assert.ok(readFileSync(root + file, 'utf8').includes(id), `${id} is not in ${file}`)
    }
})

test('every norm that a test names is in the table', () => {
  const files = globSync(['src/**/*.test.ts', 'test/**/*.{test,spec}.ts'], { cwd: root })
  const named = new Set(files.flatMap((file) => readFileSync(root + file, 'utf8').match(norm) ?? []))
  const known = new Set(rows.map(({ id }) => id))

  assert.ok(named.size > 100)
  assert.deepEqual([...named].filter((id) => !known.has(id)).toSorted(), [])
})
