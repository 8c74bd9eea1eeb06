import type { Waiting } from './waiting.ts'

/** What waits for whoever comes in, each with the way to it. */
export function WaitingLists({ lists }: { lists: Waiting[] }) {
  return (
    <section aria-labelledby="wacht">
      <h2 id="wacht" className="page-list-title">
        Wat er op je wacht
      </h2>
      {lists.length === 0 ? (
        <p>Er wacht niets op je. Je bent helemaal bij.</p>
      ) : (
        <div className="waiting-lists">
          {lists.map((list) => (
            <WaitingList key={list.id} list={list} />
          ))}
        </div>
      )}
    </section>
  )
}

function WaitingList({ list: { id, title, items, isCut, all } }: { list: Waiting }) {
  return (
    <section className="waiting-list" aria-labelledby={`wacht-${id}`}>
      <h3 id={`wacht-${id}`}>{title}</h3>
      <ul>
        {items.map(({ label, href, note }) => (
          <li key={label + href}>
            <a href={href}>{label}</a> <span className="waiting-note">{note}</span>
          </li>
        ))}
      </ul>
      {isCut && (
        <p>
          <a href={all.href}>{all.label}</a>
        </p>
      )}
    </section>
  )
}
