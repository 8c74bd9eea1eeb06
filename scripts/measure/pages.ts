import { getFacts } from '#features/insurance/facts.ts'
import { readContentFiles } from '#features/pages/content-files/read-content-files.ts'
import { readFilledPage } from '#features/pages/filled-page.ts'
import { gather, gatherToDraw, queryKeysOf } from '#features/pages/gather.ts'
import { readQuery, splitUrl } from '#features/pages/read-query.ts'
import { toSiteContent } from '#features/pages/site-content.ts'
import { openSearcher } from '#features/search/searcher.ts'
import { loadPageRenderer } from '#http/page-renderer.ts'
import { frameOf } from '#site/frame.ts'
import { toolPages } from '#test/kinds-of-pages.ts'
import { type SiteProcess, startAndWait } from '#test/machine/site-process.ts'
import { median } from '#test/median.ts'
import type { Figure } from '#test/proofs/figure.ts'
import { yearFacts } from '../../content/facts/year-facts.ts'
import { insurance } from '../../content/insurance/insurance.ts'
import { load } from './load.ts'
import { pathsOf } from './paths-of.ts'
import { answeringSecondsOf, nanosecondsOf } from './processor-time.ts'

const starts = 7
const rounds = 3
const secondsPerRound = 2

export async function benchPages(): Promise<Figure[]> {
  return [
    await cachedPage('/', 'cached page', 0.95),
    await againstLeastPage(),
    ...(await keptAnswers()),
    ...(await uncachedRenders()),
    await firstViews(),
    ...(await firstAnswers()),
  ]
}

async function keptAnswers(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [tool, path] of Object.entries(toolPages))
    figures.push(await cachedPage(path, `kept answer of a tool (${tool})`, 0.95))
  return figures
}

/**
 * The site and raw node:http take turns. What they take of the processor counts: how busy others are changes that little.
 * Both are started anew several times: one start differs from the next by some per cent for as long as it lives.
 */
async function cachedPage(path: string, name: string, least: number): Promise<Figure> {
  const costs: { ours: number; least: number }[] = []
  for (let start = 0; start < starts; start++) {
    const site = await startAndWait()
    await load(site.address + path, 1)
    const raw = await startAndWait(
      { COPY_OF: site.address + path },
      { program: 'scripts/measure/raw-server.ts' },
    )
    await load(raw.address + path, 1)
    for (let round = 0; round < rounds; round++)
      costs.push({ ours: await microsecondsEach(site, path), least: await microsecondsEach(raw, path) })
    await Promise.all([site.end(), raw.end()])
  }
  const ratio = median(costs.map(({ ours, least }) => least / ours))
  const [own, their] = [median(costs.map(({ ours }) => ours)), median(costs.map(({ least }) => least))]
  return {
    what: `${name}, brotli, 32 connections, against raw node:http with the same bytes, by processor time`,
    figure: `${ratio.toFixed(2)} × (${own.toFixed(0)} against ${their.toFixed(0)} µs an answer)`,
    limit: `≥ ${least.toFixed(2)} ×`,
    holds: ratio >= least,
  }
}

/** How many home pages fit in a second, beside the least that such a page can be, from the same kind of server. */
async function againstLeastPage(): Promise<Figure> {
  const site = await startAndWait()
  const least = await startAndWait({ COPY_OF: site.address }, { program: 'scripts/measure/least-server.ts' })
  const [ours, theirs]: [number[], number[]] = [[], []]
  for (let round = 0; round <= rounds; round++) {
    const [own, other] = [
      (await load(`${site.address}/`, secondsPerRound)).perSecond,
      (await load(`${least.address}/`, secondsPerRound)).perSecond,
    ]
    // The first is for warming up.
    if (round > 0) ours.push(own)
    if (round > 0) theirs.push(other)
  }
  await Promise.all([site.end(), least.end()])
  return {
    what: 'home pages a second from memory, brotli, 32 connections; of the least page',
    figure: `${Math.round(median(ours))}; ${Math.round(median(theirs))}`,
    limit: '',
    holds: true,
  }
}

async function microsecondsEach({ address, child }: SiteProcess, path: string): Promise<number> {
  const before = nanosecondsOf(child.pid)
  const { count, failed } = await load(address + path, secondsPerRound)
  if (failed > 0) throw new Error(`${failed} answers failed.`)
  return (nanosecondsOf(child.pid) - before) / count / 1_000
}

