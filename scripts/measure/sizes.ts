import { readFile, stat } from 'node:fs/promises'
import { budgets } from '#test/budgets.ts'
import type { Figure } from '#test/proofs/figure.ts'

const build = new URL('../../build/', import.meta.url)

/** What a page without a woken island loads, as it goes over the line (brotli). */
export async function benchSizes(): Promise<Figure[]> {
  const manifest = JSON.parse(await readFile(new URL('manifest.json', build), 'utf8'))
  const script = await sizeOf(manifest['src/entries/start.ts'].file)
  const style = await sizeOf(manifest['src/entries/styles.ts'].css[0])
  const toolStyle = await sizeOf(manifest['src/entries/tool-styles.ts'].css[0])
  return [
    {
      what: 'JavaScript of a page without a woken island',
      figure: `${script} bytes`,
      limit: '≤ 3 KB brotli, one file',
      holds: script <= budgets.scriptAtRestInBytes,
    },
    {
      what: 'CSS of every page; of comparisons and calculators',
      figure: `${style}; ${toolStyle} bytes`,
      limit: '≤ 13 KB; ≤ 4 KB brotli',
      holds: style <= budgets.styleInBytes && toolStyle <= budgets.toolStyleInBytes,
    },
  ]
}

async function sizeOf(name: string): Promise<number> {
  return (await stat(new URL(`dist/${name}.br`, build))).size
}
