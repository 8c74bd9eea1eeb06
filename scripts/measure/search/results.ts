import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inFolder } from '#test/machine/each-database.ts'
import { startAndWait } from '#test/machine/site-process.ts'
import { median } from '#test/median.ts'
import { questions } from '../../../content/search/questions.ts'
import { load } from '../load.ts'

const rounds = 3
const secondsPerRound = 4
/** The code of searching and drawing is large: so long it takes until all that is used often is compiled. */
const secondsToWarmUp = 24

/** Pages of results per second: 32 visitors who ask the questions one after another. Nothing of it is kept. */
export const measureResults = () => inFolder(resultsPerSecond)

async function resultsPerSecond(folder: string): Promise<number> {
  const site = await startAndWait()
  const file = join(folder, 'questions.har')
  await writeFile(file, JSON.stringify(toArchive(site.address)))
  const perSecond: number[] = []
  await load(site.address, secondsToWarmUp, ['--har', file])
  for (let round = 0; round < rounds; round++) {
    const result = await load(site.address, secondsPerRound, ['--har', file])
    if (result.failed > 0) throw new Error(`${result.failed} searches were not answered with a page.`)
    perSecond.push(result.perSecond)
  }
  await site.end()
  return median(perSecond)
}

/** In the form in which browsers write down what they asked for. */
function toArchive(address: string) {
  const headers = [{ name: 'accept-encoding', value: 'br' }]
  const entries = questions.map(({ query }) => ({
    request: { method: 'GET', url: `${address}/zoeken?${new URLSearchParams({ q: query })}`, headers },
  }))
  return { log: { entries } }
}
