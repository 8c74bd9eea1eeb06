import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { run } from 'node:test'
import { divide, mayShare, writeBatch } from './batches.ts'
import { report } from './reporter.ts'

/**
 * Runs test files, several processes at a time. What took longest the last time begins first, so that none keeps a whole
 * run waiting. Arguments: how many at a time, where to write the result, where the seconds of the last time are kept, then
 * the files.
 */
const [concurrency = '', resultFile = '', timesFile = '', ...named] = process.argv.slice(2)
const files = named.map((file) => relative('.', file))
const isAsked = new Set(files)
const times: Record<string, number> = existsSync(timesFile) ? JSON.parse(readFileSync(timesFile, 'utf8')) : {}
const shared = new Set(files.filter(mayShare))
/** One that is new is taken for long when it has a process of its own, and for one of many when it has not. */
const secondsOf = (file: string) => times[file] ?? (shared.has(file) ? 5 : 1_000)

const batches = divide([...shared], secondsOf)
const processes = [
  ...batches.map((batch, index) => ({
    file: writeBatch(dirname(resultFile), `batch-${index + 1}`, batch),
    seconds: batch.reduce((sum, file) => sum + secondsOf(file), 0),
  })),
  ...files.filter((file) => !shared.has(file)).map((file) => ({ file, seconds: secondsOf(file) })),
]
const first = await runAll(processes.toSorted((a, b) => b.seconds - a.seconds).map(({ file }) => file))

// A process that ended by itself took along files that had not had their turn.
const left = files.filter((file) => !(file in first.seconds))
const second = left.length > 0 ? await runAll(left) : { passed: 0, failed: 0, seconds: {} }

const seconds = { ...first.seconds, ...second.seconds }
writeFileSync(timesFile, JSON.stringify({ ...times, ...seconds }))
writeFileSync(
  resultFile,
  JSON.stringify({ passed: first.passed + second.passed, failed: first.failed + second.failed, seconds }),
)

async function runAll(files: string[]) {
  const events = run({
    files,
    concurrency: Number(concurrency),
    execArgv: ['--import', './scripts/test/leave.ts'],
  })
  const { passed, failed, seconds } = await report(events, process.stdout)
  const byFile = [...seconds].map(([file, each]) => [relative('.', file), each] as const)
  return { passed, failed, seconds: Object.fromEntries(byFile.filter(([file]) => isAsked.has(file))) }
}
