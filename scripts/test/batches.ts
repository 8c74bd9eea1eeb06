import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** So many that a run ends evenly, and so few that loading the site is little of it. */
const mostBatches = 12
const fewestFiles = 4

/** Whoever starts, ends or measures processes has one of its own. */
const isAboutProcesses =
  /#test\/(machine|proofs|test-process|worked|longest-stretch)|node:child_process|\bprocess\./

export const mayShare = (file: string) => !isAboutProcesses.test(readFileSync(file, 'utf8'))

/** Evenly by the seconds of the last time: each file, the longest first, goes where the least is. */
export function divide(files: string[], secondsOf: (file: string) => number): string[][] {
  const length = Math.min(mostBatches, Math.ceil(files.length / fewestFiles))
  const all = Array.from({ length }, () => ({ files: [] as string[], seconds: 0 }))
  for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    const least = all.reduce((a, b) => (b.seconds < a.seconds ? b : a))
    least.files.push(file)
    least.seconds += secondsOf(file)
  }
  return all.map(({ files }) => files)
}

/**
 * A test file that runs others, one after the other. Each becomes a test with the name of the file, so that the next
 * begins when it has closed what it opened, with a suite, so that its first test begins when all of it was read.
 */
export function writeBatch(folder: string, name: string, files: string[]): string {
  const path = join(folder, `${name}.test.mjs`)
  const entries = files.map((file) => [file, pathToFileURL(resolve(file)).href])
  writeFileSync(
    path,
    `import { suite, test } from 'node:test'
for (const [file, address] of ${JSON.stringify(entries)})
  test(file, () => void suite(file, () => import(address)))
`,
  )
  return path
}
