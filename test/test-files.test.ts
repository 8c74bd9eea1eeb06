import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

test('no test file waits for something between its tests: the runner would take it for done and close what it opened', () => {
  const files = globSync(['src/**/*.test.ts', 'test/*.test.ts'], { cwd: root })

  const waiting = files.filter((file) => waitsBetweenTests(readFileSync(`${root}/${file}`, 'utf8')))

  assert.ok(files.length > 100)
  assert.deepEqual(waiting, [])
})

test('a wait in a loop that registers tests is noticed, and so is one after the first test', () => {
  const loop = 'for (const kind of kinds) {\n  const site = await open(kind)\n  test(name, () => {})\n}\n'
  const later = 'test(name, () => {})\nconst site = await open()\n'
  const before = 'const site = await open()\ntest(name, async () => {\n  await site.close()\n})\n'

  assert.deepEqual([loop, later, before].map(waitsBetweenTests), [true, true, false])
})

test('no test changes what all files of a process share: playBrowser does, and puts it back', () => {
  const files = globSync(['src/**/*.test.ts', 'test/**/*.ts'], { cwd: root })

  const changing = files.filter((file) => changesWhatIsShared(readFileSync(`${root}/${file}`, 'utf8')))

  assert.deepEqual(changing, ['test/support/play-browser.ts'])
})

test('a fetch put in place of the real one is noticed, and so are other settings of the process', () => {
  const offences = [
    'globalThis.fetch = answer',
    "Object.defineProperty(globalThis, 'localStorage', { value })",
    "mock.method(globalThis, 'fetch', answer)",
    "process.env.LOG_LEVEL = 'debug'",
    "process.chdir('elsewhere')",
  ]

  assert.deepEqual(
    offences.map(changesWhatIsShared),
    offences.map(() => true),
  )
  assert.equal(changesWhatIsShared('const { fetch } = globalThis\nconst env = process.env'), false)
})

const changes = new RegExp(
  [
    String.raw`globalThis\.\w+ = `,
    String.raw`(defineProperty|assign|method)\(globalThis\b`,
    String.raw`process\.env\.\w+ = `,
    String.raw`process\.chdir\(`,
  ].join('|'),
)

/** As text in quotes it is an example. */
function changesWhatIsShared(source: string): boolean {
  return source.split('\n').some((line) => changes.test(line) && !/^\s*(["'\x60]).*\1,?$/.test(line))
}

/** By the way our formatter indents: what stands at the left margin, and directly in a loop that stands there. */
function waitsBetweenTests(source: string): boolean {
  const pieces = source.split(/^(?=\S)/m)
  const isLoop = (piece: string) => piece.startsWith('for ') && /^ +test\(/m.test(piece)
  const first = pieces.findIndex((piece) => piece.startsWith('test(') || isLoop(piece))
  if (first === -1) return false
  return pieces
    .slice(first)
    .some((piece) =>
      isLoop(piece)
        ? /^ {2}(await|const [^=]+= await)\b/m.test(piece)
        : /^(await|const [^=]+= await|for await)\b/.test(piece),
    )
}