/** Every tool with an answer too: what is asked for the first time is drawn. */
async function uncachedRenders(): Promise<Figure[]> {
  const draw = await openDrawing()
  const home = drawingsPerSecond(() => draw('/', gather))
  const tools = Object.entries(toolPages).map(([tool, address]): Figure => {
    const milliseconds = 1_000 / drawingsPerSecond(() => draw(address, gatherToDraw))
    return {
      what: `uncached render of a tool with an answer (${tool}), one core`,
      figure: `${milliseconds.toFixed(1)} ms`,
      limit: '≤ 5 ms',
      holds: milliseconds <= 5,
    }
  })
  return [
    {
      what: `uncached render of the home page (${draw('/', gather).length} characters), one core`,
      figure: `${Math.round(home)} pages/s`,
      limit: '≥ 1,200 pages/s',
      holds: home >= 1_200,
    },
    ...tools,
  ]
}

/** A page as it is drawn for whoever asks first, with what stands in the address. */
async function openDrawing(): Promise<(address: string, gathering: typeof gather) => Buffer> {
  const root = new URL('../../', import.meta.url)
  const { render, assets, pictures } = await loadPageRenderer(new URL('build/', root))
  const files = await readContentFiles(new URL('content/pages/', root))
  const facts = getFacts({ insurance, yearFacts })
  const pages = files.flatMap((file) => {
    const reading = readFilledPage(file, facts.texts)
    return reading.ok ? [reading.value] : []
  })
  const content = toSiteContent(1, new Map(pages.map((page) => [page.path, page])), new Map(), facts)
  const origin = 'http://127.0.0.1'
  const searcher = openSearcher(() => [], { onFault: console.error })
  const stock = { content, pictures, films: new Map(), origin, searcher }
  return (address, gathering) => {
    const [path, search] = splitUrl(address)
    const page = content.pages.get(path)
    if (!page) throw new Error(`There is no page ${path}.`)
    const gathered = gathering(page, readQuery(search, queryKeysOf(page)), stock)
    return render('content', frameOf(content, path, { origin, assets, isDemo: false }), { page, gathered })
  }
}

/** By what this thread takes of the processor. Some come first, as the code of a process warms up. */
function drawingsPerSecond(draw: () => Buffer): number {
  for (let i = 0; i < 500; i++) draw()
  const before = process.threadCpuUsage()
  let drawn = 0
  for (const end = performance.now() + 3_000; performance.now() < end; drawn++) draw()
  const { user, system } = process.threadCpuUsage(before)
  return drawn / ((user + system) / 1_000_000)
}

/** Every page for the first time, when it is drawn and sent at once, against the second time. */
async function firstViews(): Promise<Figure> {
  const site = await startAndWait()
  const paths = await pathsOf(site.address)
  const first = await medianView(site.address, paths)
  const second = await medianView(site.address, paths)
  await site.end()
  return {
    what: `first view of a page, median of ${paths.length}, drawn and sent; the second view`,
    figure: `${first.toFixed(1)} ms; ${second.toFixed(1)} ms`,
    limit: '≤ 50 ms',
    holds: first <= 50,
  }
}

/** Questions to each tool that reckons, by what they ask. */
const questions: Record<string, string[]> = {
  'premie-berekenen': ['plus', 'start'].flatMap((name) =>
    Array.from({ length: 90 }, (_, age) => `leeftijd=${age}&aanvullend=${name}`),
  ),
  'eigen-risico-berekenen': Array.from({ length: 180 }, (_, n) => `zorgkosten=${20 + 5 * n}`),
  'wat-krijg-ik-vergoed': ['plus', 'start'].flatMap((name) =>
    (insurance.treatments ?? []).slice(0, 90).map(({ id }) => `behandeling=${id}&pakket=${name}`),
  ),
}

const questionsToWarmUp = 70

async function firstAnswers(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const tool of Object.keys(questions)) figures.push(await firstAnswersOf(tool))
  return figures
}

/** What nobody asked before: reckoned, drawn and sent. Some come first, as the code of a process warms up. */
async function firstAnswersOf(tool: string): Promise<Figure> {
  const site = await startAndWait()
  const addresses = (questions[tool] ?? []).map((question) => `/zorgverzekering/${tool}?${question}`)
  const asked = addresses.slice(questionsToWarmUp)
  await medianView(site.address, addresses.slice(0, questionsToWarmUp))
  const before = answeringSecondsOf(site.child.pid)
  const clock = await medianView(site.address, asked)
  const each = ((answeringSecondsOf(site.child.pid) - before) / asked.length) * 1_000
  await site.end()
  return {
    what: `first answer of ${tool} to a question, ${asked.length} of them, reckoned, drawn and sent`,
    figure: `${each.toFixed(1)} ms of the thread that answers (median of ${clock.toFixed(1)} ms by the clock)`,
    limit: '≤ 5 ms of that thread',
    holds: each <= 5,
  }
}

async function medianView(address: string, paths: string[]): Promise<number> {
  const durations: number[] = []
  for (const path of paths) {
    const start = performance.now()
    await (await fetch(address + path)).arrayBuffer()
    durations.push(performance.now() - start)
  }
  return median(durations)
}
