import { Fragment } from 'react'
import type { MarkedText } from './found-pages.ts'

/** The words that were looked for stand out, whatever their inflection. */
export function MarkedWords({ text, marks }: MarkedText) {
  return (
    <>
      {marks.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  )
}
