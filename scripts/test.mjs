import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { prepare, projectNode, root, step } from './prepare.mjs'
import { freePort, startPostgres } from './throw-away-postgres.mjs'

/** Everything, in named steps. `--quick` leaves the browser and PostgreSQL out. */
const isQuick = process.argv.includes('--quick')
const results = mkdtempSync(join(tmpdir(), 'izz-results-'))
const total = { passed: 0, failed: 0 }

prepare()
const postgres = isQuick ? undefined : await postgresOrNotice()
process.on('exit', () => postgres?.stop())
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(1))

await check('Format and lint', 'biome', ['check', '--error-on-warnings', '.'])
await check('Types', 'tsc', [])
await tests('Unit and HTTP tests', projectNode, unitArguments(), countUnit)
if (!isQuick) await browserTests()

rmSync(results, { recursive: true, force: true })
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

async function postgresOrNotice() {
  const started = await startPostgres()
  if (started) return started

  console.log(
    'PostgreSQL is not on this machine, so that half of the tests is skipped; `apt-get install postgresql` brings it.',
  )
  if (process.env.CI) total.failed += 1
  return undefined
}

function unitArguments() {
  return [
    '--test',
    '--test-concurrency=3',
    '--test-reporter=dot',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${join(results, 'unit.tap')}`,
    'src/**/*.test.ts',
    'test/*.test.ts',
  ]
}

function countUnit() {
  const tap = readFileSync(join(results, 'unit.tap'), 'utf8')
  const count = (/** @type {string} */ word) =>
    Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(tap)?.[1] ?? 0)
  return { passed: count('pass'), failed: count('fail') + count('cancelled') }
}

async function browserTests() {
  const browser = findBrowser()
  if (!browser) {
    console.log('There is no browser for the tests: install Chromium, or name one with CHROME_PATH.')
    total.failed += 1
    return
  }
  const file = join(results, 'browser.json')
  const environment = {
    CHROME_PATH: browser === 'playwright' ? '' : browser,
    SITE_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  }
  await tests(
    'Browser tests',
    'playwright',
    ['test', '--reporter=dot,json'],
    () => countBrowser(file),
    environment,
  )
}

/** @param {string} file */
function countBrowser(file) {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'))
  if (stats.flaky > 0)
    console.log(`${stats.flaky} browser tests passed only at their second try: look at them.`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

/** A step that holds or does not. @param {string} name @param {string} command @param {string[]} args */
async function check(name, command, args) {
  step(name)
  const held = (await run(command, args)) === 0
  total[held ? 'passed' : 'failed'] += 1
}

/**
 * A step that counts its own tests; one that broke before it could count has failed too.
 * @param {string} name @param {string} command @param {string[]} args
 * @param {() => { passed: number, failed: number }} count @param {Record<string, string>} environment
 */
async function tests(name, command, args, count, environment = {}) {
  step(name)
  const status = await run(command, args, environment)
  const { passed, failed } = counted(count)
  total.passed += passed
  total.failed += status !== 0 && failed === 0 ? 1 : failed
}

/** @param {() => { passed: number, failed: number }} count */
function counted(count) {
  try {
    return count()
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** @param {string} command @param {string[]} args @param {Record<string, string>} environment @returns {Promise<number>} */
function run(command, args, environment = {}) {
  const env = {
    ...process.env,
    ...(postgres && { TEST_POSTGRES_URL: postgres.url }),
    ...environment,
    PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  }
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env })
    child.on('error', () => resolve(1))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
