import { Fragment } from 'react'
import { WholeWords } from '#ui/whole-words/whole-words.tsx'
import type { MarkedText } from './found-pages.ts'

/** The words that were looked for stand out, whatever their inflection. */
export function MarkedWords({ text, marks }: MarkedText) {
  return (
    <>
      {marks.map(([start, end], index) => (
        <Fragment key={start}>
          <WholeWords>{text.slice(marks[index - 1]?.[1] ?? 0, start)}</WholeWords>
          <mark>
            <WholeWords>{text.slice(start, end)}</WholeWords>
          </mark>
        </Fragment>
      ))}
      <WholeWords>{text.slice(marks.at(-1)?.[1] ?? 0)}</WholeWords>
    </>
  )
}
