import type { Rule } from '../checked-site.ts'

/** A page that nothing leads to is found by nobody. The site map does not count: who wants to read it? */
export const orphans: Rule = ({ page }, { linksTo, menuPaths }) => {
  const isReached =
    // The frame of every page leads here.
    page.path === '/' ||
    menuPaths.has(page.path) ||
    [...(linksTo.get(page.path) ?? [])].some((from) => from !== page.path)
  return isReached
    ? []
    : [
        {
          message: 'Geen enkele pagina en geen menu leidt hierheen. Verwijs er ergens naar.',
          text: page.path,
        },
      ]
}
