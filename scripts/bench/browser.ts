import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findBrowser } from '../browser.mjs'
import type { Figure } from './bench.ts'
import { startServer } from './server.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** Lighthouse as it comes, on its own idea of a phone. */
export async function benchBrowser(): Promise<Figure[]> {
  const chrome = findBrowser()
  if (!chrome) throw new Error('There is no browser: install Chromium, or name one with CHROME_PATH.')

  const site = await startServer('src/main.ts')
  await fetch(site.address)
  const report = lighthouse(site.address, chrome)
  await site.stop()

  const scores = categories.map((category) => Math.round(report.categories[category].score * 100))
  const shift: number = report.audits['cumulative-layout-shift'].numericValue
  return [
    {
      what: `Lighthouse mobile, home: ${categories.join(', ')}`,
      measured: scores.join(', '),
      must: '100 each',
      reached: scores.every((score) => score === 100),
    },
    { what: 'layout shift of the home page', measured: String(shift), must: '0', reached: shift === 0 },
  ]
}

function lighthouse(url: string, chrome: string) {
  const output = join(mkdtempSync(join(tmpdir(), 'izz-lighthouse-')), 'report.json')
  spawnSync(
    'node_modules/.bin/lighthouse',
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      env: { ...process.env, ...(chrome !== 'playwright' && { CHROME_PATH: chrome }) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const report = JSON.parse(readFileSync(output, 'utf8'))
  rmSync(dirname(output), { recursive: true })
  return report
}
