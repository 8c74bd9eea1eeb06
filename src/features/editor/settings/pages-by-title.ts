import type { SiteContent } from '#features/pages/site-content.ts'
import { pageOptionsOf } from '../page-options.ts'
import type { Row, SettingForm, TypedSetting } from './setting-form.ts'

/** To choose from, for a form whose rows are about pages. */
export function pagesFor({ columns }: SettingForm, content: SiteContent) {
  return columns.some(({ isPage }) => isPage) ? pageOptionsOf(content) : []
}

/** Who typed the whole title of a page instead of choosing it means that page, when no other has the same title. */
export function withPagesByTitle(
  { columns }: SettingForm,
  typed: TypedSetting,
  { pages }: Pick<SiteContent, 'pages'>,
): TypedSetting {
  const fields = columns.filter(({ isPage }) => isPage).map(({ name }) => name)
  const isTitle = (value = '') => value !== '' && !value.startsWith('/')
  if (!typed.rows.some(({ row }) => fields.some((name) => isTitle(row[name])))) return typed

  const byTitle = Map.groupBy(pages.values(), ({ title }) => title.toLowerCase())
  const toPath = (value = '') => {
    const found = isTitle(value) ? byTitle.get(value.toLowerCase()) : undefined
    return found?.length === 1 ? (found[0]?.path ?? value) : value
  }
  const resolve = (row: Row): Row => ({
    ...row,
    ...Object.fromEntries(fields.map((name) => [name, toPath(row[name])])),
  })
  return { ...typed, rows: typed.rows.map((each) => ({ ...each, row: resolve(each.row) })) }
}
