import type { Editor } from '#features/editor/people/editor.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import type { Waiting } from '../waiting/waiting.ts'
import { WaitingLists } from '../waiting/waiting.view.tsx'
import { concerns, type ListQuery, type PageList } from './page-list.ts'
import { PageRow } from './page-row.view.tsx'
import { PageSearch } from './page-search.view.tsx'
import { PageTree } from './page-tree.view.tsx'
import { listAddress } from './read-list-query.ts'
import type { FailedPlan, LastTouches } from './store.ts'

type PageListPageProps = {
  frame: Frame
  editor: Editor
  list: PageList
  query: ListQuery
  touches: LastTouches
  failed: FailedPlan[]
  /** On the first screen. */
  waiting?: Waiting[]
}

export function PageListPage(props: PageListPageProps) {
  const { frame, editor, list, query, touches, failed, waiting } = props
  return (
    <EditorDocument frame={frame} editor={editor} title="Pagina’s">
      <div className="page-list-top">
        <PageSearch query={query} />
        <ButtonLink href="/redactie/paginas/nieuw">Nieuwe pagina</ButtonLink>
      </div>
      <Failed plans={failed} />
      {waiting && <WaitingLists lists={waiting} />}
      {waiting && <h2 className="page-list-title">Alle pagina’s</h2>}
      {list.kind === 'tree' ? (
        <>
          <PageTree branches={list.branches} touches={touches} />
          {list.isCut && (
            <p>
              <a href={listAddress({ below: '/' })}>Toon alle pagina’s in een lijst</a>
            </p>
          )}
        </>
      ) : (
        <Found list={list} query={query} touches={touches} />
      )}
    </EditorDocument>
  )
}

/** What an editor thinks is on the site and is not. */
function Failed({ plans }: { plans: FailedPlan[] }) {
  if (plans.length === 0) return null
  return (
    <section className="gate" aria-labelledby="mislukt">
      <h2 id="mislukt" className="sheet-group-title">
        Niet gelukt op de geplande tijd
      </h2>
      <ul className="findings">
        {plans.map(({ href, title, fault }) => (
          <li key={href} className="finding" data-severity="blocks">
            <a href={href}>{title}</a> {fault}
          </li>
        ))}
      </ul>
    </section>
  )
}

type FoundProps = { list: Extract<PageList, { kind: 'found' }>; query: ListQuery; touches: LastTouches }

function Found({ list, query, touches }: FoundProps) {
  const { pages, total, page, pageCount } = list
  return (
    <section aria-labelledby="gevonden">
      <h2 id="gevonden" className="page-list-title">
        {total === 0 ? 'Geen pagina’s gevonden' : `${total} ${total === 1 ? 'pagina' : 'pagina’s'} gevonden`}
        {query.below && ` onder ${query.below}`}
        {query.about && `: ${concerns[query.about].toLowerCase()}`}
      </h2>
      {total === 0 && <p>Kijk of alle woorden goed getypt zijn, of kies een andere status.</p>}
      <ul className="page-list">
        {pages.map((each) => (
          <li key={each.path}>
            <PageRow page={each} touch={touches[each.path]} showsPath />
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <nav className="page-list-steps" aria-label="Meer pagina’s">
          {page > 1 && <a href={listAddress({ ...query, page: page - 1 })}>Vorige</a>}
          <span>
            {page} van {pageCount}
          </span>
          {page < pageCount && <a href={listAddress({ ...query, page: page + 1 })}>Volgende</a>}
        </nav>
      )}
      <p>
        <a href="/redactie">Terug naar alle pagina’s</a>
      </p>
    </section>
  )
}
