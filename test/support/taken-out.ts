import assert from 'node:assert/strict'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from '#test/within-seconds.ts'

/** A file of the library is fetched from what stands in front of the site, taken out, and soon not given any more. */
export async function untilTakenOut(front: { address: string }, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'media', 'u')
  const file = join(folder, 'team-1-klein.webp')
  const ask = async () => {
    const answer = await fetch(`${front.address}/media/u/team-1-klein.webp`)
    await answer.arrayBuffer()
    return answer.status
  }
  await mkdir(folder, { recursive: true })
  await writeFile(file, 'een foto')
  assert.equal(await ask(), 200)

  await rm(file)

  await until(ask, { isRight: (status) => status === 404 })
}
