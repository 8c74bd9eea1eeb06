import type { Phenomenon, Question } from '../../../content/search/questions.ts'

/** Right answer among the first three, mean of 1 / rank, and how often nothing was found. */
export type Quality = { inTopThree: number; reciprocalRank: number; nothing: number; asked: number }

export type Report = { all: Quality; byPhenomenon: Map<Phenomenon, Quality>; missed: Miss[] }
export type Miss = { question: Question; found: string[] }

/** What was found for a query, by id, the best first. */
export type Search = (query: string) => string[]

export function judge(search: Search, questions: Question[]): Report {
  const answered = questions.map((question) => ({ question, found: search(question.query) }))
  const byPhenomenon = Map.groupBy(answered, ({ question }) => question.phenomenon)
  return {
    all: qualityOf(answered),
    byPhenomenon: new Map([...byPhenomenon].map(([phenomenon, answers]) => [phenomenon, qualityOf(answers)])),
    missed: answered.filter((answer) => rankOf(answer) > 3),
  }
}

function qualityOf(answers: Miss[]): Quality {
  const ranks = answers.map(rankOf)
  const share = (count: number) => count / answers.length
  return {
    inTopThree: share(ranks.filter((rank) => rank <= 3).length),
    reciprocalRank: share(ranks.reduce((sum, rank) => sum + 1 / rank, 0)),
    nothing: share(answers.filter(({ found }) => found.length === 0).length),
    asked: answers.length,
  }
}

/** From 1; infinite when none of the right pages was found. */
function rankOf({ question, found }: Miss): number {
  const rank = found.findIndex((id) => question.ids.includes(id))
  return rank < 0 ? Infinity : rank + 1
}
