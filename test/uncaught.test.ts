import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { startSite, untilReady } from '#test/test-process.ts'

/** What an operator searches the journal for, in the words of docs/operate.md. */
const manual = readFileSync(new URL('../docs/operate.md', import.meta.url), 'utf8')
const alarm = /grep -E '([^']+)'/.exec(manual)?.[1]?.replaceAll('\\|', '|')

/** Code that is loaded before the site, and does this when it is told to. */
const plant = (act: string) => {
  const code = `process.on('SIGUSR2', () => { ${act} })`
  return { NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(code)}"`, LOG_LEVEL: 'fatal' }
}

const faults = {
  'an error that nobody catches': 'throw new TypeError("geplant")',
  'a promise that is refused while nobody waits for it': 'Promise.reject(new TypeError("geplant"))',
}

for (const [what, act] of Object.entries(faults)) {
  test(`${what} is logged as the manual says, and ends the process in order`, async () => {
    const site = await startSite(plant(act))
    await untilReady(site)

    site.child.kill('SIGUSR2')

    assert.equal(await site.exit, 1)
    const lines = site.output().split('\n')
    const raised = lines.filter((line) => new RegExp(alarm ?? 'x^').test(line))
    assert.equal(raised.length, 1, site.output())
    const { level, time, msg, err } = JSON.parse(raised[0] ?? '')
    assert.deepEqual(
      [level, msg, err.type, err.message],
      [60, 'the process ends: a fault that nobody caught', 'TypeError', 'geplant'],
    )
    assert.ok(Date.parse(time) > 0)
    assert.doesNotMatch(site.output(), /Node\.js v\d/)
  })
}
