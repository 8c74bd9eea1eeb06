import type { Rule } from '../checked-site.ts'
import { excerptOf, mostFindings } from '../finding.ts'
import { readTexts } from './read-texts.ts'
import { countWords, sentencesIn } from './sentences.ts'

export const mostWords = 28

/** Who reads between two shifts should not have to begin a sentence twice. */
export const sentenceLength: Rule = ({ pieces }) =>
  readTexts(pieces)
    .values()
    .flatMap(({ text, place }) =>
      sentencesIn(text)
        .filter((sentence) => countWords(sentence) > mostWords)
        .map((sentence) => ({
          message: `Deze zin heeft ${countWords(sentence)} woorden. Gebruik er hooguit ${mostWords}: ${excerptOf(sentence)}`,
          text: sentence,
          ...place,
        })),
    )
    .take(mostFindings)
    .toArray()
