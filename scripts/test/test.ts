import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, startPostgres } from '#test/machine/throw-away-postgres.mjs'
import { findBrowser } from '../browser.mjs'
import { projectNode, step } from '../prepare.mjs'
import { type Chosen, chooseFiles } from './choose.ts'
import { countStories } from './count-stories.ts'
import { openScratchFolder } from './scratch-folder.ts'

/**
 * Everything, in named steps. `--quick` takes the tests beside the code, on SQLite. Words choose the files that have one of
 * them in their name, `--changed` those that the uncommitted changes can reach.
 */
type Outcome = { passed: number; failed: number; seconds?: Record<string, number> }

const options = process.argv.slice(2)
const isQuick = options.includes('--quick')
const chosen = chooseFiles(options)
const scratch = openScratchFolder()
const outcomes: Outcome[] = []
const running = new Set<ChildProcess>()

const needsPostgres = !isQuick && (chosen.files.length > 0 || chosen.stories.length > 0)
const postgres = needsPostgres ? await postgresOrNotice() : undefined
process.on('exit', () => {
  for (const { pid } of running) if (pid) process.kill(-pid, 'SIGINT')
  postgres?.stop()
  scratch.remove()
})
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(1))

// Each of the two waits a lot: for timers, for pictures on a screen. Together they use the machine.
const stories = chosen.stories.length > 0 ? browserTests(chosen) : undefined
if (chosen.isAll) {
  await check('Format and lint', 'biome', ['check', '--error-on-warnings', '.'])
  await check('Types', 'tsc', [])
}
if (chosen.files.length > 0) await unitTests(chosen.files)
await stories?.then((tell) => tell())

const slowest = outcomes
  .flatMap(({ seconds = {} }) => Object.entries(seconds))
  .sort(([, a], [, b]) => b - a)
  .slice(0, 10)
if (slowest.length > 0) step('The slowest files, in seconds')
for (const [file, seconds] of slowest) console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`)
const sum = (of: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[of], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') > 0 ? 1 : 0)

async function postgresOrNotice() {
  const started = await startPostgres()
  if (started) return started

  console.log(
    'PostgreSQL is not on this machine, so that half of the tests is skipped; `apt-get install postgresql` brings it.',
  )
  if (process.env.CI) outcomes.push({ passed: 0, failed: 1 })
  return undefined
}

async function unitTests(files: string[]): Promise<void> {
  step('Unit and HTTP tests')
  const result = join(scratch.folder, 'unit.json')
  const environment = { TEST_TEMPLATES: join(scratch.folder, 'templates') }
  if ((await run(projectNode, ['scripts/test/templates.ts', environment.TEST_TEMPLATES])) !== 0) {
    console.log('The databases that the tests begin with could not be made.')
    outcomes.push({ passed: 0, failed: 1 })
    return
  }
  const status = await run(
    projectNode,
    ['scripts/test/run-files.ts', stories ? '2' : '3', result, 'build/test-times.json', ...files],
    environment,
  )
  note(status, () => JSON.parse(readFileSync(result, 'utf8')))
}

/** Gives what tells how it went: it runs while something else is told. */
async function browserTests({ stories, isAll }: Chosen): Promise<() => void> {
  const name = 'Browser tests'
  const browser = findBrowser()
  if (!browser)
    return () => {
      step(name)
      console.log('There is no browser for the tests: install Chromium, or name one with CHROME_PATH.')
      outcomes.push({ passed: 0, failed: 1 })
    }
  const moved = await movedSite()
  if (moved === 'failed')
    return () => {
      step(name)
      console.log('The site that editors change could not be moved to PostgreSQL.')
      outcomes.push({ passed: 0, failed: 1 })
    }
  const result = join(scratch.folder, 'browser.json')
  const said = join(scratch.folder, 'browser.txt')
  const status = await run(
    'playwright',
    ['test', '--reporter=dot,json,./scripts/test/last-seen.ts', ...(isAll ? [] : stories)],
    {
      CHROME_PATH: browser === 'playwright' ? '' : browser,
      SITE_PORT: String(await freePort()),
      // Stories of readers and members on SQLite, those of editors on PostgreSQL.
      ...moved,
      PLAYWRIGHT_JSON_OUTPUT_FILE: result,
    },
    openSync(said, 'w'),
  )
  return () => {
    step(name)
    process.stdout.write(readFileSync(said))
    note(status, () => countStories(readFileSync(result, 'utf8')))
  }
}

/** The site that editors change began in a file: all their stories run on what `npm run move` made of it. */
async function movedSite(): Promise<Record<string, string> | 'failed'> {
  if (!postgres) return {}
  const url = postgres.newDatabase('izz_redactie')
  const DATA_DIR = join(scratch.folder, 'before')
  for (const args of [['scripts/test/make-site.ts'], ['scripts/move.ts', url]])
    if ((await run(projectNode, args, { DATA_DIR, DATABASE_URL: '' }, 'ignore')) !== 0) return 'failed'
  return { EDITED_SITE_DATA_DIR: DATA_DIR, EDITED_SITE_DATABASE_URL: url }
}

/** A step that holds or does not. */
async function check(name: string, command: string, args: string[]): Promise<void> {
  step(name)
  const status = await run(command, args)
  outcomes.push(status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

/** One that broke before it could count has failed too. */
function note(status: number, count: () => Outcome): void {
  try {
    const outcome = count()
    outcomes.push({ ...outcome, failed: status !== 0 ? Math.max(outcome.failed, 1) : outcome.failed })
  } catch {
    outcomes.push({ passed: 0, failed: 1 })
  }
}

function run(
  command: string,
  args: string[],
  environment = {},
  output: 'inherit' | 'ignore' | number = 'inherit',
): Promise<number> {
  const env = {
    ...process.env,
    ...(postgres && { TEST_POSTGRES_URL: postgres.url }),
    ...environment,
  }
  return new Promise((resolve) => {
    // In a group of its own: whoever is stopped takes along what it started.
    const child = spawn(command, args, { stdio: ['inherit', output, output], env, detached: true })
    const end = (code: number) => {
      running.delete(child)
      resolve(code)
    }
    running.add(child)
    child.on('error', () => end(1))
    child.on('exit', (code) => end(code ?? 1))
  })
}
