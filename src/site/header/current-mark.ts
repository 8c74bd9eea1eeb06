/** The page itself, or the part of the site in which it lies. */
export function currentMark(itemPath: string, path: string): 'page' | 'true' | undefined {
  if (itemPath === path) return 'page'
  return path.startsWith(`${itemPath}/`) ? 'true' : undefined
}
