import type { Gathered } from '#features/blocks/gathered.ts'
import { Link } from '#features/blocks/rich-text.view.tsx'
import { inWords } from '#features/insurance/days.ts'
import { Card } from '#ui/card/card.tsx'
import type { Page } from './page.ts'

/** What stands at the foot of every page: where to go on, where the facts come from and how old they are. */
export function RelatedView({ page, gathered }: { page: Page; gathered: Gathered }) {
  const changedDate = changedDateOf(page, gathered)
  const related = page.related.flatMap((path) => gathered.pages[path] ?? [])
  return (
    <>
      {related.length > 0 && (
        <section className="related">
          <div className="container">
            <h2>Lees ook</h2>
            <div className="related-cards">
              {related.map(({ path, title, description }) => (
                <Card key={path} title={title} href={path}>
                  <p>{description}</p>
                </Card>
              ))}
            </div>
          </div>
        </section>
      )}
      <div className="page-foot container">
        {page.sources.length > 0 && <Sources sources={page.sources} />}
        <p>
          Bijgewerkt op <time dateTime={changedDate}>{inWords(changedDate)}</time>
        </p>
      </div>
    </>
  )
}

const comparisons = new Set(['insurance-list', 'supplementary-list'])

/** A page that compares is as new as what it compares. */
function changedDateOf({ blocks, publishedDate }: Page, { insurance }: Gathered): string {
  const compares = blocks.some(({ kind }) => comparisons.has(kind))
  return compares && insurance.updatedDate > publishedDate ? insurance.updatedDate : publishedDate
}

function Sources({ sources }: Pick<Page, 'sources'>) {
  return (
    <>
      <h2 className="page-foot-title">Bronnen</h2>
      <ul>
        {sources.map(({ name, date, href }) => (
          <li key={`${name} ${date}`}>
            {href ? <Link href={href}>{name}</Link> : name}
            {date && `, ${inWords(date)}`}
          </li>
        ))}
      </ul>
    </>
  )
}
