export type PageOption = { path: string; title: string }

export const pageOptionsId = 'paginas'

/** The pages to choose from, once for all fields of a screen: browsers search them by title and by address. */
export function PageOptions({ pages }: { pages: PageOption[] }) {
  return (
    <datalist id={pageOptionsId}>
      {pages.map(({ path, title }) => (
        <option key={path} value={path} label={title} />
      ))}
    </datalist>
  )
}
