import { longestDescription, longestTitle, shortestDescription } from '../page-lengths.ts'
import type { Finding } from './finding.ts'

/** What search engines show of a page: not cut off, and enough to choose by. */
export function lengths({ title, description }: { title: string; description: string }): Finding[] {
  const letters = description.length
  return [
    ...(title.length > longestTitle
      ? [
          {
            message: `De titel heeft ${title.length} tekens. Gebruik er hooguit ${longestTitle}.`,
            text: title,
          },
        ]
      : []),
    ...(letters < shortestDescription || letters > longestDescription
      ? [
          {
            message: `De omschrijving heeft ${letters} tekens. Maak er ${shortestDescription} tot ${longestDescription} van.`,
            text: description,
          },
        ]
      : []),
  ]
}
