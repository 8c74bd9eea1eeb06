import type { ReactNode } from 'react'
import type { Premium } from '#features/insurance/insurance.ts'
import { KeptChoices } from '../choices.view.tsx'
import type { Gathered } from '../gathered.ts'
import { YearChoice } from './calculator-fields.view.tsx'
import { certaintyOf } from './certainty.ts'
import { lineFails } from './line-words.ts'
import { queryTextOf } from './read-choice.ts'
import { type ChosenYear, yearKey } from './read-year.ts'

type FrameProps = {
  block: { id: string; title: string; intro?: string | undefined }
  gathered: Gathered
  year: ChosenYear
  /** What is chosen, and typed where that does not fit, by the keys that its own fields send. */
  chosen: Record<string, string>
  fields: ReactNode
  /** The outcome. */
  children: ReactNode
}

/** A calculator with a small form: what somebody fills in, and beside it what comes of it. */
export function CalculatorFrame({ block, gathered, year, chosen, fields, children }: FrameProps) {
  const { id, title, intro } = block
  return (
    <section className="calculator container narrows" id={id} data-live={lineFails}>
      <div className="calculator-words">
        <h2>{title}</h2>
        {intro && <p>{intro}</p>}
      </div>
      <div className="calculator-body">
        <form
          className="calculator-form"
          action={`${gathered.path}#${id}-uitkomst`}
          autoComplete="off"
          data-year={year.year}
        >
          <KeptChoices query={gathered.query} isAsked={(key) => key === yearKey || key in chosen} />
          <YearChoice id={id} chosen={year} />
          {fields}
        </form>
        <div
          className="calculator-result"
          id={`${id}-uitkomst`}
          data-count="1"
          data-query={queryTextOf({ [yearKey]: `${year.year}`, ...chosen })}
        >
          {children}
        </div>
      </div>
    </section>
  )
}

type CertaintyProps = { year: number; items: (readonly [string, Pick<Premium, 'status' | 'source'>])[] }

/** With what it was reckoned, and how certain that is. */
export function Certainty({ year, items }: CertaintyProps) {
  return (
    <ul className="calculator-certain">
      {items.map(([what, known]) => (
        <li key={what}>
          {what}: {certaintyOf(year, known)}
        </li>
      ))}
    </ul>
  )
}
