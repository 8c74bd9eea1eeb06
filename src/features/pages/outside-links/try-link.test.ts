import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import test from 'node:test'
import { openOtherSites, openRawSite } from '#test/outside-world.ts'
import { outside as publicOutside } from './ask-outside.ts'
import { linkTrier } from './try-link.ts'

const staying = new AbortController().signal
const origin = 'https://www.site.example'

test('a link that leads somewhere works, one that leads nowhere does not', async (context) => {
  const statuses: Record<string, number> = { '/weg': 404, '/voorgoed': 410, '/stuk': 503, '/verboden': 403 }
  const { outside, asked } = await openOtherSites(context, ({ url = '', headers }, response) => {
    assert.match(headers['user-agent'] ?? '', /^IZZ-linkcontrole\/1\.0 \(\+https:\/\/www\.site\.example\)$/)
    response.writeHead(url === '/robots.txt' ? 404 : (statuses[url] ?? 200)).end()
  })
  const tryLink = linkTrier(outside, origin, staying)

  const paths = ['/', '/weg', '/voorgoed', '/stuk', '/verboden']
  const faults = []
  for (const path of paths) faults.push(await tryLink(`https://een.example${path}`))

  assert.deepEqual(faults, ['', 'gone', 'gone', 'broken', ''])
  assert.deepEqual(asked, ['GET een.example/robots.txt', ...paths.map((path) => `HEAD een.example${path}`)])
})

test('where asking for the headers alone is not known, one byte is asked for and the rest is left', async (context) => {
  const ranges: unknown[] = []
  let hasLeft = false
  const { outside } = await openOtherSites(context, ({ method, url, headers }, response) => {
    if (url === '/robots.txt') return response.writeHead(404).end()
    if (method === 'HEAD') return response.writeHead(405).end()
    ranges.push(headers.range)
    response.writeHead(200)
    const flood = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    }
    response.on('drain', flood)
    response.on('close', () => {
      hasLeft = true
    })
    flood()
  })

  assert.equal(await linkTrier(outside, origin, staying)('https://een.example/groot'), '')

  assert.deepEqual(ranges, ['bytes=0-0'])
  while (!hasLeft) await new Promise(setImmediate)
})

test('what robots.txt forbids is not asked, and a robots.txt without end is read to its limit', async (context) => {
  const { outside, asked } = await openOtherSites(context, ({ url }, response) => {
    if (url !== '/robots.txt') return response.writeHead(404).end()
    response.write('User-agent: *\nDisallow: /prive\n')
    const flood = () => {
      while (!response.destroyed && response.write('# en nog wat\n'.repeat(1_000)));
    }
    response.on('drain', flood)
    flood()
  })
  const tryLink = linkTrier(outside, origin, staying)

  assert.equal(await tryLink('https://een.example/prive/a'), '')
  assert.equal(await tryLink('https://een.example/open'), 'gone')

  assert.deepEqual(asked, ['GET een.example/robots.txt', 'HEAD een.example/open'])
})

test('redirects are followed a few times, and never to where we may not come', async (context) => {
  const targets: Record<string, string> = {
    '/verhuisd': 'http://twee.example/nieuw',
    '/kring': '/kring',
    '/hier': 'https://127.0.0.9/',
    '/binnen': 'https://ergens-anders.example/',
    '/poort': 'https://een.example:8443/',
    '/bestand': 'file:///etc/passwd',
    '/naam': 'https://naam:geheim@een.example/',
    '/onzin': 'https://[onzin',
  }
  const { outside, asked } = await openOtherSites(context, ({ url = '' }, response) => {
    const location = targets[url]
    response.writeHead(location ? 302 : url === '/nieuw' ? 200 : 404, location ? { location } : {}).end()
  })
  const tryLink = linkTrier(outside, origin, staying)

  const faults: Record<string, string> = {}
  for (const path of Object.keys(targets)) faults[path] = await tryLink(`https://een.example${path}`)

  assert.deepEqual(faults, {
    ...{ '/verhuisd': '', '/kring': 'in-circles', '/hier': 'not-public', '/binnen': 'not-public' },
    ...{ '/poort': 'not-public', '/bestand': 'not-public', '/naam': 'not-public', '/onzin': 'broken' },
  })
  assert.equal(asked.filter((line) => line === 'HEAD een.example/kring').length, 6)
  assert.ok(asked.every((line) => / (een|twee)\.example\//.test(line)))
})

test('a name that is not known, or that has one address we may not reach, is not connected to', async (context) => {
  const { outside, asked } = await openOtherSites(context, (_request, response) => response.end())
  const tryLink = linkTrier(outside, origin, staying)

  assert.equal(await tryLink('https://bestaat-niet.example/'), 'no-such-host')
  assert.equal(await tryLink('https://ergens-anders.example/'), 'not-public')

  assert.deepEqual(asked, [])
})

test('as the site does it, a server on this machine is never reached, by number or by name', async (context) => {
  let visits = 0
  const server = createServer((_request, response) => {
    visits += 1
    response.end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  context.after(() => server.close())
  const { port } = server.address() as AddressInfo
  const lines = { 'https:': { ...publicOutside.lines['http:'], port } } as typeof publicOutside.lines
  const tryLink = linkTrier({ ...publicOutside, lines, resolve: async () => ['127.0.0.1'] }, origin, staying)

  for (const host of ['127.0.0.1', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', 'binnen.example'])
    assert.equal(await tryLink(`https://${host}/`), 'not-public', host)

  assert.equal(visits, 0)
})

test('who never answers, or sends headers without end, is left', async (context) => {
  const silent = await openRawSite(context, () => {})
  const dripping = await openRawSite(context, (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    const timer = setInterval(() => socket.write('a: b\r\n'), 20)
    socket.on('close', () => clearInterval(timer))
  })
  const endless = await openRawSite(context, (socket) => {
    socket.write('HTTP/1.1 200 OK\r\n')
    const flood = () => {
      while (!socket.destroyed && socket.write(`a: ${'b'.repeat(1_000)}\r\n`));
    }
    socket.on('drain', flood)
    flood()
  })
  const rude = await openRawSite(context, (socket) => socket.end('geen HTTP\r\n\r\n'))
  const soon = { patienceInMilliseconds: 500 }
  const unnamed = { ...silent, ...soon, resolve: () => new Promise<string[]>(() => {}) }

  const tryOn = (outside: typeof silent) => linkTrier(outside, origin, staying)('https://een.example/')
  assert.equal(await tryOn({ ...silent, ...soon }), 'no-answer')
  assert.equal(await tryOn({ ...dripping, ...soon }), 'no-answer')
  assert.equal(await tryOn(unnamed), 'no-answer')
  assert.equal(await tryOn(endless), 'unreadable')
  assert.equal(await tryOn(rude), 'unreadable')
})

test('when the site closes, nobody is waited for', async (context) => {
  const silent = await openRawSite(context, () => leaving.abort())
  const leaving = new AbortController()

  assert.equal(await linkTrier(silent, origin, leaving.signal)('https://een.example/'), 'no-answer')
})
