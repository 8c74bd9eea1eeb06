import assert from 'node:assert/strict'
import test from 'node:test'
import { mayAsk } from './robots.ts'

const program = 'IZZ-linkcontrole'

test('without rules, and with rules for others, all may be asked', () => {
  for (const robots of ['', 'niets wat een regel is', 'User-agent: Ander\nDisallow: /', 'Disallow: /'])
    assert.equal(mayAsk(robots, program, '/pad'), true, robots)
})

test('the longest rule that fits decides, and what names us comes before what is for everybody', () => {
  const robots = `# voor iedereen
User-agent: *
Disallow: /

User-agent: Een
user-agent: izz-LINKCONTROLE
Disallow: /dicht # tot hier
Allow: /dicht/open
Disallow: /*.pdf$
Disallow: /zoek*vraag`

  for (const path of ['/', '/dicht/open/deur', '/a.pdf.html', '/zoek'])
    assert.equal(mayAsk(robots, program, path), true, path)
  for (const path of ['/dicht', '/dicht/deur', '/map/a.pdf', '/zoeken?vraag=1'])
    assert.equal(mayAsk(robots, program, path), false, path)
  assert.equal(mayAsk(robots, 'Ander', '/'), false)
})

test('a file full of rules and of stars is read in little time', () => {
  const pattern = `/${'*a'.repeat(200)}b$`
  const robots = `User-agent: *\n${`Disallow: ${pattern}\n`.repeat(2_000)}`

  assert.equal(mayAsk(robots, program, `/${'a'.repeat(900)}`), true)
})
