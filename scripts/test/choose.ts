import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { reachedBy } from './reached-by.ts'

export type Chosen = { files: string[]; stories: string[]; isAll: boolean }

/** The tests beside the code, and what holds the house together. */
const quickFiles = ['src/**/*.test.ts', 'test/architecture.test.ts', 'test/content.test.ts']

/** By words, each a part of a name; by what is not committed yet; the quick ones; or all there are. */
export function chooseFiles(options: string[]): Chosen {
  if (options.includes('--quick')) return { files: globSync(quickFiles).sort(), stories: [], isAll: true }
  const all = {
    files: globSync(['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.ts']).sort(),
    stories: globSync('test/e2e/**/*.spec.ts').sort(),
  }
  if (options.length === 0) return { ...all, isAll: true }

  const isMeant = options.includes('--changed') ? isReached() : hasWordOf(options)
  return { files: all.files.filter(isMeant), stories: all.stories.filter(isMeant), isAll: false }
}

function hasWordOf(words: string[]): (file: string) => boolean {
  return (file) => words.some((word) => file.includes(word))
}

function isReached(): (file: string) => boolean {
  const tracked = linesOf(['ls-files', '--cached', '--others', '--exclude-standard'])
  const changed = linesOf(['status', '--porcelain', '--untracked-files=all', '--no-renames']).map((line) =>
    line.slice(3),
  )
  const reached = reachedBy(changed, tracked)
  return (file) => reached.has(file)
}

function linesOf(args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
}
