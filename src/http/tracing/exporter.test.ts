import assert from 'node:assert/strict'
import test from 'node:test'
import { startCollector } from '#test/collector.ts'
import { freePort } from '#test/machine/throw-away-postgres.mjs'
import { until } from '#test/within-seconds.ts'
import { openExporter } from './exporter.ts'

const collector = await startCollector()
const place = { url: `${collector.address}/v1/traces`, headers: { 'api-key': 'kanarie' }, service: 'izz' }

test('spans go to the collector in batches, with its headers and the name of the service', async () => {
  collector.setMood('well')
  const exporter = openExporter(place, { perBatch: 10, pauseInMilliseconds: 600_000 })

  for (let number = 0; number < 25; number++) exporter.add(spanOf(`work ${number}`))
  await until(async () => collector.spans().length === 20)
  // The answer about the second batch may still be on its way.
  await exporter.close()

  assert.deepEqual(
    collector.spans().map(({ name }) => name),
    Array.from({ length: 25 }, (_, number) => `work ${number}`),
  )
  assert.ok(collector.asked.every(({ path, headers }) => path === '/v1/traces' && headers['api-key']))
  assert.match(JSON.stringify(collector.bodies[0]), /"service\.name","value":\{"stringValue":"izz"/)
})

test('closing waits for the batch under way and sends all that is left', async () => {
  collector.setMood('well')
  const before = collector.spans().length
  const exporter = openExporter(place, { perBatch: 10, pauseInMilliseconds: 600_000 })

  for (let number = 0; number < 45; number++) exporter.add(spanOf(`work ${number}`))
  await exporter.close()

  assert.equal(collector.spans().length - before, 45)
  assert.deepEqual(exporter.state(), { waiting: 0, dropped: 0 })
})

test('a collector that is silent makes nobody wait: what does not fit is dropped', async () => {
  collector.setMood('silent')
  const exporter = openExporter(place, { mostWaiting: 100, perBatch: 10, patienceInMilliseconds: 60_000 })

  for (let number = 0; number < 10_000; number++) exporter.add(spanOf('work'))

  assert.deepEqual(exporter.state(), { waiting: 100, dropped: 9_890 })
})

test('a collector that fails or is away is told about once, tried again by the clock, and found again', async () => {
  for (const url of [`${collector.address}/v1/traces`, `http://127.0.0.1:${await freePort()}/v1/traces`]) {
    collector.setMood('failing')
    const faults: string[] = []
    const recoveries: number[] = []
    const exporter = openExporter(
      { ...place, url },
      {
        perBatch: 10,
        pauseInMilliseconds: 20,
        onFault: ({ message }) => faults.push(message),
        onRecovery: (dropped) => recoveries.push(dropped),
      },
    )

    await until(async () => {
      exporter.add(spanOf('lost'))
      return exporter.state().dropped > 30
    })
    assert.equal(faults.length, 1)
    if (url.startsWith(collector.address)) {
      collector.setMood('well')
      await until(async () => {
        exporter.add(spanOf('found'))
        return recoveries.length === 1
      })
    }
    await exporter.close()
  }
})

test('a site that ends does not wait for a collector that is silent', async () => {
  collector.setMood('silent')
  const exporter = openExporter(place)
  exporter.add(spanOf('last'))

  await exporter.close()

  assert.equal(exporter.state().dropped, 1)
})

function spanOf(name: string) {
  return {
    traceId: 'a'.repeat(32),
    spanId: 'b'.repeat(16),
    name,
    kind: 1,
    startTimeUnixNano: '1',
    endTimeUnixNano: '2',
    attributes: [],
    status: { code: 0 },
  }
}
