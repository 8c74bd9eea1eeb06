import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'

const folder = await mkdtemp(join(tmpdir(), 'izz-report-'))
after(() => rm(folder, { recursive: true, force: true }))

test('the report counts tests, names what failed and why, and knows how long every file took', async () => {
  const { text, passed, failed, seconds } = await reportOn({
    'good.test.mjs': `test('water is wet', () => {})`,
    'bad.test.mjs': `test('ice is warm', () => { throw new Error('it is 3 below zero') })`,
  })

  assert.deepEqual([passed, failed], [1, 1])
  assert.match(text, /✖ ice is warm\n.*bad\.test\.mjs:2\n\s+Error: it is 3 below zero/)
  assert.equal(Object.values(seconds).filter((each) => Number(each) > 0).length, 2)
})

test('what was not run is named with its reason, and is no failure', async () => {
  const { text, passed, failed } = await reportOn({
    'absent.test.mjs': `test('the sea is deep', { skip: 'there is no sea here' }, () => {})
      test('so is the lake', (t) => t.skip('it is frozen'))`,
  })

  assert.deepEqual([passed, failed], [0, 0])
  assert.match(text, /^- not run: the sea is deep \(there is no sea here\)$/m)
  assert.match(text, /^- not run: so is the lake \(it is frozen\)$/m)
})

test('a file that dies is a failure that names the test it was at and its last words, and others go on', async () => {
  const { text, passed, failed } = await reportOn({
    'dying.test.mjs': `test('a long story', async () => {
      console.error('the lamp goes out')
      setTimeout(() => process.exit(3), 50)
      await new Promise((resolve) => setTimeout(resolve, 60_000))
    })`,
    'other.test.mjs': `test('water is wet', () => {})`,
  })

  assert.deepEqual([passed, failed], [1, 1])
  assert.match(
    text,
    /✖ .*dying\.test\.mjs ended by itself \(exit code 3\)\n {2}while it was at: a long story/,
  )
  assert.match(text, /the lamp goes out/)
})

test('a file that cannot be read, or closed, is a failure, and so is a process of several that dies; the others go on', async () => {
  const unread = await reportOn({
    'unread.test.mjs': `throw new Error('no such book')`,
    'other.test.mjs': `test('water is wet', () => {})`,
  })
  assert.deepEqual([unread.passed, unread.failed], [1, 1])
  assert.match(unread.text, /✖ .*unread\.test\.mjs\n.*no such book/s)

  const open = await reportOn({
    'open.test.mjs': `import { after } from 'node:test'
      after(() => { throw new Error('the door is stuck') })
      test('ice is cold', () => {})`,
    'other.test.mjs': `test('water is wet', () => {})`,
  })
  assert.deepEqual([open.passed, open.failed], [2, 1])
  assert.match(open.text, /the door is stuck/)

  const dead = await reportOn({
    'dying.test.mjs': `test('the end', () => globalThis['process'].exit(3))`,
    'other.test.mjs': `test('water is wet', () => {})`,
  })
  assert.equal(dead.passed, 1)
  assert.ok(dead.failed > 0)
  assert.match(dead.text, /✖ .*dying\.test\.mjs ended by itself \(exit code 3\)/)
})

test('every test is counted, once, and a file that leaves a door open keeps nobody waiting', async () => {
  const thirty = `for (let number = 0; number < 30; number++) test('water is wet ' + number, () => {})`
  const files = Array.from({ length: 12 }, (_, number) => [`wet-${number}.test.mjs`, thirty])
  const { text, passed, failed } = await reportOn({
    ...Object.fromEntries(files),
    'open.test.mjs': `import { createServer } from 'node:http'
      createServer().listen(0)
      test('the door is open', () => {})`,
  })

  assert.deepEqual([passed, failed], [361, 0])
  assert.equal(text.match(/\./g)?.length, 361)
})

async function reportOn(sources: Record<string, string>) {
  const own = await mkdtemp(join(folder, 'run-'))
  const files = Object.keys(sources).map((name) => join(own, name))
  for (const [name, source] of Object.entries(sources))
    await writeFile(join(own, name), `import test from 'node:test'\n${source}`)
  // Node's own mark says that a test is under way already; then it would run nothing.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const [result, times] = [join(own, 'result.json'), join(own, 'times.json')]
  const { stdout: text } = spawnSync(
    process.execPath,
    ['scripts/test/run-files.ts', '3', result, times, ...files],
    {
      env,
      encoding: 'utf8',
    },
  )
  return { ...JSON.parse(await readFile(result, 'utf8')), text }
}
