import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { reachedBy } from './reached-by.ts'

export type Chosen = { files: string[]; stories: string[]; isAll: boolean }

/** Rules and flows beside the code, and what holds the house together; not what opens a whole site, which takes minutes. */
const quickFiles = ['src/**/*.test.ts', 'test/architecture.test.ts', 'test/content.test.ts']

/** By words, each a part of a name; by what is not committed yet; the quick ones; or all there are. */
export function chooseFiles(options: string[]): Chosen {
  if (options.includes('--quick')) return { files: quickOnes(), stories: [], isAll: true }
  const all = {
    files: globSync(['src/**/*.test.ts', 'scripts/**/*.test.ts', 'test/**/*.test.ts']).sort(),
    stories: globSync('test/e2e/**/*.spec.ts').sort(),
  }
  if (options.length === 0) return { ...all, isAll: true }

  const isMeant = options.includes('--changed') ? isReached() : hasWordOf(options)
  return { files: all.files.filter(isMeant), stories: all.stories.filter(isMeant), isAll: false }
}

function quickOnes(): string[] {
  const openSites = reachedBy(['src/open-site.ts'], trackedFiles())
  return globSync(quickFiles)
    .filter((file) => !openSites.has(file))
    .sort()
}

function hasWordOf(words: string[]): (file: string) => boolean {
  return (file) => words.some((word) => file.includes(word))
}

function isReached(): (file: string) => boolean {
  const changed = linesOf(['status', '--porcelain', '--untracked-files=all', '--no-renames']).map((line) =>
    line.slice(3),
  )
  const reached = reachedBy(changed, trackedFiles())
  return (file) => reached.has(file)
}

function trackedFiles(): string[] {
  return linesOf(['ls-files', '--cached', '--others', '--exclude-standard'])
}

function linesOf(args: string[]): string[] {
  return execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
}
