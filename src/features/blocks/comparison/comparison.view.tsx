import type { ReactNode } from 'react'
import { type Comparison, hasLongAmounts } from '#features/insurance/comparison.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { CheckboxTiles, KeptChoices } from '../choices.view.tsx'
import type { Gathered } from '../gathered.ts'
import { ComparisonSources } from './comparison-sources.view.tsx'
import { ComparisonTable } from './comparison-table.view.tsx'
import { countColumns, type Noun, sayHowMuch, sentencesOf } from './sentences.ts'

type ComparisonProps = {
  block: { id: string; title: string; intro?: string | undefined; year: number }
  gathered: Gathered
  comparison: Comparison
  noun: Noun
  onlyDifferences: boolean
  /** Whether the form itself asks for this; other choices of the address are kept as they are. */
  isAsked: (key: string, value: string) => boolean
  /** At most this many products at once. */
  most?: number
  /** They asked for more than that. */
  isTooMany?: boolean
  /** The fields by which somebody chooses. */
  children: ReactNode
}

/**
 * Products side by side, with a form to choose. The form works by itself; a script makes it quicker. On a narrow screen
 * it is folded until somebody chose something, so that what is compared stands in the first screen.
 */
export function ComparisonView(props: ComparisonProps) {
  const { block, gathered, comparison, noun, onlyDifferences, most, isTooMany, children } = props
  const sentences = sentencesOf(comparison, noun)
  if (comparison.columns.length === 0) return <NothingYet {...block} />
  const isChosen = Object.entries(gathered.query).some(([key, values]) =>
    values.some((value) => props.isAsked(key, value)),
  )
  return (
    <section
      className="comparison container narrows"
      id={block.id}
      data-columns={countColumns(comparison)}
      data-most={most}
      data-differences={onlyDifferences ? '' : undefined}
      data-amounts={hasLongAmounts(comparison) ? 'long' : undefined}
    >
      <ComparisonWords {...block} />
      <details className="collapse-choices comparison-filter" open={isChosen}>
        <summary>
          Kies wat je wilt zien
          <Icon of="chevron-down" className="collapse-mark" />
        </summary>
        <form className="comparison-form" action={`${gathered.path}#${block.id}`} autoComplete="off">
          <KeptChoices query={gathered.query} isAsked={props.isAsked} />
          {children}
          <CheckboxTiles
            legend="Regels"
            name="verschillen"
            options={[{ id: '1', label: 'Toon alleen verschillen' }]}
            chosen={new Set(onlyDifferences ? ['1'] : [])}
          />
          <Button type="submit">Toon</Button>
        </form>
      </details>
      {most && <Refusal isTooMany={isTooMany} noun={noun} />}
      <p
        className="comparison-count"
        role="status"
        data-shown={sentences.shown}
        data-alone={sentences.alone}
        data-none={sentences.none}
      >
        {sayHowMuch(comparison, sentences, onlyDifferences)}
      </p>
      <ComparisonTable {...{ block, comparison, gathered, noun }} />
      <ComparisonSources {...{ block, comparison, gathered }} />
    </section>
  )
}

function ComparisonWords({ id, title, intro }: ComparisonProps['block']) {
  return (
    <div className="comparison-words">
      <h2 id={`${id}-kop`}>{title}</h2>
      {intro && <p>{intro}</p>}
    </div>
  )
}

function NothingYet(block: ComparisonProps['block']) {
  return (
    <section className="comparison container" id={block.id}>
      <ComparisonWords {...block} />
      <p>De gegevens van {block.year} zijn er nog niet. Kijk later nog eens.</p>
    </section>
  )
}

const tooMany = 'Je kunt er hooguit drie tegelijk vergelijken. Haal eerst een ander vinkje weg.'

function Refusal({ isTooMany, noun }: { isTooMany: boolean | undefined; noun: Noun }) {
  return (
    <p
      className="comparison-refusal"
      role="alert"
      data-too-many={tooMany}
      data-too-few={`Laat minstens één ${noun.one} staan.`}
    >
      {isTooMany && tooMany}
    </p>
  )
}
