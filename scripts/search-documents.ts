import { readFileSync } from 'node:fs'
import { buildIndex } from '#features/search/index/build-index.ts'
import type { SearchDocument } from '#features/search/index/search-index.ts'
import type { Marked } from '#features/search/query/excerpt.ts'
import { find } from '#features/search/query/find.ts'
import { synonyms } from '../content/search/synonyms.ts'

/** Searches any list of { id, title, text } as the site searches its pages. */
const [file, ...args] = process.argv.slice(2)
const isJson = args.includes('--json')
const literal = args.includes('--literal')
const queries = args.filter((arg) => !arg.startsWith('--'))
if (!file || queries.length === 0) {
  console.error('Usage: node scripts/search-documents.ts <documents.json> "<query>" … [--json] [--literal]')
  process.exit(2)
}

const index = buildIndex(readDocuments(file), synonyms)
const answers = queries.map((query) => ({ query, ...find(index, query, { literal }) }))
if (isJson) console.log(JSON.stringify(answers, undefined, 2))
else for (const answer of answers) print(answer)

function readDocuments(name: string): SearchDocument[] {
  const documents: unknown = JSON.parse(readFileSync(name, 'utf8'))
  const isDocument = (value: SearchDocument) =>
    [value?.id, value?.title, value?.text].every((part) => typeof part === 'string')
  if (!Array.isArray(documents) || !documents.every(isDocument))
    throw new Error(`${name} must hold a JSON list of { "id": "…", "title": "…", "text": "…" }.`)
  return documents
}

function print({ query, hits, total, corrections, alternatives }: (typeof answers)[number]) {
  console.log(`${query}: ${total} ${total === 1 ? 'hit' : 'hits'}`)
  for (const { from, to } of corrections) console.log(`  searched for "${to}" instead of "${from}"`)
  for (const { from, to } of alternatives) console.log(`  "${from}" was not found; perhaps "${to}" was meant`)
  hits.forEach(({ id, title, excerpt, score }, i) => {
    console.log(`${String(i + 1).padStart(3)}. ${id}  ${show(title)}  (${score.toFixed(2)})`)
    console.log(`     ${show(excerpt)}`)
  })
}

function show({ text, marks }: Marked): string {
  let shown = ''
  let last = 0
  for (const [start, end] of marks) {
    shown += `${text.slice(last, start)}[${text.slice(start, end)}]`
    last = end
  }
  return shown + text.slice(last)
}
