import assert from 'node:assert/strict'
import test from 'node:test'
import { isPublicAddress } from './public-address.ts'

test('addresses of the public internet may be asked', () => {
  for (const address of [
    '93.184.215.14',
    '1.1.1.1',
    '172.32.0.1',
    '2606:4700:4700::1111',
    '2a00:1450:400e::200e',
  ])
    assert.equal(isPublicAddress(address), true, address)
})

test('this machine, the networks around it and what belongs to nobody are never asked', () => {
  const never = [
    ...['127.0.0.1', '127.8.9.1', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '198.18.0.1', '192.0.2.1', '203.0.113.9', '224.0.0.1'],
    ...['255.255.255.255', '::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'ff02::1'],
    ...['::ffff:127.0.0.1', '::ffff:93.184.215.14', '::127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
    ...['2001::1', '2001:db8::1', '3fff::1', 'localhost', ''],
  ]
  for (const address of never) assert.equal(isPublicAddress(address), false, address)
})
