import type { Rule } from '../checked-site.ts'
import { excerptOf, mostFindings } from '../finding.ts'
import { readTexts, withoutQuotations } from './read-texts.ts'
import { sentencesIn } from './sentences.ts'

/** Everybody is addressed as je. What somebody says is left as it was said, and another page is called by its name. */
export const formOfAddress: Rule = ({ page, pieces }, { content }) => {
  const others = [...content.pages.values()].filter(({ path }) => path !== page.path)
  const names = others.map(({ title }) => title.toLowerCase()).filter((name) => wrong.test(name))
  return readTexts(pieces)
    .values()
    .filter(({ isQuote }) => !isQuote)
    .flatMap(({ text, place }) => sentencesIn(text).map((sentence) => ({ sentence, place })))
    .flatMap(({ sentence, place }) => {
      const found = wrong.exec(withoutNames(withoutQuotations(sentence), names))?.[0]
      if (!found) return []
      const message = `We schrijven ‘je’, en hier staat ‘${found}’: ${excerptOf(sentence)}`
      return [{ message, text: sentence, ...place }]
    })
    .take(mostFindings)
    .toArray()
}

const wrong = /(?<![\p{L}\p{N}-])(?:u|uw|uwe|uzelf)(?![\p{L}\p{N}-])/u

function withoutNames(sentence: string, names: string[]): string {
  return names.reduce((rest, name) => rest.replaceAll(name, ' '), sentence.toLowerCase())
}
