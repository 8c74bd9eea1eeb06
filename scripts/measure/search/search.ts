import { buildIndex } from '#features/search/index/build-index.ts'
import { find } from '#features/search/query/find.ts'
import { questions } from '../../../content/search/questions.ts'
import { synonyms } from '../../../content/search/synonyms.ts'
import { readCorpus } from './corpus.ts'
import { hasWordLists, howToGetWordLists, readWords } from './hunspell.ts'
import { judge, type Quality, type Report, type Search } from './quality.ts'
import { openRandom } from './random.ts'
import { measureResults } from './results.ts'
import { measureSpeed } from './speed.ts'
import { measureSwap } from './swap.ts'
import { openSyntheticSite } from './synthetic.ts'
import { scoreCompounds, scoreInflections, scoreNeighbours, scorePrefixedVerbs } from './words.ts'

/**
 * How well and how fast the site searches: `npm run bench:search`, with `-- --missed` for the questions that went
 * wrong, and `-- <documents.json>` or `-- <folder of pages>` for others than the pages of the site.
 */
const place = process.argv.slice(2).find((arg) => !arg.startsWith('--'))
const { documents, authorsQueries } = await readCorpus(place)
let missed = 0
const sizes = [
  { pages: 100, mostMilliseconds: 3 },
  { pages: 5_000, mostMilliseconds: 20 },
]

quality()
if (hasWordLists()) {
  words()
  await speed()
} else console.log(`\n${howToGetWordLists}`)
process.exit(missed > 0 ? 1 : 0)

function quality() {
  const ids = new Set(documents.map(({ id }) => id))
  const asked = questions.filter((question) => question.ids.some((id) => ids.has(id)))
  console.log(
    `${documents.length} pages, ${asked.length} questions (${questions.length - asked.length} have no page here)\n`,
  )
  const index = buildIndex(documents, synonyms)
  const search = (query: string) => find(index, query).hits.map(({ id }) => id)
  const report = judge(search, asked)
  const { all, byPhenomenon, missed: misses } = report
  printQuality(report)
  printAuthorsQueries(search)

  const weakest = Math.min(...[...byPhenomenon.values()].map(({ inTopThree }) => inTopThree))
  console.log('\n| what | measured | must reach | |\n|---|---|---|---|')
  check('right page among the first three', percent(all.inTopThree), '≥ 96 %', all.inTopThree >= 0.96)
  check('the same for the weakest phenomenon', percent(weakest), '≥ 90 %', weakest >= 0.9)
  check('nothing found', percent(all.nothing), '≤ 1 %', all.nothing <= 0.01)
  if (process.argv.includes('--missed'))
    for (const { question, found } of misses)
      console.log(
        `missed (${question.phenomenon}): ${question.query}\n  wanted ${question.ids.join(' or ')}\n  found ${found.slice(0, 3).join(', ')}`,
      )
}

function printQuality({ all, byPhenomenon }: Report) {
  console.log('| questions | first three | mean 1 / rank | nothing |\n|---|---|---|---|')
  for (const [name, quality] of [['all', all] as const, ...byPhenomenon]) printLine(name, quality)
}

/** Queries that nobody wrote for this measurement. */
function printAuthorsQueries(search: Search) {
  if (authorsQueries.size === 0) return
  const asked = [...authorsQueries].map(([query, ids]) => ({ phenomenon: 'question' as const, query, ids }))
  printLine(`${asked.length} queries of the authors of the pages`, judge(search, asked).all)
}

function printLine(name: string, { inTopThree, reciprocalRank, nothing }: Quality) {
  console.log(`| ${name} | ${percent(inTopThree)} | ${reciprocalRank.toFixed(3)} | ${percent(nothing)} |`)
}

function words() {
  console.log('\n| words of the Debian lists | right | of |\n|---|---|---|')
  const scores = [
    ...scoreInflections(),
    scoreNeighbours(),
    scorePrefixedVerbs(),
    scoreCompounds(openRandom(7)),
  ]
  for (const { what, right, asked } of scores)
    console.log(`| ${what} | ${percent(right / asked)} | ${asked} |`)
}

async function speed() {
  const site = openSyntheticSite(readWords())
  console.log('\n| what | measured | must reach | |\n|---|---|---|---|')
  const own = await measureSwap(() => documents)
  check(
    'the pages of the site can be found after',
    inMilliseconds(own.milliseconds),
    '≤ 2,000 ms',
    own.milliseconds <= 2_000,
  )
  own.searcher.close()
  for (const { pages, mostMilliseconds } of sizes) {
    const { milliseconds, longestWait, megabytes, searcher } = await measureSwap(() => site.documents(pages))
    const { p95, suggestP95 } = measureSpeed(searcher.index(), site.queries(900))
    const size = `${pages} pages of random words`
    console.log(`| ${size}: can be found after | ${inMilliseconds(milliseconds)} | | |`)
    check(`${size}: query p95`, inMilliseconds(p95), `≤ ${mostMilliseconds} ms`, p95 <= mostMilliseconds)
    console.log(`| ${size}: suggestion p95 | ${inMilliseconds(suggestP95)} | | |`)
    check(`${size}: event loop held`, inMilliseconds(longestWait), '≤ 50 ms', longestWait <= 50)
    check(`${size}: live memory grew by`, `${megabytes.toFixed(0)} MB`, '≤ 150 MB', megabytes <= 150)
    searcher.close()
  }
  const { cold, warm } = await measureResults()
  const what = 'results pages a second, each for a question that nobody asked before'
  console.log(`| ${what}, just started | ${cold.toFixed(0)} | | |`)
  check(what, warm.toFixed(0), '≥ 1,000', warm >= 1_000)
}

function inMilliseconds(milliseconds: number): string {
  return `${milliseconds.toFixed(milliseconds < 10 ? 2 : 0)} ms`
}

function check(what: string, measured: string, must: string, isReached: boolean) {
  console.log(`| ${what} | ${measured} | ${must} | ${isReached ? 'yes' : 'NO'} |`)
  if (!isReached) missed++
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
