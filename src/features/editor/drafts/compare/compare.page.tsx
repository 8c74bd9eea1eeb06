import type { Editor } from '#features/editor/people/editor.ts'
import { EditorDocument } from '#site/editor/editor-document.tsx'
import type { Frame } from '#site/frame.ts'
import { pageAddress } from '../page-address.ts'
import type { Change } from './compare-pages.ts'
import type { TextPart } from './word-diff.ts'

type ComparePageProps = {
  frame: Frame
  editor: Editor
  path: string
  title: string
  /** What is compared, such as "de site" and "het concept". */
  before: string
  after: string
  changes: Change[]
}

/** What changed, in words that everybody can read: struck through is what went, underlined is what came. */
export function ComparePage({ frame, editor, path, title, before, after, changes }: ComparePageProps) {
  const different = changes.filter(({ state, isMoved }) => state !== 'same' || isMoved)
  return (
    <EditorDocument frame={frame} editor={editor} title={`Vergelijken: ${title}`}>
      {different.length === 0 ? (
        <p>
          Er is geen verschil tussen {before} en {after}.
        </p>
      ) : (
        <p>
          Van {before} naar {after}: <del className="went">dit gaat weg</del> en{' '}
          <ins className="came">dit komt erbij</ins>.
        </p>
      )}
      <div className="comparison-parts">
        {changes.map((change, index) => (
          <ChangedPart key={`${index} ${change.label}`} change={change} />
        ))}
      </div>
      <p>
        <a href={pageAddress(path)}>Terug naar de pagina</a>
      </p>
    </EditorDocument>
  )
}

const states: Record<Change['state'], string> = {
  same: 'Ongewijzigd',
  changed: 'Gewijzigd',
  added: 'Nieuw',
  removed: 'Weggehaald',
}

function ChangedPart({ change: { label, state, isMoved, lines } }: { change: Change }) {
  const isDifferent = state !== 'same'
  return (
    <section className={`changed-part changed-part-${state}`}>
      <h2 className="changed-part-title">
        {label}{' '}
        <span className="changed-part-state">
          {states[state]}
          {isMoved && ', verplaatst'}
        </span>
      </h2>
      {isDifferent && lines.map((line, index) => <Line key={`${index} ${line[0]?.text}`} line={line} />)}
    </section>
  )
}

function Line({ line }: { line: TextPart[] }) {
  return (
    <p>
      {line.map(({ kind, text }, index) => {
        const key = `${index} ${text}`
        if (kind === 'same') return <span key={key}>{text}</span>
        return kind === 'added' ? (
          <ins className="came" key={key}>
            <span className="visually-hidden">[nieuw: </span>
            {text}
            <span className="visually-hidden">]</span>
          </ins>
        ) : (
          <del className="went" key={key}>
            <span className="visually-hidden">[weg: </span>
            {text}
            <span className="visually-hidden">]</span>
          </del>
        )
      })}
    </p>
  )
}
