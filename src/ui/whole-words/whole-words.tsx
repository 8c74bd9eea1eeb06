import type { ReactNode } from 'react'

/** A text in which no line ends between `e-` and `mailadres`. */
export function WholeWords({ children: text }: { children: string }): ReactNode {
  const parts = text.split(/(\be-mail\p{L}*)/iu)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="whole-word">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
