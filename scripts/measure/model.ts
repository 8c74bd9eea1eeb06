import { randomInt } from 'node:crypto'
import type { DatabaseAddress } from '#database/database.ts'
import { type ModelName, models, tryModel } from '#test/model/model.ts'
import { openModelSite } from '#test/model/model-site.ts'
import { type Figure, noneOf } from '#test/proofs/figure.ts'

type Setting = { runs: number; database: DatabaseAddress; dataDir: string }

/** Of every ten runs, in how many each takes part. */
const shares: Record<ModelName, number> = { everybody: 7, strangers: 3 }

/** Whatever people do with accounts, in any order and at the same time: no rule of the model is broken. */
export async function proveModel({ runs, database, dataDir }: Setting): Promise<Figure[]> {
  const site = await openModelSite(database, dataDir)
  const figures: Figure[] = []
  try {
    for (const name of Object.keys(models) as ModelName[]) {
      const seed = randomInt(2 ** 31)
      const share = Math.round((runs * shares[name]) / 10)
      const onRun = (lived: number) => tellProgress(`${name} on ${database.kind}, seed ${seed}`, lived, share)
      const trial = await tryModel(site, name, { runs: share, seed, onRun })
      if (trial.counterExample) process.stderr.write(`${trial.counterExample}\n`)
      // What was not seen again was seen once.
      const [broken = trial.counterExample] = /^BROKEN.*$/m.exec(trial.counterExample ?? '') ?? []
      const of = `${inWords(trial.runs)} runs with ${inWords(trial.acts)} acts, seed ${seed}`
      figures.push(noneOf(`${name} on ${database.kind}: rules broken`, broken ? [broken] : [], of))
    }
  } finally {
    await site.close()
  }
  return figures
}

const runsBetweenWords = 500

function tellProgress(what: string, lived: number, runs: number): void {
  if (lived % runsBetweenWords === 0) process.stderr.write(`${what}: ${inWords(lived)} of ${inWords(runs)}\n`)
}

function inWords(number: number): string {
  return number.toLocaleString('en')
}
