import { inspect } from 'node:util'

/**
 * What we read of the events of node:test. An event of a process as a whole has no `entryFile`. In a batch, each file is
 * a test and a suite that have the name of the file.
 */
type TestEvent = { type: string; data: EventData }
type EventData = {
  name?: string
  file?: string
  entryFile?: string
  nesting?: number
  testId?: number
  line?: number
  message?: string
  /** Why it was not run, where that was told. */
  skip?: string | boolean
  details?: {
    duration_ms: number
    error?: { cause?: unknown; failureType?: string; exitCode?: number | null; signal?: string | null }
  }
  counts?: { passed: number }
}
export type TestReport = { passed: number; failed: number; seconds: Map<string, number> }

const isTestFile = /\.test\.m?[jt]s$/
const dotsPerLine = 100
const lastLines = 20
/** A page that is not as it should be need not be shown whole. */
const mostOfAReason = 4_000

/**
 * A dot for every test. What failed is told at once with its reason, for a file that died with what it was doing and said
 * last, and named again at the end; so is what was not run, with its reason.
 */
export async function report(
  events: AsyncIterable<TestEvent>,
  out: { write: (text: string) => unknown },
): Promise<TestReport> {
  const seconds = new Map<string, number>()
  const underWay = new Map<string, Map<number, string>>()
  const said = new Map<string, string[]>()
  const failures: string[] = []
  const skipped: string[] = []
  let passed = 0
  let soundFiles = 0
  let dots = 0

  const at = (file: string) => underWay.get(file) ?? underWay.set(file, new Map()).get(file) ?? new Map()
  const mark = (sign: string) => {
    out.write(sign)
    dots += 1
    if (dots % dotsPerLine === 0) out.write('\n')
  }

  const read: Record<string, (data: EventData) => void> = {
    'test:dequeue': ({ entryFile, testId = 0, name = '' }) => entryFile && at(entryFile).set(testId, name),
    'test:complete': (data) => {
      const { entryFile, testId = 0, name = '', file = '', details } = data
      if (entryFile) at(entryFile).delete(testId)
      if (!entryFile || isFile(data))
        seconds.set(entryFile ? name : file, (details?.duration_ms ?? 0) / 1_000)
    },
    'test:stderr': ({ entryFile = '', message = '' }) =>
      said.set(
        entryFile,
        [...(said.get(entryFile) ?? []), ...message.trimEnd().split('\n')].slice(-lastLines),
      ),
    'test:pass': (data) => {
      if (typeof data.skip === 'string') skipped.push(`- not run: ${data.name} (${data.skip})`)
      if (!isFile(data)) mark('.')
      else if (data.nesting === 0) soundFiles += 1
    },
    'test:fail': (data) => {
      // What failed in it was told already.
      if (isFile(data) && data.details?.error?.failureType === 'subtestsFailed') return
      const failure = data.entryFile ? failureOf(data) : deathOf(data, at(data.file ?? ''), said)
      out.write(`\n${failure}\n`)
      failures.push(failure.split('\n')[0] ?? '')
    },
    'test:summary': ({ file, counts: all }) => {
      if (!file && all) passed = all.passed
    },
  }
  for await (const { type, data } of events) read[type]?.(data)

  out.write(['', ...skipped, ...failures, ''].join('\n'))
  return { passed: passed - soundFiles, failed: failures.length, seconds }
}

/** As a test, or as the suite in it. */
function isFile({ entryFile, nesting, name }: EventData): boolean {
  return Boolean(entryFile) && Number(nesting) <= 1 && isTestFile.test(name ?? '')
}

function failureOf({ name, file, line, details }: EventData): string {
  const reason = inspect(details?.error?.cause ?? details?.error).slice(0, mostOfAReason)
  return `✖ ${name}\n  ${file}:${line}\n${indented(reason)}`
}

function deathOf(
  { file = '', details }: EventData,
  at: Map<number, string>,
  said: Map<string, string[]>,
): string {
  const { exitCode, signal } = details?.error ?? {}
  return [
    `✖ ${file} ended by itself (${signal ?? `exit code ${exitCode}`})`,
    ...[...at.values()].map((name) => `  while it was at: ${name}`),
    ...(said.get(file) ?? []).map((line) => `    ${line}`),
  ].join('\n')
}

const indented = (text: string) => text.replaceAll(/^/gm, '    ')
