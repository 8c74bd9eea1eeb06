import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The folders of these packages and of all that they need, as far as this machine has them. */
export function packagesOf(root: string, names: string[]): string[] {
  const found = new Set<string>()
  const add = (name: string): void => {
    const folder = join('node_modules', name)
    const description = join(root, folder, 'package.json')
    if (found.has(folder) || !existsSync(description)) return
    found.add(folder)
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(description, 'utf8'))
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) add(needed)
  }
  names.forEach(add)
  return [...found]
}
