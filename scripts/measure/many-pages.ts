import { type Database, openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { publishPage } from '#features/editor/drafts/steps/publish-page.ts'
import { readContentFiles } from '#features/pages/content-files/read-content-files.ts'
import type { PageFile } from '#features/pages/page.ts'
import type { SearchDocument } from '#features/search/index/search-index.ts'
import { megabytesOf } from '#test/machine/memory.ts'
import { type SiteProcess, startSite, until, untilReady } from '#test/machine/site-process.ts'
import { newVisitor } from '#test/machine/visitor.ts'
import { median } from '#test/median.ts'
import { atMost, type Figure } from '#test/proofs/figure.ts'
import { openSyntheticSite } from './search/synthetic.ts'

/** A site with very many pages starts, publishes and searches as a small one does, only a little slower. */
export async function proveManyPages(dataDir: string, { count }: { count: number }): Promise<Figure[]> {
  await using db = openDatabase({ kind: 'sqlite', file: `${dataDir}/site.db` })
  await migrate(db)
  const synthetic = openSyntheticSite(await wordsOfTheSite())
  await publish(db, [...synthetic.documents(count)].map(toPage))

  const started = performance.now()
  const site = await startSite({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  try {
    await untilReady(site)
    const start = (performance.now() - started) / 1_000
    const search = await searchCost(site, synthetic.queries(200))
    const pages = `at ${count.toLocaleString('en')} pages`
    return [
      atMost(`start, ${pages}`, start, 20, 's'),
      atMost(`from publishing to seeing the page, ${pages}`, await publishing(db, site), 5, 's'),
      atMost(`the results of a search (median), ${pages}`, search, 50, 'ms'),
      atMost(`memory, ${pages}`, await megabytesOf(site.child.pid), 800, 'MB'),
    ]
  } finally {
    await site.end('SIGKILL')
  }
}

async function wordsOfTheSite(): Promise<string[]> {
  const pages = await readContentFiles(new URL('../../content/pages/', import.meta.url))
  return [...new Set(JSON.stringify(pages).match(/[a-z]{4,}/g))]
}

function toPage({ title, description, text }: SearchDocument, number: number): PageFile {
  return {
    path: `/proef/pagina-${number}`,
    title: `${number} ${title}`.slice(0, 70),
    description: `${description} en nog wat woorden erbij`.slice(0, 170),
    publishedDate: '2026-01-01',
    blocks: [
      { kind: 'hero', id: 'begin', title: title.slice(0, 70), lead: 'Een pagina om mee te proberen.' },
      { kind: 'text', id: 'tekst', html: `<p>${text}</p>` },
    ],
  }
}

async function publish(db: Database, pages: PageFile[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const page of pages) await publishPage(trx, { page, event: 'published', by: null, now: new Date() })
  })
}

async function publishing(db: Database, { address }: SiteProcess): Promise<number> {
  const start = performance.now()
  await publish(db, [toPage(newest, 999_999)])
  await until(async () => (await fetch(`${address}/proef/pagina-999999`)).ok)
  return (performance.now() - start) / 1_000
}

const newest = {
  id: 'x',
  title: 'De nieuwste',
  description: 'Een pagina die er net bij is gekomen',
  text: 'Nieuw.',
}

async function searchCost({ address }: SiteProcess, queries: string[]): Promise<number> {
  const found = async () => (await (await fetch(`${address}/zoeken?q=pagina`)).text()).includes('/proef/')
  await until(found)
  const costs: number[] = []
  for (const query of queries) {
    const { milliseconds } = await newVisitor(address).get(`/zoeken?q=${encodeURIComponent(query)}`)
    costs.push(milliseconds)
  }
  return median(costs)
}
