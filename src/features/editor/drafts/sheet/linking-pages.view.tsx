import { pageAddress } from '../page-address.ts'

const mostShown = 20

/** Which pages lead here, so that an editor can mend them first. */
export function LinkingPages({ linking }: { linking: { path: string; title: string }[] }) {
  if (linking.length === 0) return <p>Geen enkele pagina verwijst hierheen.</p>
  return (
    <section className="linking">
      <h2 className="sheet-group-title">
        {linking.length === 1 ? 'Eén pagina verwijst' : `${linking.length} pagina’s verwijzen`} hierheen
      </h2>
      <ul>
        {linking.slice(0, mostShown).map(({ path, title }) => (
          <li key={path}>
            <a href={pageAddress(path)}>{title}</a> <span className="page-row-path">{path}</span>
          </li>
        ))}
      </ul>
      {linking.length > mostShown && <p>En nog {linking.length - mostShown} andere.</p>}
    </section>
  )
}
