import { z } from 'zod'
import { parentPath } from '#features/pages/page.ts'
import { menus } from '#features/pages/page-kinds.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import type { MenuPlace } from '#features/settings/settings.ts'
import { documentOf, findDoubles, findWithoutPage, readRows } from '../read-rows.ts'
import { optionalText, pageHint, sitePath, wholeNumber, wordsOrNothing } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import { settingsNow } from '../store.ts'

const row = z.object({
  path: sitePath('Kies een pagina.'),
  menu: z.enum(['main', 'service', 'legal', 'none'], { error: 'Kies een menu.' }),
  order: wholeNumber('Vul een getal in: het laagste staat vooraan.'),
  label: optionalText(60),
  group: wordsOrNothing(30),
})

const menuChoices = Object.entries(menus).map(([id, label]) => ({ id, label }))

/** Which pages stand in the menus, in which order, under which name and which heading. */
export const navigationSetting: Setting = {
  name: 'navigation',
  formFor: () => ({
    slug: 'menu',
    title: 'Menu’s',
    lead: 'Een pagina die onder een andere ligt, staat in het menu ook onder die pagina. Daarbinnen staat het laagste getal vooraan.',
    newRow: 'Nog een pagina',
    keepsRows: true,
    keys: ['path'],
    placeOf: ({ path = '/', menu = '' }) => ({
      heading: menuChoices.find(({ id }) => id === menu)?.label ?? '',
      level: path.split('/').length - 1,
      branch: `${menu} ${parentPath(path)}`,
    }),
    fields: [],
    columns: [
      { name: 'path', label: 'Pagina', hint: pageHint, isPage: true },
      { name: 'menu', label: 'Menu', choices: menuChoices, isPlace: true },
      { name: 'order', label: 'Volgorde', isPlace: true },
      { name: 'label', label: 'Naam in het menu', hint: 'Leeg: de titel van de pagina.' },
      { name: 'group', label: 'Kop', hint: 'Pagina’s met dezelfde kop staan bij elkaar. Mag leeg blijven.' },
    ],
  }),
  async read(db, content) {
    const { navigation } = await settingsNow(db, content)
    return { fields: {}, rows: placesIn(content, navigation).map(toRow) }
  },
  toDocument: ({ rows }, { pages }) =>
    documentOf(readRows(rows, row), {
      ...findDoubles(rows, 'path', 'Deze pagina staat er al.'),
      ...findWithoutPage(rows, 'path', (path) => pages.has(path)),
    }),
}

/** What editors chose, and of other pages what they say themselves. */
function placesIn({ pages }: SiteContent, navigation: MenuPlace[]): MenuPlace[] {
  const chosen = navigation.flatMap((place): MenuPlace[] => {
    const page = pages.get(place.path)
    return page ? [{ group: page.navigation?.group, ...place }] : []
  })
  const own = [...pages.values()].flatMap(({ path, navigation }): MenuPlace[] =>
    navigation && !chosen.some((place) => place.path === path) ? [{ path, ...navigation }] : [],
  )
  const places = [...chosen, ...own].sort((a, b) => a.order - b.order || a.path.localeCompare(b.path))
  return menuChoices.flatMap(({ id }) => asTree(places.filter(({ menu }) => menu === id)))
}

/** Each followed by what lies below it. What lies below a page that is not among them stands by itself. */
function asTree(places: MenuPlace[]): MenuPlace[] {
  const paths = new Set(places.map(({ path }) => path))
  const below = Map.groupBy(places, ({ path }) => (paths.has(parentPath(path)) ? parentPath(path) : ''))
  const take = (parent: string): MenuPlace[] =>
    (below.get(parent) ?? []).flatMap((place) => [place, ...(place.path === '/' ? [] : take(place.path))])
  return take('')
}

function toRow({ path, menu, order, label = '', group = '' }: MenuPlace) {
  return { path, menu, order: String(order), label, group }
}
