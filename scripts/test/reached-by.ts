import { existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'

/**
 * The files that a change of others can reach: what imports them, starts them as a process or a thread, or reads the
 * folder that they are in. It goes by the names that stand in a file, so rather too many than too few.
 */
export function reachedBy(changed: string[], tracked: string[]): Set<string> {
  const importers = new Map<string, Set<string>>()
  for (const file of tracked.filter((name) => /\.(tsx?|mjs)$/.test(name)))
    for (const named of namedIn(file, tracked)) {
      const known = importers.get(named) ?? new Set()
      importers.set(named, known.add(file))
    }

  const reached = new Set(changed)
  // Vite gathers stylesheets by pattern.
  if (changed.some((name) => name.endsWith('.css'))) reached.add('vite.config.ts')
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer)
  return reached
}

const names = /[#\w./@-]+\.(?:tsx?|mjs|css|json|txt(?:\.br)?)\b|[\w./-]+\/(?=['"`])/g

function namedIn(file: string, tracked: string[]): string[] {
  if (!existsSync(file)) return []
  const found = [...readFileSync(file, 'utf8').matchAll(names)].flatMap(([name]) => placesOf(name, file))
  return [...new Set(found), ...(alsoNeeded.find(([pattern]) => pattern.test(file))?.[1] ?? [])].flatMap(
    (name) => (name.endsWith('/') ? tracked.filter((each) => each.startsWith(name)) : [name]),
  )
}

function placesOf(name: string, file: string): string[] {
  if (name.startsWith('#test/')) return [name.replace('#test/', 'test/support/')]
  if (name.startsWith('#')) return [name.replace('#', 'src/')]
  return [normalize(join(file, '..', name)), normalize(name)]
}

/** What is needed without being named: the site for every story, and the pages that Vite builds for every site. */
const alsoNeeded: [RegExp, string[]][] = [
  [/^test\/e2e\/.*\.spec\.ts$/, ['playwright.config.ts']],
  [/^src\/http\/page-renderer\.ts$/, ['scripts/build.ts', 'vite.config.ts']],
]
