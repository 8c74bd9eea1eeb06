import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { siteEnvironment, siteFlags } from '../scripts/prepare.mjs'

const unit = readFileSync(new URL('../deploy/izz@.service', import.meta.url), 'utf8')

test('the systemd unit starts Node as `npm start` does', () => {
  assert.ok(unit.includes(`/node ${siteFlags.join(' ')} src/main.ts\n`))
  for (const name of Object.keys(siteEnvironment))
    assert.match(unit, new RegExp(`^Environment=.*\\b${name}=`, 'm'))
})
