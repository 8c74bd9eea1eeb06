import type { Phenomenon, Question } from '../../content/search/questions.ts'
import type { Engine } from './search-engines.ts'

/** How an engine did: right answer among the first three, mean of 1 / rank, and how often it found nothing. */
export type Quality = { inTopThree: number; reciprocalRank: number; nothing: number; asked: number }

export type Report = { engine: string; all: Quality; byPhenomenon: Map<Phenomenon, Quality>; missed: Miss[] }
export type Miss = { question: Question; found: string[] }

export async function judge(engine: Engine, questions: Question[]): Promise<Report> {
  const answered = await Promise.all(
    questions.map(async (question) => ({ question, found: await engine.search(question.query) })),
  )
  const byPhenomenon = Map.groupBy(answered, ({ question }) => question.phenomenon)
  return {
    engine: engine.name,
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
