import { useState } from 'react'
import type { PageFile } from '#features/pages/page.ts'
import { momentInWords } from '#period-words.ts'
import { Button } from '#ui/button/button.tsx'
import { linesOfFields, linesOfValue } from '../../drafts/compare/field-lines.ts'
import { compareWords, type TextPart } from '../../drafts/compare/word-diff.ts'
import { menuField } from '../../drafts/properties/menu-field.ts'
import type { SavedDraft } from '../keeping/keeper.browser.ts'
import { useWork } from '../work.part.tsx'
import {
  type Choice,
  type Difference,
  differencesOf,
  keyOf,
  likelyChoices,
  mergePages,
} from './differences.ts'

type ConflictProps = {
  mine: PageFile
  theirs: SavedDraft
  /** What both began from, if it is still known. */
  base: PageFile | undefined
  isOfSite: boolean
  onSettle: (page: PageFile) => void
}

/** The same page was changed twice, by two people or by one at two places. Both versions side by side; nothing is thrown away unseen. */
export function Conflict({ mine, theirs, base, isOfSite, onSettle }: ConflictProps) {
  const differences = differencesOf(mine, theirs.document)
  const [choices, setChoices] = useState(() => likelyChoices(mine, theirs.document, base))
  const setAll = (choice: Choice) =>
    setChoices(Object.fromEntries(differences.map((each) => [keyOf(each), choice])))
  const words = wordsAbout(theirs, isOfSite)
  return (
    <section className="conflict" aria-labelledby="conflict-titel">
      <h1 id="conflict-titel">{words.title}</h1>
      <p>{words.what} Je eigen werk is bewaard. Kies bij elk verschil wat blijft staan.</p>
      <p className="conflict-all">
        <Button type="button" look="secondary" onClick={() => setAll('mine')}>
          Kies overal mijn versie
        </Button>
        <Button type="button" look="secondary" onClick={() => setAll('theirs')}>
          {words.all}
        </Button>
      </p>
      <ol className="conflict-list">
        {differences.map((difference) => {
          const key = keyOf(difference)
          return (
            <li key={key}>
              <DifferenceChoice
                difference={difference}
                other={words.other}
                chosen={choices[key] ?? 'mine'}
                onChoose={(choice) => setChoices({ ...choices, [key]: choice })}
              />
            </li>
          )
        })}
      </ol>
      <Button type="button" onClick={() => onSettle(mergePages(mine, theirs.document, choices))}>
        Ga verder met deze keuze
      </Button>
    </section>
  )
}

type DifferenceChoiceProps = {
  difference: Difference
  other: string
  chosen: Choice
  onChoose: (choice: Choice) => void
}

function DifferenceChoice({ difference, other, chosen, onChoose }: DifferenceChoiceProps) {
  const { label, mine, theirs } = useSides(difference)
  const parts = compareWords(mine.join('\n'), theirs.join('\n'))
  const sides: [Choice, string, TextPart[]][] = [
    ['mine', 'Jouw versie', parts.filter(({ kind }) => kind !== 'added')],
    ['theirs', other, parts.filter(({ kind }) => kind !== 'removed')],
  ]
  return (
    <fieldset className="conflict-difference">
      <legend>{label}</legend>
      {parts.every(({ kind }) => kind === 'same') && <p>{sameWords}</p>}
      {sides.map(([choice, name, side]) => (
        <label key={choice} className="conflict-side" data-chosen={chosen === choice || undefined}>
          <span>
            <input
              type="radio"
              name={keyOf(difference)}
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
            />{' '}
            {name}
          </span>
          <span className="conflict-words">
            {side.map(({ kind, text }, index) => (kind === 'same' ? text : <mark key={index}>{text}</mark>))}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Two versions also differ in what nobody reads there, such as the anchor of an item. */
const sameWords =
  'De woorden zijn gelijk. Er verschilt iets wat je hier niet ziet, zoals de opmaak of het adres van een onderdeel.'

function useSides(difference: Difference): { label: string; mine: string[]; theirs: string[] } {
  const { bench } = useWork()
  if (difference.at === 'order')
    return { label: 'Volgorde', mine: ['Jouw volgorde'], theirs: ['De andere volgorde'] }
  const packages = new Map(bench.gathered.insurance.products.map(({ id, name }) => [id, name]))
  const { mine, theirs } = difference
  if (difference.at === 'page') {
    const field = [...bench.page, menuField].find(({ name }) => name === difference.name)
    const words = (value: unknown) => orNothing(value, field ? linesOfValue(value, field, packages) : [])
    return { label: field?.label ?? 'Pagina', mine: words(mine), theirs: words(theirs) }
  }
  const { kind } = difference.mine ?? difference.theirs ?? {}
  const { label = 'Blok', fields = [] } = bench.blocks.find((each) => each.kind === kind) ?? {}
  const words = (value: unknown) => orNothing(value, linesOfFields(value, fields, packages))
  return { label, mine: words(mine), theirs: words(theirs) }
}

/** A block that somebody just put there has no words yet, but it is there. */
function orNothing(value: unknown, lines: string[]): string[] {
  if (lines.length > 0) return lines
  return [value === undefined ? 'Staat er niet in' : 'Nog leeg']
}

type Words = { title: string; what: string; other: string; all: string }

/** Nobody is named who did not do it. */
function wordsAbout({ savedBy, savedAt, isOwn }: SavedDraft, isOfSite: boolean): Words {
  if (isOfSite)
    return {
      title: 'Het concept is intussen gepubliceerd of weggegooid',
      what: 'Daarom staat je werk hier naast wat er nu op de site staat.',
      other: 'Versie van de site',
      all: 'Kies overal de versie van de site',
    }
  const when = momentInWords(savedAt)
  if (isOwn)
    return {
      title: 'Je hebt deze pagina ook ergens anders opgeslagen',
      what: `Dat was op ${when}, in een ander tabblad of op een ander apparaat.`,
      other: 'Je andere versie',
      all: 'Kies overal je andere versie',
    }
  const who = savedBy ?? 'iemand anders'
  return {
    title: `Deze pagina is ook door ${who} opgeslagen`,
    what: `Dat was op ${when}.`,
    other: `Versie van ${who}`,
    all: `Kies overal de versie van ${who}`,
  }
}
