import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import test from 'node:test'
import Fastify from 'fastify'
import { networkOf } from './network.ts'

test('all addresses of one IPv6 network count as one, however they are written', () => {
  const same = [
    ...[
      '2001:db8:1:2::1',
      '2001:db8:1:2:ffff:ffff:ffff:ffff',
      '2001:DB8:1:2:0:0:0:9',
      '2001:0db8:0001:0002::',
    ],
    ...['2001:db8:1:2:3::', '2001:db8:1:2::192.0.2.1', '2001:db8:1:2:1:1:192.0.2.1', '2001:db8:1:2::1%eth0'],
  ]
  for (const address of same) assert.equal(networkOf(address), '2001:db8:1:2::/64', address)
  assert.equal(networkOf('2001:db8:1:3::1'), '2001:db8:1:3::/64')
  assert.equal(networkOf('2001:db8::1:0:0:1'), '2001:db8:0:0::/64')
  assert.equal(networkOf('::1'), '0:0:0:0::/64')
  assert.equal(networkOf('fe80::1%lo'), 'fe80:0:0:0::/64')
})

test('an IPv4 address counts by itself, also when it is written as IPv6', () => {
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:c000:201', '0:0:0:0:0:ffff:192.0.2.1'])
    assert.equal(networkOf(address), '192.0.2.1', address)
  assert.notEqual(networkOf('::ffff:192.0.2.2'), networkOf('::ffff:192.0.2.1'))
})

test('what is no address counts as it is', () => {
  for (const odd of ['', 'unknown', ':', ':::', '1:2:3', '2001:db8::1::2', 'unix:', '[::1]'])
    assert.equal(networkOf(odd), odd)
})

test('whoever closed the connection before the answer counts as no network, and is no fault', async (context) => {
  const app = Fastify({ trustProxy: ['127.0.0.1'] })
  context.after(() => app.close())
  const counted = new Promise<string>((resolve, reject) => {
    app.get('/', async (request) => {
      client.destroy()
      await once(request.raw.socket, 'close')
      try {
        resolve(networkOf(request.ip))
      } catch (fault) {
        reject(fault)
      }
      return 'to nobody'
    })
  })
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const client = connect(Number(port), '127.0.0.1').end('GET / HTTP/1.1\r\nHost: a\r\n\r\n')

  assert.equal(await counted, '')
})
