import { ButtonLink } from '#ui/button/button.tsx'
import type { Gathered, PageCard } from '../gathered.ts'
import { AlphabetFilter, AlphabetView } from './alphabet.view.tsx'
import { NewestView } from './newest.view.tsx'
import type { Overview } from './overview.ts'
import { type OverviewList, overviewAddress, overviewList } from './overview-list.ts'

export function OverviewView({ block, gathered }: { block: Overview; gathered: Gathered }) {
  const { id, title, order } = block
  const { path } = gathered
  const list = overviewList(block, Object.values(gathered.pages), gathered.query)
  const left = list.count - list.shown.length
  return (
    <section className="overview container" id={id} data-order={order}>
      <h2>{title}</h2>
      {order === 'alphabet' && (
        <AlphabetFilter id={id} label={`Zoek in ${list.count} ${nounOf(list.shown).many}`} />
      )}
      {list.topics.length > 1 && <Topics list={list} path={path} block={block} />}
      <Count list={list} path={path} block={block} />
      {order === 'alphabet' ? (
        <AlphabetView block={block} pages={list.shown} />
      ) : (
        <NewestView id={id} pages={list.shown} />
      )}
      {left > 0 && (
        <p className="overview-more">
          <ButtonLink href={moreAddress(list, block, path)} look="secondary">
            Toon meer (nog {left})
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

type PartProps = { list: OverviewList; path: string; block: Overview }

function Topics({ list, path, block: { id, title } }: PartProps) {
  return (
    <nav className="overview-topics" aria-label={`${title}: kies een onderwerp`}>
      <ul>
        <li>
          <a
            href={overviewAddress(path, { place: id })}
            aria-current={list.topic === undefined ? 'true' : undefined}
          >
            Alles
          </a>
        </li>
        {list.topics.map(({ name, count }) => (
          <li key={name}>
            <a
              href={overviewAddress(path, { topic: name, place: id })}
              aria-current={list.topic === name ? 'true' : undefined}
            >
              {name} <span className="overview-number">({count})</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Count({ list: { count, shown, topic }, path, block: { id } }: PartProps) {
  if (count === 0 && topic !== undefined) {
    return (
      <p>
        Over dit onderwerp staat hier nog niets. <a href={overviewAddress(path, { place: id })}>Toon alles</a>
        .
      </p>
    )
  }
  const { one, many } = nounOf(shown)
  const words = count === 1 ? `1 ${one}` : `${count} ${many}`
  return (
    <p className="overview-count" role="status">
      {words}
      {topic !== undefined && ` over ${topic.toLowerCase()}`}
      {shown.length < count && `, je ziet de eerste ${shown.length}`}
    </p>
  )
}

const nouns: Record<string, { one: string; many: string }> = {
  news: { one: 'bericht', many: 'berichten' },
  story: { one: 'verhaal', many: 'verhalen' },
  training: { one: 'training', many: 'trainingen' },
  treatment: { one: 'behandeling', many: 'behandelingen' },
  vacancy: { one: 'vacature', many: 'vacatures' },
}

/** What readers call these pages. */
function nounOf(pages: PageCard[]) {
  const [type, ...others] = new Set(pages.map(({ type }) => type))
  const noun = others.length === 0 && type !== undefined ? nouns[type] : undefined
  return noun ?? { one: 'pagina', many: 'pagina’s' }
}

/** The first page that was not there before is where the reader goes on. */
function moreAddress({ topic, shown }: OverviewList, { id, atOnce }: Overview, path: string): string {
  const first = shown.length + 1
  return overviewAddress(path, { topic, most: shown.length + atOnce, place: `${id}-${first}` })
}
