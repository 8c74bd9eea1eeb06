import { createRequire } from 'node:module'
import { questions } from '../../../content/search/questions.ts'

/**
 * A process of its own that searches, for as many seconds as each round takes, and never asks the same twice: the begin of
 * one question of the measurement with the end of another, in an order without end.
 */
type Given = { address: string; rounds: number[] }
type Request = { path?: string }
type Result = { requests: { average: number }; non2xx: number; errors: number }

const autocannon: (options: object) => Promise<Result> = createRequire(import.meta.url)('autocannon')
const { address, rounds }: Given = JSON.parse(process.argv[2] ?? '{}')
const unasked = newQuestions()
const results: Result[] = []

for (const duration of rounds)
  results.push(
    await autocannon({
      ...{ url: address, connections: 32, duration, headers: { 'accept-encoding': 'br' } },
      requests: [
        {
          setupRequest: (request: Request) => ({
            ...request,
            path: `/zoeken?${new URLSearchParams({ q: String(unasked.next().value) })}`,
          }),
        },
      ],
    }),
  )
process.stdout.write(JSON.stringify(results))

function* newQuestions(): Generator<string> {
  const known = questions.map(({ query }) => query.split(' '))
  const asked = new Set<string>()
  for (let apart = 1; apart < known.length; apart++)
    for (const [i, words] of known.entries()) {
      const others = known[(i + apart) % known.length] ?? []
      const question = [
        ...words.slice(0, Math.ceil(words.length / 2)),
        ...others.slice(Math.floor(others.length / 2)),
      ].join(' ')
      if (asked.has(question)) continue
      asked.add(question)
      yield question
    }
}
