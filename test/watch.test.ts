import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { freePort } from '#test/machine/throw-away-postgres.mjs'
import { openTestSite } from '#test/site.ts'

const port = await freePort()
const site = await openTestSite({ environment: { METRICS_PORT: String(port) } })
await site.visit().get('/mijn-account')
const told = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

const rules = readFileSync(new URL('../deploy/prometheus-rules.yaml', import.meta.url), 'utf8')
const dashboard = JSON.parse(
  readFileSync(new URL('../deploy/grafana-dashboard.json', import.meta.url), 'utf8'),
)
const inRules = [...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = '']) => expression)
const inPanels: string[] = dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
  targets.map(({ expr }) => expr),
)

test('every alarm and every panel asks for figures that the site tells', () => {
  assert.ok(inRules.length >= 10 && inPanels.length >= 10)

  assert.deepEqual([...inRules, ...inPanels].flatMap(unknownIn), [])
})

test('a figure or a label that the site does not tell is noticed', () => {
  assert.deepEqual(unknownIn('rate(site_request_total[5m]) > site_jobs'), ['site_request_total'])
  assert.deepEqual(unknownIn('site_memory_bytes{piece="heap"}'), ['site_memory_bytes{piece="heap"}'])
  assert.deepEqual(unknownIn('site_memory_bytes{part="hoop"}'), ['site_memory_bytes{part="hoop"}'])
})

test('only what never falls is asked how much it rose', () => {
  const counted = [...told.matchAll(/^# TYPE (\S+) (?:counter|histogram)$/gm)].map(([, name]) => name)
  const asked = [...inRules, ...inPanels].flatMap((expression) =>
    [...expression.matchAll(/\b(?:rate|increase)\((site_\w+?)(?:_bucket|_count|_sum)?[[{]/g)].map(
      ([, name]) => name,
    ),
  )

  assert.ok(asked.length >= 5)
  assert.deepEqual(
    asked.filter((name) => !counted.includes(name)),
    [],
  )
})

test('every figure that the site tells is on a panel', () => {
  const families = [...told.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
  const shown = inPanels.join('\n')

  assert.deepEqual(
    families.filter((name) => name && !shown.includes(name)),
    [],
  )
})

test('every alarm says how serious it is, and what it is in one sentence', () => {
  const alarms = rules.split(/^ +- alert: /m).slice(1)

  assert.equal(alarms.length, inRules.length)
  for (const alarm of alarms) {
    assert.match(alarm, /severity: (page|ticket) /)
    assert.match(alarm, /summary: ".+"/)
  }
})

/** Names that nothing of what is told begins with, and labels that none of them has. */
function unknownIn(expression: string): string[] {
  return [...expression.matchAll(/\b(site_\w+)(\{[^}]*\})?/g)].flatMap(
    ([whole, name = '', labels = '{}']) => {
      const lines = told.split('\n').filter((line) => new RegExp(`^${name}[{ ]`).test(line))
      if (lines.length === 0) return [name]
      const wanted = labels.slice(1, -1).split(',').filter(Boolean)
      const isTold = wanted.every((label) => lines.some((line) => line.includes(label)))
      return isTold ? [] : [whole]
    },
  )
}
