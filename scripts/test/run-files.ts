import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { run } from 'node:test'
import { report } from './reporter.ts'

/**
 * Runs test files, several at a time, each in a process of its own. Those that took longest the last time begin first, so
 * that none of them keeps a whole run waiting. Arguments: how many at a time, where to write the result, where the seconds
 * of the last time are kept, then the files.
 */
const [concurrency = '', resultFile = '', timesFile = '', ...files] = process.argv.slice(2)
const times: Record<string, number> = existsSync(timesFile) ? JSON.parse(readFileSync(timesFile, 'utf8')) : {}
const secondsOf = (file: string) => times[file] ?? Number.POSITIVE_INFINITY

const events = run({
  files: files.toSorted((a, b) => secondsOf(b) - secondsOf(a)),
  concurrency: Number(concurrency),
  // A file that failed before it closed what it opened must not keep the others waiting.
  forceExit: true,
})
const { passed, failed, seconds } = await report(events, process.stdout)

const named = Object.fromEntries([...seconds].map(([file, each]) => [relative('.', file), each]))
writeFileSync(timesFile, JSON.stringify({ ...times, ...named }))
writeFileSync(resultFile, JSON.stringify({ passed, failed, seconds: named }))
