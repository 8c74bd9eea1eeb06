import assert from 'node:assert/strict'
import test from 'node:test'
import { otherAddresses } from '#features/pages/content-check/other-addresses.ts'
import { openTestSite } from '#test-site.ts'
import { contentFindings } from '../scripts/content-findings.ts'

test('the pages of the content have nothing that must be mended', async () => {
  assert.deepEqual(await contentFindings(), [])
})

test('every address that texts may lead to besides pages is answered', async () => {
  const { app } = await openTestSite()

  for (const address of otherAddresses) {
    const { statusCode } = await app.inject(address)
    assert.ok(statusCode === 200 || statusCode === 302, `${address} answers ${statusCode}`)
  }
})
